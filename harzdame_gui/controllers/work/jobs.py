"""The one road for slow work: every job of the app runs here, each on a thread of its own.

Files are read and written, endgame tables built and asked, searches made, all
alike. It knows nothing of what the work is.
"""

from __future__ import annotations

import time

import shiboken6
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.work.job import Doing, Job, Lane, Work
from harzdame_gui.controllers.work.thread import BackgroundThread

STOP_GRACE = 3.0
"""Seconds within which a job that was stopped must end; a healthy one needs 0.05."""
CLOSE_GRACE_MS = 800
"""How long closing waits for jobs that were stopped: leaving takes less than a second."""
FILES_GRACE_MS = 10_000
"""How long closing waits for files to be written."""
_WATCH_INTERVAL_MS = 100


class Jobs(QObject):
    """Runs jobs side by side, those of a lane one after another in the order in which they were asked for.

    A job that was stopped and does not obey is given up, so that the app can go
    on without it. A failure that nobody listens for is raised on this thread.

    Signals:
        began(Job): it was asked for.
        ended(): nothing is under way any more.
    """

    began = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._under_way: list[Job] = []
        self._running: dict[Job, BackgroundThread] = {}
        self._hung: dict[Job, BackgroundThread] = {}
        self._idle: list[BackgroundThread] = []
        self._closed = False
        self._watch = QTimer(self)
        self._watch.setInterval(_WATCH_INTERVAL_MS)
        self._watch.timeout.connect(self._watch_over)

    @property
    def under_way(self) -> tuple[Job, ...]:
        """What runs or waits, in the order in which it was asked for."""
        return tuple(self._under_way)

    @property
    def busy(self) -> bool:
        """Whether anything runs or waits."""
        return bool(self._under_way)

    def run(
        self,
        work: Work,
        *,
        lane: Lane | None = None,
        doing: Doing | None = None,
        time_limit: float | None = None,
    ) -> Job:
        """Have `work` done; connect to what is returned at once.

        `doing`: what a person is told who has to wait. `time_limit`: seconds
        after which the job is told to stop.

        Raises:
            RuntimeError: the app is being closed.
        """
        if self._closed:
            raise RuntimeError("no work is begun while the app is being closed")
        job = Job(work, lane=lane, doing=doing, time_limit=time_limit, parent=self)
        self._under_way.append(job)
        self._start()
        self.began.emit(job)
        return job

    def shut_down(self) -> bool:
        """Finish with the files, so that no save is lost, stop everything else, and join the threads.

        False: something hung and still runs. This object must then be kept, for
        Qt ends the process when a running thread is destroyed, and the process
        must leave by `os._exit`.
        """
        self._closed = True
        self._watch.stop()
        writing = self._send_all_files()
        for job in self._under_way:
            if job.lane is not Lane.FILES:
                job.cancel()
        deadline = time.monotonic() + CLOSE_GRACE_MS / 1000
        ended = True
        for thread in {*self._running.values(), *self._idle, *self._hung.values()} - {writing}:
            left = max(0, round((deadline - time.monotonic()) * 1000))
            ended = thread.shut_down(left) and ended
        return (writing is None or writing.finish(FILES_GRACE_MS)) and ended

    def _send_all_files(self) -> BackgroundThread | None:
        """Queue what is left of the files on one thread: nobody will be here to start them one by one."""
        files = [job for job in self._under_way if job.lane is Lane.FILES]
        thread = next((self._running[job] for job in files if job in self._running), None)
        for job in files:
            if job not in self._running and thread is not None:
                self._running[job] = thread
                thread.submit(job)
        return thread

    def _start(self) -> None:
        busy = {job.lane for job in self._running} - {None}
        for job in self._under_way:
            if job not in self._running and job.lane not in busy:
                busy |= {job.lane} - {None}
                self._running[job] = self._idle.pop() if self._idle else self._new_thread()
                self._running[job].submit(job)
        self._watch.start()

    def _new_thread(self) -> BackgroundThread:
        thread = BackgroundThread(self)
        thread.done.connect(self._on_done)
        return thread

    def _watch_over(self) -> None:
        now = time.monotonic()
        for job in tuple(self._running):
            if job.stopped is not None and now - job.stopped > STOP_GRACE:
                self._give_up(job)
            elif job.stopped is None and job.overdue(now):
                job.hurry()

    def _give_up(self, job: Job) -> None:
        job.hung = True
        self._hung[job] = self._running.pop(job)  # kept: a running thread must not be destroyed
        self._conclude(job, None, TimeoutError("it did not stop"))

    def _on_done(self, job: Job, result: object, error: Exception | None) -> None:
        try:
            if job in self._hung:  # it was given up, and has returned after all
                self._idle.append(self._hung.pop(job))
            else:
                self._idle.append(self._running.pop(job))
                self._conclude(job, result, error)
        finally:
            shiboken6.delete(job)  # not later: what it is connected to may be all that holds this object

    def _conclude(self, job: Job, result: object, error: Exception | None) -> None:
        self._under_way.remove(job)
        if not self._closed:
            self._start()
        heard = job.conclude(result, error)
        if not self._under_way:
            self._watch.stop()
            self.ended.emit()
        if error is not None and not heard:
            raise error
