"""What errors about the engine's own kinds of file have in common: which file, what is wrong, more of it."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

Problem = TypeVar("Problem", bound=StrEnum)


class UnusableFileError(Exception, Generic[Problem]):
    """A file that cannot be used: `problem` says why, `detail` more of it (perhaps nothing).

    Each kind of file derives its own error, with the problems that it can have.
    They are worded to follow the file's name, as ``str()`` of the error does:
    "x.book is damaged: a byte is wrong".
    """

    def __init__(self, path: Path, problem: Problem, detail: str = "") -> None:
        super().__init__(path, problem, detail)  # all of it, so that it can go from process to process
        self.path = path
        self.problem = problem
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.path} {self.problem}{f': {self.detail}' if self.detail else ''}"
