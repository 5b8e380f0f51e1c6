"""Why a book cannot be had."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path


class BookProblem(StrEnum):
    """What is wrong with a file."""

    UNREADABLE = "cannot be used"
    NO_BOOK = "is no opening book"
    NEWER = "was written by a newer version"
    OTHER_GAME = "is for another game"
    OTHER_RULES = "was made when the rules of its game were others"
    OTHER_PLAN = "was begun otherwise"
    DAMAGED = "is damaged"


class BookError(Exception):
    """A file that is no usable book: `problem` says why, `detail` more of it (perhaps nothing)."""

    def __init__(self, path: Path, problem: BookProblem, detail: str = "") -> None:
        super().__init__(f"{path} {problem}{f': {detail}' if detail else ''}")
        self.path = path
        self.problem = problem
        self.detail = detail
