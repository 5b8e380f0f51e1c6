"""The folder that a file dialog begins in: one whose disk answers. Asked for beside the GUI thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QDir, QObject, QStandardPaths, Slot

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.paths import is_folder
from harzdame_gui.controllers.work.job import Doing, FolderLane, Job
from harzdame_gui.controllers.work.jobs import Jobs

_PATIENCE_S = 0.3
"""The time within which a disk answers that is there; a dialog waits for it once where that fell silent."""


class Folders(QObject):
    """Finds folders for dialogs: that of the last file that is there, else that of the documents, or home."""

    def __init__(self, settings: Settings, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._recent = settings.recent_files
        self._recent.changed.connect(self.look)
        self._questions: dict[Path, _Question] = {}

    def find(self, *first: Path) -> Path:
        """The first of these folders that is there, else one where files usually are."""
        folders = (*first, *self._usual)
        questions = [self._ask(folder) for folder in folders]
        end = time.monotonic() + _PATIENCE_S
        for folder, question in zip(folders, questions, strict=True):
            if question.is_answered_by(end):
                is_there = question.is_there
            else:  # silent, unless it could not be asked just now, as another answer from there was due
                is_there = question.is_there and not self._jobs.is_at_work(FolderLane(folder))
            if is_there:
                return folder
        return Path(QDir.homePath())

    @Slot()
    def look(self) -> None:
        """Ask which of the usual folders are there, so that a dialog need not wait for a silent one."""
        for folder in self._usual:
            self._ask(folder)

    def ask(self, path: Path, question: Callable[[], object]) -> Job:
        """Have a question about a file to be written answered, after others about its folder."""
        lane = FolderLane(path.parent)
        return self._jobs.run(lambda _job: question(), lane=lane, doing=Doing.SAVING)

    @property
    def _usual(self) -> list[Path]:
        documents = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        return list(dict.fromkeys((*(Path(name).parent for name in self._recent.value), documents)))

    def _ask(self, folder: Path) -> _Question:
        question = self._questions.setdefault(folder, _Question())
        if question.answered.is_set():
            question.answered.clear()
            question.asked = time.monotonic()
            self._jobs.run(partial(question.answer, folder), lane=FolderLane(folder))
        return question


class _Question:
    """Whether a folder is there. It is asked again and again, but not while an answer is due."""

    def __init__(self) -> None:
        self.is_there = False
        """The last answer."""
        self.answered = Event()
        self.answered.set()
        self.asked = 0.0

    def answer(self, folder: Path, _job: Job) -> None:
        """Run on a working thread."""
        self.is_there = is_folder(folder)
        self.answered.set()

    def is_answered_by(self, end: float) -> bool:
        """Wait until then for what was asked, but no longer than a disk needs that is there."""
        return self.answered.wait(max(0.0, min(end, self.asked + _PATIENCE_S) - time.monotonic()))


def standard_folder(location: QStandardPaths.StandardLocation) -> Path:
    """A folder of the system's, such as that of the documents; home if there is none."""
    return Path(QStandardPaths.writableLocation(location) or QDir.homePath())
