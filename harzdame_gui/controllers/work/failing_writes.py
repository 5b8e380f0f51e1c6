"""What is not on disk because writing fails just now: one list of it, for whoever tells of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.logger import logger


class Thing(Enum):
    """What a person may lose; the app words it."""

    GAME = auto()  # the one on the board
    GAMES = auto()  # one's own
    LIBRARY = auto()  # games for it
    IMPORT = auto()  # games for it that are in files, and stay there
    MARKS = auto()  # of games there, and other changes
    TOURNAMENT = auto()
    REPERTOIRES = auto()
    STUDIES = auto()
    ANSWERS = auto()  # in practice
    RESULTS = auto()  # of puzzles
    FILES = auto()  # of games, and others that were chosen
    EDITS = auto()  # of files, to be undone
    SETTINGS = auto()
    ALL = auto()  # whatever is kept, in a folder that passes with the app
    NOTHING = auto()  # a trial whether anything can be written


class Writing(NamedTuple):
    """A thing that is written into the file at `path`.

    `text` gives it as PDN, for another place; None: it is no game. Slow: it is called on a working thread.
    `others`: files that are written with that one, or not at all.
    """

    thing: Thing
    path: Path
    text: Callable[[], str] | None = None
    others: tuple[Path, ...] = ()


class FailingWrites(QObject):
    """What of the person's could not be written; each writer notes here that it failed, or at last succeeded.

    Signals:
        changed(): something failed or was written after all.
        gaveUp(): something was not written, and will not be; whoever wanted it has told why, or is about to.
    """

    changed = Signal()
    gaveUp = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._failed: dict[Hashable, tuple[Writing, Exception]] = {}

    @property
    def all(self) -> tuple[tuple[Writing, Exception], ...]:
        """What could not be written, with the reason."""
        return tuple(self._failed.values())

    @property
    def lost(self) -> tuple[tuple[Writing, Exception], ...]:
        """What goes with the app if that ends now."""
        return tuple(failed for failed in self.all if failed[0].thing is not Thing.NOTHING)

    def note(self, key: Hashable, writing: Writing, error: Exception) -> None:
        """A write failed; an earlier one of this key is out of date."""
        if key not in self._failed:  # it is tried again and again
            logger(__name__).warning("%s cannot be written: %s", writing.path, error)
        self._failed[key] = writing, error
        self.changed.emit()

    def settle(self, key: Hashable) -> None:
        """What has this key is on disk, or need not be any more."""
        self._drop(key)

    def give_up(self, key: Hashable) -> None:
        """What has this key is not on disk, and nobody tries any more to write it."""
        self.gaveUp.emit()
        self._drop(key)

    def _drop(self, key: Hashable) -> None:
        if (failed := self._failed.pop(key, None)) is not None:
            logger(__name__).info("%s need not wait any more to be written", failed[0].path)
            self.changed.emit()
