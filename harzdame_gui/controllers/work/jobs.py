"""Jobs: slow work such as files, look-ups, the building of endgame tables and searches, off the GUI thread.

It is the only place that handles threads, and knows nothing of what the work is.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Sequence
from threading import Thread

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from harzdame_gui.controllers.work.chance import Chance
from harzdame_gui.controllers.work.failing_writes import FailingWrites, Writing
from harzdame_gui.controllers.work.job import (
    AnyLane,
    Doing,
    FileLane,
    FolderLane,
    Job,
    Work,
    held_by,
    is_finished,
    thread_of,
)

STOP_GRACE = 3.0
"""Seconds of its thread, as `Chance` counts them, within which a job that was stopped must end; a healthy
one needs 0.05.
"""
CLOSE_GRACE_MS = 800
"""The time for which closing waits for jobs that were stopped: leaving takes less than a second."""
FILES_GRACE_MS = 10_000
"""The time for which closing waits for files to be written."""
_WATCH_INTERVAL_MS = 100


class Jobs(QObject):
    """Runs jobs side by side, those of a lane one after another in the order in which they were asked for.

    A job that was stopped and does not obey is given up, so that the app can go
    on without it. A failure without a listener is raised on this thread.

    Signals:
        began(Job): it was asked for.
        failed(Job): likewise, before it says so itself.
        ended(): nothing is under way any more.
        closing(): what is asked for now is the last that is done.
    """

    began = Signal(object)
    failed = Signal(object)
    ended = Signal()
    closing = Signal()
    _returned = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.failing = FailingWrites(self)
        """What jobs could not write so far."""
        self._under_way: list[Job] = []
        self._running: set[Job] = set()
        self._threads: dict[Job, Thread] = {}
        self._chances: dict[Job, Chance] = {}
        """Those that stopped jobs have had to end."""
        self._closed = False
        self._held: list[tuple[Job, object, Exception | None]] | None = None
        """What has returned since `hold`, and is not told yet."""
        self._returned.connect(self._on_returned, Qt.ConnectionType.QueuedConnection)
        self._watch = QTimer(self, interval=_WATCH_INTERVAL_MS)
        self._watch.timeout.connect(self._watch_over)

    @property
    def under_way(self) -> tuple[Job, ...]:
        """The jobs that run or wait, in the order in which they were asked for."""
        return tuple(self._under_way)

    @property
    def threads(self) -> int:
        """The number of threads at work, those of abandoned jobs included."""
        return sum(thread.is_alive() for thread in set(self._threads.values()))

    def run(
        self,
        work: Work,
        *,
        lane: AnyLane | None = None,
        doing: Doing | None = None,
        time_limit: float | None = None,
        writing: Writing | None = None,
    ) -> Job:
        """Have `work` done; connect to what is returned at once.

        `doing`: the kind of work, for a person who has to wait. `time_limit`: seconds
        after which the job is asked to stop. `writing`: what is not on disk until it
        is over, by the name that a person knows; None: whatever its lane says.

        After `shut_down`, when timers may still ask for work, nothing is begun: the job
        returned is cancelled, and emits nothing.
        """
        job = Job(work, lane=lane, doing=doing, time_limit=time_limit, writing=writing, parent=self)
        if self._closed:
            job.cancel()
            let_go(job)
            return job
        self._under_way.append(job)
        self._start()
        self._watch.start()
        self.began.emit(job)
        return job

    def hold(self) -> None:
        """Tell of no end from now on, as long as those are missing that would hear of it; work goes on."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Tell what has ended since `hold`, one after the other."""
        held, self._held = self._held or [], None
        for returned in held:
            self._returned.emit(*returned)

    def shut_down(self) -> bool:
        """Finish what is written, so that no save is lost, stop everything else, and join the threads.

        What is written waits for nothing but what was to be written before in its lane.

        What is asked for from now on is not done; see `run`.

        False: something hung and still runs. The process must then leave by
        `os._exit`, for the thread cannot be ended.
        """
        self.closing.emit()
        self._closed = True
        self._watch.stop()
        kept = [job for job in self._under_way if is_finished(job.lane)]
        for job in self._under_way:
            if job not in kept:
                job.cancel()
        stopped = [thread for job, thread in self._threads.items() if job not in kept]
        writers = self._writers(kept)
        _join(stopped, CLOSE_GRACE_MS)
        _join(writers, FILES_GRACE_MS)
        return not any(writer.is_alive() for writer in writers) and self.threads == 0

    def _writers(self, kept: Sequence[Job]) -> list[Thread]:
        """Threads that finish jobs, each after those before it: nobody will be here to begin them."""
        writers: list[Thread] = []
        last: dict[Hashable, Thread] = {}
        for job in kept:
            held = held_by(job.lane)
            before = {last[each] for each in held if each in last}
            begun = self._threads.get(job)
            writer = Thread(target=self._write, args=(job, begun, before), daemon=True)
            self._threads.setdefault(job, writer)
            last |= dict.fromkeys(held, writer)
            writers.append(writer)
            writer.start()
        return writers

    def _write(self, job: Job, begun: Thread | None, before: Iterable[Thread]) -> None:
        for writer in before:
            writer.join()
        if begun is not None:
            begun.join()
        else:
            self._perform(job)

    def _start(self) -> None:
        """Begin what waits for nothing else."""
        silent = {job for job in self._threads if isinstance(job.lane, FolderLane | FileLane)} - self._running
        busy = {thread_of(job.lane) for job in self._running | silent} - {None}
        held: set[Hashable] = set().union(*(held_by(job.lane) for job in silent))  # given up, but not over
        for job in self._under_way:
            mine, thread = held_by(job.lane), thread_of(job.lane)
            if job not in self._running and thread not in busy and not mine & held:
                self._begin(job)
                if thread is not None:
                    busy.add(thread)
            held |= mine

    def _begin(self, job: Job) -> None:
        self._running.add(job)
        self._threads[job] = thread = Thread(target=self._perform, args=(job,), daemon=True)
        thread.start()

    def _perform(self, job: Job) -> None:
        """Run on the working thread. It reports the end itself: the job may be gone meanwhile."""
        result: object = None
        error: Exception | None = None
        try:
            result = job.perform()
        except Exception as problem:  # whatever it is, it belongs to the one who asked
            error = problem
        self._returned.emit(job, result, error)

    def _watch_over(self) -> None:
        if self._held is not None:
            return
        now = time.monotonic()
        for job in tuple(self._running):
            if job.stopped is not None and self._had_its_chance(job):
                self._give_up(job)
            elif job.stopped is None and job.overdue(now):
                job.hurry()

    def _had_its_chance(self, job: Job) -> bool:
        """Whether a job that was stopped could have ended by now."""
        if job not in self._chances:
            self._chances[job] = Chance(self._threads[job].native_id or 0)
        return self._chances[job].look() > STOP_GRACE

    def _give_up(self, job: Job) -> None:
        job.hung = True
        self._conclude(job, None, TimeoutError("it did not stop"))

    def _on_returned(self, job: Job, result: object, error: Exception | None) -> None:
        if self._held is not None:
            self._held.append((job, result, error))
            return
        let_go(job)
        thread = self._threads.pop(job, None)
        if thread is not None:
            thread.join()  # it is at its end, but holds this object, which must not be destroyed over there
        if not job.hung:
            self._conclude(job, result, error)
        elif not self._closed:  # it was given up, and has returned after all
            self._start()

    def _conclude(self, job: Job, result: object, error: Exception | None) -> None:
        self._under_way.remove(job)
        self._running.discard(job)
        self._chances.pop(job, None)
        if not self._closed:
            self._start()
        if error is not None and not job.cancelled:
            self.failed.emit(job)
        heard = job.conclude(result, error)
        if not self._under_way:
            self._watch.stop()
            self.ended.emit()
        if error is not None and not heard:
            raise error


def _join(threads: Sequence[Thread], most_ms: int) -> None:
    """Wait for threads, no longer than so many milliseconds for all of them."""
    deadline = time.monotonic() + most_ms / 1000
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))


def let_go(job: QObject) -> None:
    """Have it deleted, alone: if its listeners hold the last reference to its parent, that goes with it.

    As a child of that parent it would then be deleted once more while it is deleted.
    """
    job.setParent(None)
    job.deleteLater()
