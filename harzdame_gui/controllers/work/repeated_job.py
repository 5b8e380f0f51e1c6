"""A job that is done until it succeeds: for what must get to the disk, though that may be full just now."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.work.failing_writes import Writing
from harzdame_gui.controllers.work.job import Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs, let_go

RETRY_MS = 5000


class RepeatedJob(QObject):
    """Work that is done again every few seconds, and a last time as the app is closed, until it succeeds.

    It belongs to `jobs`, whatever becomes of the one who asked for it, and is gone soon after it ended.

    Signals:
        failed(Exception): it failed for the first time, or for good; other failures are not told.
        finished(object): its result.
    """

    failed = Signal(object)
    finished = Signal(object)

    def __init__(
        self,
        jobs: Jobs,
        work: Work,
        *,
        lane: Lane,
        target: Hashable = None,
        writing: Writing | None = None,
        worthwhile: Callable[[Exception], bool] = lambda _error: True,
    ) -> None:
        """Connect to it at once.

        `target`: the file, or the part of one, that it writes anew; an earlier job of the same target is then
        not repeated.
        `writing`: what is not on disk as long as it fails.
        `worthwhile`: whether it makes sense to try again after an error.
        """
        super().__init__(jobs)
        self.target = target
        self._jobs = jobs
        self._writing = writing
        self._key: Hashable = self if target is None else (type(self), target)
        self._work = work
        self._lane = lane
        self._worthwhile = worthwhile
        self._told = False
        self._overtaken = False
        self._delay = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._delay.timeout.connect(self._attempt)
        jobs.closing.connect(self._attempt_at_once)
        if target is not None:
            self._overtake(target)
        self._attempt()

    def give_way(self) -> None:
        """A later job writes the same file: what this one would write there is out of date."""
        self._overtaken = True
        if self._delay.isActive():
            self._delay.stop()
            let_go(self)

    def _overtake(self, target: Hashable) -> None:
        for other in self._jobs.findChildren(RepeatedJob):
            if other is not self and other.target == target:
                other.give_way()

    def _attempt(self) -> None:
        job = self._jobs.run(self._work, lane=self._lane)
        job.finished.connect(self._on_finished)
        job.failed.connect(self._on_failed)

    def _attempt_at_once(self) -> None:
        """Wait no longer. An attempt that is under way is the last one anyway."""
        if self._delay.isActive():
            self._delay.stop()
            self._attempt()

    def _on_finished(self, result: object) -> None:
        if not self._overtaken:
            self._jobs.failing.settle(self._key)
        self.finished.emit(result)
        let_go(self)

    def _on_failed(self, error: Exception) -> None:
        again = self._worthwhile(error)
        if not self._told or not again:
            self._told = True
            self.failed.emit(error)
        if again and not self._overtaken:
            if self._writing is not None:
                self._jobs.failing.note(self._key, self._writing, error)
            self._delay.start()
        else:
            if not self._overtaken:
                self._jobs.failing.settle(self._key)
            let_go(self)
