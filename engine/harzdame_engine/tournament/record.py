"""The record of a tournament: a file that grows by a line with each game, and to go on from after a crash.

The first line is the plan, each other line a finished game, its text in PDN
included. A line is written at once and never changed. What a crash may leave is
half a last line: it counts for nothing, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import typed
from harzdame_engine.files.whole_file import append_whole, write_whole
from harzdame_engine.game.move import Color
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.match.errors import MatchError, file_errors
from harzdame_engine.match.game import Cause, SideEffort
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.plan import Plan, plan_of

_KIND = "harzdame-tournament"
_VERSION = 1
_LARGEST = 1 << 30
"""Bytes; some ten times the longest tournament."""


class RecordProblem(StrEnum):
    """Reasons why a file is of no use as the record of a tournament, worded to follow its name."""

    NO_RECORD = "is no record of a tournament"
    NEWER = "was written by a newer version"
    LARGE = "is too large for a record of a tournament"


class RecordError(MatchError):
    """A file that is no record of a tournament, or one that this version cannot read."""

    def __init__(self, path: Path, problem: RecordProblem) -> None:
        super().__init__()
        self.args = (path, problem)  # all of them, so that it can be pickled
        self.path = path
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.path} {self.problem}"


class GameResult(NamedTuple):
    """A finished game: White's `points`, and the efforts of White and Black."""

    id: str
    white: int
    black: int
    points: float
    cause: Cause
    detail: str
    plies: int
    efforts: tuple[SideEffort, SideEffort]
    pdn: str

    @classmethod
    def of_person(cls, fixture: Fixture, outcome: Outcome, plies: int, pdn: str) -> GameResult:
        """The result of a game that a person played; a flag that fell is a fault."""
        late = outcome.termination is Termination.TIME and outcome.winner is not None
        cause = Cause.TIME if late else Cause.RULES
        efforts = (SideEffort((plies + 1) // 2), SideEffort(plies // 2))
        points = outcome.points(Color.WHITE)
        return cls(fixture.id, fixture.white, fixture.black, points, cause, "", plies, efforts, pdn)

    def matches(self, fixture: Fixture) -> bool:
        """Whether it is the game that the schedule asks for."""
        return (self.id, self.white, self.black) == (fixture.id, fixture.white, fixture.black)


class Record:
    """A file that games are appended to."""

    def __init__(self, path: Path) -> None:
        """Belongs to a file that `create` or `read` has looked at."""
        self.path = path

    @classmethod
    def create(cls, path: Path, plan: Plan) -> Record:
        """Begin a file.

        Raises:
            MatchError: there is one already, or it cannot be written.
        """
        with file_errors(path, writing=True):
            path.open("xb").close()
            try:
                append_whole(path, _head(plan))
            except OSError:
                path.unlink()
                raise
        return cls(path)

    def read(self) -> tuple[Plan, list[GameResult]]:
        """The plan and the games so far. Nothing is changed: another app may be writing the last line.

        Raises:
            RecordError: the file is no record of a tournament, or one that this version cannot read.
            MatchError: the file cannot be read, or its first line is no plan.
        """
        with file_errors(self.path, writing=False), open_regular(self.path) as file:
            if os.fstat(file.fileno()).st_size > _LARGEST:
                raise RecordError(self.path, RecordProblem.LARGE)
            data = file.read(_LARGEST)
        first, *lines = data.split(b"\n")
        head = _parsed(first) or {}
        version = head.pop(_KIND, None)
        if type(version) is not int or version < 1:
            raise RecordError(self.path, RecordProblem.NO_RECORD)
        if version > _VERSION or _is_newer(head, Plan):
            raise RecordError(self.path, RecordProblem.NEWER)
        return plan_of(head), list(self._games(lines))

    def _games(self, lines: Iterable[bytes]) -> Iterator[GameResult]:
        for line in lines:
            game = _parsed(line)
            if _is_newer(game, GameResult):
                raise RecordError(self.path, RecordProblem.NEWER)
            if (result := _result(game)) is not None:
                yield result

    def add(self, result: GameResult) -> None:
        """Append a game, on the disk before this returns.

        Raises:
            FileNotFoundError: the file is gone, and with it the plan.
            MatchError: it cannot be written.
        """
        with file_errors(self.path, writing=True, but=FileNotFoundError):
            append_whole(self.path, _game(result), own_line=True, create=False)

    def renew(self, plan: Plan, results: Sequence[GameResult]) -> None:
        """Write the whole file, in place of one that is gone.

        Raises:
            MatchError: it cannot be written.
        """
        with file_errors(self.path, writing=True):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with write_whole(self.path) as file:
                file.writelines([_head(plan), *map(_game, results)])


def _head(plan: Plan) -> bytes:
    return _line({_KIND: _VERSION, **plan.record()})


def _game(result: GameResult) -> bytes:
    return _line({**result._asdict(), "efforts": [list(effort) for effort in result.efforts]})


def _line(record: Mapping[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, OverflowError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _is_newer(record: Mapping[str, Any] | None, kind: type[Plan | GameResult]) -> bool:
    """Whether there is more to it than this version knows: it must not play such a game again."""
    return record is not None and record.keys() > set(kind._fields)


def _result(record: Mapping[str, Any] | None) -> GameResult | None:
    """The game of a line; None for one that makes no sense."""
    if record is None:
        return None
    try:
        white, black = record["efforts"]
        efforts = (_effort(white), _effort(black))
        result = typed(GameResult, {**record, "cause": Cause(record["cause"]), "efforts": efforts})
        return result if result.points in {0, 0.5, 1} else None
    except (KeyError, TypeError, ValueError):
        return None


def _effort(values: Sequence[Any]) -> SideEffort:
    return typed(SideEffort, dict(zip(SideEffort._fields, values, strict=True)))
