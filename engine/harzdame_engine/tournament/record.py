"""The record of a tournament: a file that grows by a line with each game, and to go on from after a crash.

The first line is the plan, each other line a finished game, its text in PDN
included. A line is written at once and never changed. What a crash may leave is
half a last line: it counts for nothing, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import typed
from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.game.move import Color
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.match.errors import MatchError, file_errors
from harzdame_engine.match.game import Cause, Effort
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.plan import Plan, plan_of

_VERSION = 1
_LARGEST = 1 << 30
"""Bytes; some ten times the longest tournament."""


class GameResult(NamedTuple):
    """A finished game: White's `points`, and the efforts of White and Black."""

    id: str
    white: int
    black: int
    points: float
    cause: Cause
    detail: str
    plies: int
    efforts: tuple[Effort, Effort]
    pdn: str

    @classmethod
    def of_person(cls, fixture: Fixture, outcome: Outcome, plies: int, pdn: str) -> GameResult:
        """The result of a game that a person played; a flag that fell is a fault."""
        late = outcome.termination is Termination.TIME and outcome.winner is not None
        cause = Cause.TIME if late else Cause.RULES
        efforts = (Effort((plies + 1) // 2), Effort(plies // 2))
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
        line = _line({"harzdame-tournament": _VERSION, **plan.record()})
        with file_errors(path):
            path.open("xb").close()
            try:
                append_whole(path, line)
            except OSError:
                path.unlink()
                raise
        return cls(path)

    def read(self) -> tuple[Plan, list[GameResult]]:
        """The plan and the games so far. Nothing is changed: another app may be writing the last line.

        Raises:
            MatchError: the file cannot be read, or is no record of a tournament.
        """
        with file_errors(self.path):
            with open_regular(self.path) as file:
                if os.fstat(file.fileno()).st_size > _LARGEST:
                    raise MatchError(f"{self.path} is too large for a record of a tournament")
                data = file.read(_LARGEST)
            first, *lines = data.split(b"\n")
            head = _parsed(first)
            if head is None or head.pop("harzdame-tournament", None) != _VERSION:
                raise MatchError(f"{self.path} is no record of a tournament")
        results = [result for line in lines if (result := _result(_parsed(line))) is not None]
        return plan_of(head), results

    def add(self, result: GameResult) -> None:
        """Append a game, on the disk before this returns.

        Raises:
            MatchError: it cannot be written.
        """
        line = _line({**result._asdict(), "efforts": [list(effort) for effort in result.efforts]})
        with file_errors(self.path):
            append_whole(self.path, line, own_line=True)


def _line(record: Mapping[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, OverflowError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


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


def _effort(values: Sequence[Any]) -> Effort:
    return typed(Effort, dict(zip(Effort._fields, values, strict=True)))
