"""What can be wrong with a file of an endgame table."""

from __future__ import annotations

from enum import StrEnum

from harzdame_engine.files.errors import UnusableFileError


class TableProblem(StrEnum):
    """What is wrong with a file."""

    UNREADABLE = "cannot be read"
    NO_TABLE = "holds no endgame table"
    OTHER_RULES = "holds an endgame table for another game, or for other rules of it"
    DAMAGED = "is damaged"


class TableError(UnusableFileError[TableProblem]):
    """A file without an endgame table that can be used."""
