"""A job: one piece of slow work, done off the GUI thread and reported on it.

It knows nothing of what the work is; `Jobs` decides when it is done.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import StopToken
from PySide6.QtCore import QMetaMethod, QMetaObject, QObject, Qt, Signal

_SURE_AFTER = 3.0
"""Seconds after which the speed so far shows how long the rest will take."""


class Doing(Enum):
    """The kinds of work that a person may be waiting for; the app words them."""

    OPENING = auto()  # a file of games
    READING = auto()  # one of its games
    LISTING = auto()  # one's own games
    SAVING = auto()
    EXPORTING = auto()  # a picture, a page, an animation
    LOOKING_UP = auto()  # a position, in opening books or endgame tables
    BUILDING = auto()  # endgame tables
    SEARCHING = auto()  # the library
    IMPORTING = auto()  # games into it
    REVIEWING = auto()  # a game


class Lane(Enum):
    """A queue of jobs that do not overtake one another; jobs of other lanes go on beside them."""

    FILES = auto()  # of games, which are moved from one to another
    REPERTOIRES = auto()
    JOURNAL = auto()  # apart, so that a large file does not keep what was just played waiting
    LOOKUPS = auto()
    BUILDING = auto()
    LIBRARY = auto()  # questions to it
    LIBRARY_CHANGES = auto()  # apart, since another app may hold the library for long
    IMPORTS = auto()
    PREVIEWS = auto()


class FolderLane(NamedTuple):
    """The queue of questions about what lies in a folder; one without an answer holds up the others there.

    So a disk that is silent, as that of a network that is gone, keeps no more than one thread busy for each
    of its folders, however often it is asked. What is `written` there has a queue of its own.
    """

    folder: Path
    written: bool = False


FINISHED = Lane.FILES, Lane.REPERTOIRES, Lane.JOURNAL, Lane.LIBRARY_CHANGES


def is_finished(lane: Lane | FolderLane | None) -> bool:
    """Whether jobs of a lane are done to the last when the app is closed."""
    return lane in FINISHED or (isinstance(lane, FolderLane) and lane.written)


class Job(QObject):
    """Made by `Jobs.run`; it is gone soon after it ended.

    Signals:
        progress(object): the latest report of the work.
        finished(object): its result.
        failed(Exception): what it raised, or TimeoutError where it was given up.
        ended(): it is over, however it ended; the last signal.
    """

    progress = Signal(object)
    finished = Signal(object)
    failed = Signal(object)
    ended = Signal()
    _told = Signal(object, object)

    def __init__(
        self,
        work: Work,
        *,
        lane: Lane | FolderLane | None = None,
        doing: Doing | None = None,
        time_limit: float | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self.lane = lane
        self.doing = doing
        self.time_limit = time_limit
        self.token = StopToken()
        self.asked = time.monotonic()
        self.begun: float | None = None
        self.stopped: float | None = None
        self.cancelled = False
        self.hung = False
        self.told: object = None
        self.share: float | None = None
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    @property
    def seconds_left(self) -> float | None:
        """About how long it will still take; None: that is not known yet."""
        if self.begun is None or not self.share:
            return None
        elapsed = time.monotonic() - self.begun
        return elapsed / self.share * (1 - self.share) if elapsed > _SURE_AFTER else None

    def cancel(self) -> None:
        """End it as soon as possible; no signal but `ended` follows."""
        self.cancelled = True
        self._work = _over
        self.hurry()

    def hurry(self) -> None:
        """End it as soon as possible; `finished` carries the result so far."""
        self.token.stop()
        self.stopped = self.stopped or time.monotonic()

    def overdue(self, now: float) -> bool:
        """Whether it takes longer than it may."""
        if self.begun is None or self.time_limit is None:
            return False
        return now - self.begun > self.time_limit

    # On the working thread

    def perform(self) -> object:
        """Do the work, unless it was cancelled."""
        self.begun = time.monotonic()
        return None if self.cancelled else self._work(self)

    def tell(self, told: object, share: float | None = None) -> None:
        """Report progress by `progress`; `share`: how much is done, from 0 to 1."""
        self._told.emit(told, share)

    # Back on the owner's

    def conclude(self, result: object, error: Exception | None) -> bool:
        """Report how it ended. False: it failed, and nothing is connected to `failed`."""
        self._work = _over
        heard = True
        if not self.cancelled and error is None:
            self.finished.emit(result)
        elif not self.cancelled:
            heard = self._is_heard("failed")
            self.failed.emit(error)
        self.ended.emit()
        for name in _SIGNALS:
            if self._is_heard(name):
                getattr(self, name).disconnect()  # a listener may hold the last reference to `Jobs`
        return heard

    def _is_heard(self, name: str) -> bool:
        return self.isSignalConnected(_signal(self.metaObject(), name))

    def _on_told(self, told: object, share: float | None) -> None:
        if self.stopped is None:
            self.told, self.share = told, share
            self.progress.emit(told)


_SIGNALS = "progress", "finished", "failed", "ended"


def _signal(known: QMetaObject, name: str) -> QMetaMethod:
    """A signal of jobs by its name. `QMetaMethod.fromSignal` would keep the job for ever."""
    methods = (known.method(number) for number in range(known.methodCount()))
    return next(each for each in methods if each.name() == name)


def _over(_job: Job) -> None:
    """The work of a job that is over: whoever asked for it is held no longer."""


Work = Callable[[Job], object]
"""The work itself; it may report progress to its job, and heeds the job's token where that makes sense."""
