"""Errors about the engine's own files: opening books, endgame tables, learned weights, puzzles."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

Problem = TypeVar("Problem", bound=StrEnum)


class UnusableFileError(Exception, Generic[Problem]):
    """A file that cannot be used: `problem` says why; `detail` may add to it.

    Problems are worded to follow the file's name, as ``str()`` of the error
    puts them: "x.book is damaged: a byte is wrong".
    """

    def __init__(self, path: Path, problem: Problem, detail: str = "") -> None:
        super().__init__(path, problem, detail)  # with all arguments, so that it can be pickled
        self.path = path
        self.problem = problem
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.path} {self.problem}{f': {self.detail}' if self.detail else ''}"


class BookProblem(StrEnum):
    """Reasons why an opening book cannot be used."""

    UNREADABLE = "cannot be used"
    NO_BOOK = "is not an opening book"
    NEWER = "was written by a newer version"
    OTHER_GAME = "is for another game"
    OTHER_RULES = "was made for an earlier version of the game's rules"
    OTHER_PLAN = "was begun with other settings"
    DAMAGED = "is damaged"


class BookError(UnusableFileError[BookProblem]):
    """A file that is not a usable opening book."""


class TableProblem(StrEnum):
    """Reasons why an endgame table cannot be used."""

    UNREADABLE = "cannot be read"
    NO_TABLE = "is not an endgame table"
    OTHER_RULES = "is an endgame table for another game, or for other rules of it"
    DAMAGED = "is damaged"


class TableError(UnusableFileError[TableProblem]):
    """A file that is not a usable endgame table."""


class WeightsProblem(StrEnum):
    """Reasons why learned weights cannot be used."""

    UNREADABLE = "cannot be read"
    NO_WEIGHTS = "holds no weights"
    OTHER_RULES = "holds weights for another game, or for other rules of it"
    DAMAGED = "is damaged"


class WeightsError(UnusableFileError[WeightsProblem]):
    """A file without usable weights."""


class PuzzleProblem(StrEnum):
    """Reasons why a file of puzzles cannot be used."""

    UNREADABLE = "cannot be read"
    NO_PUZZLES = "holds no puzzles"
    OTHER_RULES = "holds puzzles for another game, or for other rules of it"
    OTHER_PLAN = "was begun with other settings"
    DAMAGED = "is damaged"


class PuzzleError(UnusableFileError[PuzzleProblem]):
    """A file without usable puzzles."""
