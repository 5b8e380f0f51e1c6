"""Errors about a library: the file cannot be used, or a game in it is not as it was."""

from __future__ import annotations

from enum import StrEnum

from harzdame_engine.files.errors import UnusableFileError


class LibraryProblem(StrEnum):
    """Reasons why a library, or a game in it, cannot be used."""

    UNREADABLE = "cannot be used"
    NO_LIBRARY = "is not a library of games"
    NEWER = "was written by a newer version"
    OTHER_FORM = "holds other things than a library does"
    DAMAGED = "is damaged"
    DAMAGED_GAME = "has a game that is damaged"
    LOCKED = "is being written by another program"
    FULL = "has no room to grow on its disk"
    READ_ONLY = "may not be written"


class LibraryError(UnusableFileError[LibraryProblem]):
    """A file that is not a usable library, or not at this moment."""


class GameChangedError(Exception):
    """An edit was made of a game that somebody else has changed or removed since it was read.

    `removed`: it is no longer in the library. Nothing was written.
    """

    def __init__(self, game: int, *, removed: bool) -> None:
        super().__init__(game, removed)
        self.game = game
        self.removed = removed

    def __str__(self) -> str:
        return f"game {self.game} was {'removed' if self.removed else 'changed'} meanwhile"
