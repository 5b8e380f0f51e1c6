"""Crashes of earlier runs on the profile: looked for once a window is there, and told of once."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.crashes.left_runs import take_left
from harzdame_gui.controllers.crashes.report import FILE_NAME, report_of
from harzdame_gui.controllers.storage.file_failure import FileError
from harzdame_gui.controllers.storage.storage import read_plain, write_whole
from harzdame_gui.controllers.work.job import FolderLane, Job
from harzdame_gui.controllers.work.jobs import Jobs

_LOGGER = logging.getLogger(__name__)
_MOST_BYTES = 1 << 20


class Crashes(QObject):
    """The report of the latest crashes, `last`, which is kept in the profile; empty: there were none.

    `news`: nobody was told of them yet.

    Signals:
        changed(): there is news, or it was told.
    """

    changed = Signal()

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        """`folder` is that of the profile."""
        super().__init__(parent)
        self._folder = folder
        self._jobs = jobs
        self.last = ""
        self.news = False

    def look(self) -> None:
        """Look what earlier runs left."""
        job = self._jobs.run(partial(_found, self._folder), lane=FolderLane(self._folder))
        job.finished.connect(self._on_found)

    @Slot()
    def note_told(self) -> None:
        """Note that the person was told of the crash."""
        self.news = False
        self.changed.emit()

    @Slot(object)
    def _on_found(self, found: tuple[str, bool]) -> None:
        self.last, self.news = found
        self.changed.emit()


def _found(folder: Path, _job: Job) -> tuple[str, bool]:
    """The last report, and whether it is a new one, which is kept before anybody is told."""
    runs = take_left(folder)
    for run in runs:
        if not run.crashed:
            _LOGGER.info("a run was ended from outside, by a kill or with the machine's power")
    if not any(run.crashed for run in runs):
        with suppress(OSError):
            return read_plain(folder / FILE_NAME, _MOST_BYTES).decode(errors="replace"), False
        return "", False
    report = report_of(runs, folder)
    with suppress(OSError, FileError):
        write_whole(folder / FILE_NAME, report.encode())
    return report, True
