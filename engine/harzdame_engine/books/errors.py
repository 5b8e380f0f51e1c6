"""Why a book cannot be had."""

from __future__ import annotations

from enum import StrEnum

from harzdame_engine.files.errors import UnusableFileError


class BookProblem(StrEnum):
    """What is wrong with a file."""

    UNREADABLE = "cannot be used"
    NO_BOOK = "is no opening book"
    NEWER = "was written by a newer version"
    OTHER_GAME = "is for another game"
    OTHER_RULES = "was made when the rules of its game were others"
    OTHER_PLAN = "was begun otherwise"
    DAMAGED = "is damaged"


class BookError(UnusableFileError[BookProblem]):
    """A file that is no usable book."""
