"""A job that is done until it succeeds: for what must get to the disk, though that may be full just now."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.storage.file_failure import StalledError
from harzdame_gui.controllers.work.failing_writes import Writing
from harzdame_gui.controllers.work.job import AnyLane, Doing, Work
from harzdame_gui.controllers.work.jobs import Jobs, let_go

RETRY_MS = 5000


class RepeatedJob(QObject):
    """Work that is done again every few seconds, and a last time as the app is closed, until it succeeds.

    It belongs to `jobs`, whatever becomes of the one who asked for it, and is gone soon after it ended.

    Signals:
        failed(Exception): it failed for the first time, or for good; other failures are not told.
        gaveUp(Exception): it failed for good.
        finished(object): its result.
    """

    failed = Signal(object)
    gaveUp = Signal(object)
    finished = Signal(object)

    def __init__(
        self,
        jobs: Jobs,
        work: Work,
        *,
        lane: AnyLane,
        target: Hashable = None,
        order: Hashable = None,
        anew: bool = False,
        doing: Doing | None = None,
        writing: Writing | None = None,
        worthwhile: Callable[[Exception], bool] = lambda _error: True,
    ) -> None:
        """Connect to it at once.

        `target`: the file, or the part of one, that it writes anew; an earlier job of the same target is then
        not repeated.
        `order`: jobs of the same one are done one after another, also while the first is being repeated.
        `anew`: whatever comes before it in its order is out of date, and no longer repeated.
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
        self._doing = doing
        self.order = order
        self._worthwhile = worthwhile
        self._overtaken = self._waits = self._noted = False
        self.error: Exception | None = None
        """Why the last attempt failed."""
        self._delay = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._delay.timeout.connect(self._attempt)
        jobs.closing.connect(self._attempt_at_once)
        self._line_up(anew=anew)

    def _line_up(self, *, anew: bool) -> None:
        """Let earlier jobs that are out of date give way, and begin if none comes before it in its order."""
        for other in reversed(self._others):  # the last one first: none begins because of one before it
            same_target = self.target is not None and other.target == self.target
            if same_target or (anew and other.order == self.order):
                other.give_way()
        before = self._of_its_order
        self._waits = bool(before)
        if not self._waits:
            self._attempt()
        elif error := next((other.error for other in before if other.error), None):
            self.note_waiting(error)

    def give_way(self) -> None:
        """A later job writes the same file: what this one would write there is out of date."""
        self._overtaken = True
        if self._key is self:  # else the later one tells of both
            self._jobs.failing.settle(self)
        if self.rests:
            self._waits = False
            self._delay.stop()
            self._let_next_begin()
            let_go(self)

    def note_stall(self) -> None:
        """The disk does not answer the attempt that is under way."""
        if self._writing is not None:
            self._note_all(StalledError(self._writing.path))

    def _note_all(self, error: Exception) -> None:
        """It is not on disk, and so is nothing that waits for it."""
        self._note(error)
        for other in self._of_its_order:
            other.note_waiting(error)

    def note_waiting(self, error: Exception) -> None:
        """One before it fails. That is told once, as there may be hundreds behind that one."""
        if not self._noted:
            self._note(error)

    def _note(self, error: Exception) -> None:
        self._noted = True
        out_of_date = self._overtaken and self._key is self  # else the later one tells of both
        if self._writing is not None and not out_of_date:
            self._jobs.failing.note(self._key, self._writing, error)

    def end_waiting(self) -> None:
        """All that was asked for before it, in its order, is over."""
        if self._waits:
            self._waits = False
            self._attempt()

    @property
    def rests(self) -> bool:
        """Whether it has failed and waits for the next attempt, or for another one before it."""
        return self._delay.isActive() or self._waits

    @property
    def _others(self) -> list[RepeatedJob]:
        return [other for other in self._jobs.findChildren(RepeatedJob) if other is not self]

    @property
    def _of_its_order(self) -> list[RepeatedJob]:
        return [other for other in self._others if self.order is not None and other.order == self.order]

    def _let_next_begin(self) -> None:
        """The one behind this in the order, which is over."""
        following, self.order = self._of_its_order[:1], None
        for other in following:
            other.end_waiting()

    def _attempt(self) -> None:
        job = self._jobs.run(self._work, lane=self._lane, doing=self._doing)
        job.writing = None  # told of here, for all attempts
        job.finished.connect(self._on_finished)
        job.failed.connect(self._on_failed)

    def _attempt_at_once(self) -> None:
        """Wait no longer. An attempt that is under way is the last one anyway."""
        self.end_waiting()
        if self._delay.isActive():
            self._delay.stop()
            self._attempt()

    def _on_finished(self, result: object) -> None:
        if not self._overtaken:
            self._jobs.failing.settle(self._key)
        self.finished.emit(result)
        self._let_next_begin()
        let_go(self)

    def _on_failed(self, error: Exception) -> None:
        again, told = self._worthwhile(error), self.error is not None
        self.error = error
        if not told or not again:
            self.failed.emit(error)
        if again and not self._overtaken:
            self._note_all(error)
            self._delay.start()
        else:
            if not self._overtaken:
                self._jobs.failing.give_up(self._key)
                self.gaveUp.emit(error)
            self._let_next_begin()
            let_go(self)
