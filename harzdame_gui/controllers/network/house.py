"""Friends in the same network, while they are looked for: a job that announces us and tells of them."""

from __future__ import annotations

from functools import partial

from harzdame_engine.dxp.neighbours import Announcement, look_around
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

INTERFACES: tuple[str, ...] | None = None
"""The addresses of the networks to look in; None: all that there are."""


class House(QObject):
    """Looks for friends from `open` to `close`, and is seen by them; at other times nothing is sent.

    *Signals*
    changed(tuple[Friend, ...]): these are there now.
    failed(Exception): the network does not allow it.
    """

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None

    def open(self, announced: Announcement) -> None:
        """Look for friends, and let them see this."""
        self.close()
        self._job = job = self._jobs.run(partial(_search, announced))
        job.progress.connect(self.changed)
        job.failed.connect(self.failed)

    def close(self) -> None:
        """Look for nobody any more, and be seen no longer. No signal follows."""
        job, self._job = self._job, None
        if job is not None:
            job.cancel()


def _search(announced: Announcement, job: Job) -> None:
    look_around(announced, job.tell, lambda: job.token.stopped, INTERFACES)
