"""A file of what is made first: the making keeps no file waiting, and the writing nothing but that file."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.hearing import tell_failure
from harzdame_gui.controllers.work.job import AnyLane, Doing, Work
from harzdame_gui.controllers.work.jobs import Jobs, let_go


class MadeFile(QObject):
    """Something is made in its own turn, and written in that of the file; gone soon after it ended.

    What is made for the same file is written in the order in which it was asked for.

    Signals:
        finished(object): it is in the file; what `put` gave.
        failed(Exception): it could not be made, or not be written.
    """

    finished = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        jobs: Jobs,
        path: Path,
        make: Work,
        put: Callable[[Any], object],
        *,
        lane: AnyLane | None = None,
    ) -> None:
        """Connect to it at once. `put` writes what `make` gave, and is not called for None.

        `lane`: that of the making.
        """
        super().__init__(jobs)
        self._jobs = jobs
        self.path = path
        self._put = put
        self._made: Any = None
        self.is_being_made = True
        self._over = False
        job = jobs.run(make, lane=lane, doing=Doing.EXPORTING, writing=Writing(Thing.FILES, path))
        job.finished.connect(self._on_made)
        job.failed.connect(self._on_failed)
        job.ended.connect(self._on_making_ended)
        jobs.closing.connect(job.cancel)  # whatever its lane: nobody will be here to write it

    @Slot(object)
    def _on_made(self, made: object) -> None:
        self._made = made

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        tell_failure(self, self.failed, error)

    @Slot()
    def _on_making_ended(self) -> None:
        """Have this written, unless something is still being made that comes before it, and what waited."""
        self.is_being_made = False
        same = [each for each in self._jobs.findChildren(MadeFile) if each.path == self.path]
        for each in takewhile(lambda each: not each.is_being_made, same):
            each.write()

    def write(self) -> None:
        """Have it written, as nothing comes before it any more."""
        if self._over:
            return
        self._over = True
        if self._made is None:
            self._end()
            return
        made, self._made = self._made, None
        job = ChosenFile(self._jobs, self.path, lambda _job: self._put(made), doing=Doing.SAVING)
        job.finished.connect(self.finished)
        job.failed.connect(self._on_failed)
        job.ended.connect(self._end)

    @Slot()
    def _end(self) -> None:
        let_go(self)
