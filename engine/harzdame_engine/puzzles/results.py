"""The file of results: what was solved and failed, and the puzzles from one's own games.

A line of JSON is written behind the others for everything that happens, and no line is
ever changed: rating, deck and counts follow from them (`progress.py`). What a kill
leaves of a line is passed over, and what a newer version wrote is left alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme

MOST_BYTES = 256 << 20
"""The size beyond which a file is no file of results."""
_LONGEST_LINE = 1 << 16
_MOST_COUNTED = 1_000_000


class Mode(StrEnum):
    """The ways in which puzzles are set."""

    DAILY = "daily"
    TRAIN = "train"
    DUE = "due"
    MISTAKES = "mistakes"
    STORM = "storm"
    ENDINGS = "endings"


class Attempt(NamedTuple):
    """A puzzle that was tried: `points` are 1 if it was solved, ½ with a hint, else 0."""

    at: float
    mode: Mode
    game: str
    puzzle: str
    rating: float
    points: float


class Start(NamedTuple):
    """The rating at a game with which somebody begins to solve puzzles; the first one counts."""

    at: float
    game: str
    rating: float
    deviation: float


class StormResult(NamedTuple):
    """A storm that came to its end: how many puzzles were solved, and how many were failed."""

    at: float
    game: str
    solved: int
    failed: int


class EndingResult(NamedTuple):
    """An ending that was played: in so many `moves` if it was won, of the `shortest` possible."""

    at: float
    game: str
    fen: str
    won: bool
    moves: int
    shortest: int


class OwnPuzzle(NamedTuple):
    """A puzzle from a game of one's own, found at `at`."""

    at: float
    puzzle: Puzzle


class Examined(NamedTuple):
    """A game of one's own in which puzzles were looked for, by its id and its number of plies."""

    at: float
    source: str
    plies: int


Record = Attempt | Start | StormResult | EndingResult | OwnPuzzle | Examined


class ResultsFile:
    """The file at `path`, as far as it has been read.

    Several programs may have it open: each appends whole lines, and reads those of the others.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._read = 0

    def read(self) -> list[Record]:
        """The records since the last time, of whoever wrote them.

        Raises:
            OSError: it cannot be read, or is no regular file.
        """
        try:
            with open_regular(self.path) as file:
                file.seek(self._read)
                data = file.read(MOST_BYTES)
        except FileNotFoundError:
            return []
        whole = data.rfind(b"\n") + 1  # the rest may still be under way
        self._read += whole
        return [record for line in data[:whole].splitlines() if (record := _record_of(line)) is not None]

    def append(self, records: Iterable[Record]) -> None:
        """Put records behind all others, on the disk before this returns.

        Raises:
            OSError: they could not be written.
        """
        data = b"".join(_line_of(record) for record in records)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        append_whole(self.path, data, own_line=True)


def _line_of(record: Record) -> bytes:
    match record:
        case OwnPuzzle(at, puzzle):
            values: list[Any] = [at, *puzzle[:3], list(puzzle.solution)]
            values += [[str(theme) for theme in puzzle.themes], puzzle.rating, puzzle.only]
        case _:
            values = list(record)
    return json.dumps([_NAMES[type(record)], *values], separators=(",", ":")).encode() + b"\n"


def _record_of(line: bytes) -> Record | None:
    """The record of a line; None for what is none, or none that this version knows."""
    if not line or len(line) > _LONGEST_LINE:
        return None
    try:
        values = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match values:
        case [str(name), (int() | float()) as at, *more] if 0 <= at < 1e11:  # a number, and no huge one
            return _known(name, float(at), more)
    return None


def _known(name: str, at: float, values: list[Any]) -> Record | None:
    match name, values:
        case "try", [str(mode), str(game), str(puzzle), rating, points] if (
            mode in {str(each) for each in Mode} and _is_rating(rating) and _is_points(points)
        ):
            return Attempt(at, Mode(mode), game, puzzle, float(rating), float(points))
        case "start", [str(game), rating, deviation] if _is_rating(rating) and _is_rating(deviation):
            return Start(at, game, float(rating), max(1.0, float(deviation)))
        case "storm", [str(game), solved, failed] if _is_count(solved) and _is_count(failed):
            return StormResult(at, game, solved, failed)
        case "ending", [str(game), str(fen), bool(won), moves, shortest] if _is_count(moves) and _is_count(
            shortest
        ):
            return EndingResult(at, game, fen, won, moves, shortest)
        case "own", [str(), str(), str(), list(), list(), int(rating), bool()] if _is_rating(rating):
            puzzle_read = _puzzle_of(values)
            return None if puzzle_read is None else OwnPuzzle(at, puzzle_read)
        case "examined", [str(source), plies] if _is_count(plies):
            return Examined(at, source, plies)
    return None


def _puzzle_of(values: list[Any]) -> Puzzle | None:
    known = {str(theme): theme for theme in PuzzleTheme}
    puzzle, game, fen, solution, themes, rating, only = values
    if not solution or not all(isinstance(move, str) for move in solution):
        return None
    named = tuple(known[theme] for theme in themes if isinstance(theme, str) and theme in known)
    return Puzzle(
        id=puzzle, game=game, fen=fen, solution=tuple(solution), themes=named, rating=rating, only=only
    )


def _is_points(value: Any) -> bool:
    return isinstance(value, int | float) and value in {0, 0.5, 1}


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and 0 <= value <= _MOST_COUNTED


def _is_rating(value: Any) -> bool:
    return isinstance(value, int | float) and -5000 <= value <= 10_000


_NAMES: dict[type[Any], str] = {
    Attempt: "try",
    Start: "start",
    StormResult: "storm",
    EndingResult: "ending",
    OwnPuzzle: "own",
    Examined: "examined",
}
