"""A job: one piece of slow work, done off the GUI thread and reported on it.

It knows nothing of what the work is; `Jobs` decides when it is done.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple, TypeAlias

from harzdame_engine import StopToken
from PySide6.QtCore import QObject, Qt, Signal

from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.hearing import is_heard

_SURE_AFTER = 3.0
"""Seconds after which the speed so far shows how long the rest will take."""


class Doing(Enum):
    """The kinds of work that a person may be waiting for; the app words them."""

    OPENING = auto()  # a file of games
    READING = auto()  # one of its games
    LISTING = auto()  # one's own games
    SAVING = auto()
    EXPORTING = auto()  # the making of a picture, a page, an animation, a file of games
    LOOKING_UP = auto()  # a position, in opening books or endgame tables
    BUILDING = auto()  # endgame tables
    SEARCHING = auto()  # the library
    IMPORTING = auto()  # games into it
    REVIEWING = auto()  # a game


class Lane(Enum):
    """A queue of jobs that do not overtake one another; jobs of other lanes go on beside them."""

    READING = auto()  # games of files that are open
    VERSIONS = auto()  # of games, as they were left
    SHELF = auto()  # the headings of studies
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
    of its folders, however often it is asked. What reads and writes files has lanes of its own.
    """

    folder: Path


class FileLane(NamedTuple):
    """The lane of what reads or writes these `files`, each by all names that are known of it.

    Jobs with a file in common never overtake one another. Of those in the same folders one that reads and
    one that writes is done at a time, so that a silent disk keeps few threads busy, but what waits for a
    file lets others pass: what moves games to another disk holds up its two files and nothing else. Nobody
    waits while holding something: a job begins once all of its files are free, and so no two can wait for
    each other.
    """

    files: frozenset[Path]
    written: bool = True
    """Whether it is done to the last when the app is closed."""
    beside: frozenset[Path] = frozenset()
    """Folders of other files that it needs, and that others may need meanwhile."""

    @property
    def folders(self) -> frozenset[Path]:
        """The folders for whose disk the job may have to wait."""
        return self.beside | {path.parent for path in self.files}


AnyLane: TypeAlias = Lane | FolderLane | FileLane
FINISHED = Lane.JOURNAL, Lane.LIBRARY_CHANGES


def file_lane(path: Path, *, written: bool = True, beside: Path | None = None) -> FileLane:
    """The lane of a file; see `FileLane`."""
    return FileLane(frozenset({path}), written, frozenset({beside} if beside is not None else ()))


def is_finished(lane: AnyLane | None) -> bool:
    """Whether jobs of a lane are done to the last when the app is closed."""
    return lane in FINISHED or (isinstance(lane, FileLane) and lane.written)


def held_by(lane: AnyLane | None) -> frozenset[Hashable]:
    """What a job holds since it was asked for: later ones that hold it, too, are done later."""
    if isinstance(lane, FileLane):
        return lane.files
    return frozenset() if lane is None else frozenset({lane})


def thread_of(lane: AnyLane | None) -> Hashable:
    """What one thread at a time works for; None: any number of them do."""
    return (lane.folders, lane.written) if isinstance(lane, FileLane) else lane


def _writing_in(lane: AnyLane | None) -> Writing | None:
    """What is written in a lane, where that is not said."""
    if isinstance(lane, FileLane) and lane.written and lane.files:
        return Writing(Thing.FILES, min(lane.files))
    return None


class Job(QObject):
    """A piece of work on another thread, made by `Jobs.run` and gone soon after it ended.

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
        lane: AnyLane | None = None,
        doing: Doing | None = None,
        time_limit: float | None = None,
        writing: Writing | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self.lane = lane
        self.doing = doing
        self.writing = writing or _writing_in(lane)
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
            heard = is_heard(self, "failed")
            self.failed.emit(error)
        self.ended.emit()
        for name in _SIGNALS:
            if is_heard(self, name):
                getattr(self, name).disconnect()  # a listener may hold the last reference to `Jobs`
        return heard

    def _on_told(self, told: object, share: float | None) -> None:
        if self.stopped is None:
            self.told, self.share = told, share
            self.progress.emit(told)


_SIGNALS = "progress", "finished", "failed", "ended"


def _over(_job: Job) -> None:
    """The work of a job that is over: whoever asked for it is held no longer."""


Work = Callable[[Job], object]
"""The work itself; it may report progress to its job, and heeds the job's token where that makes sense."""
