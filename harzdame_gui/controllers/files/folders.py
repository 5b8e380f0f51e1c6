"""The folder that a file dialog begins in: one whose disk answers. Asked for beside the GUI thread."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal, Slot

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.paths import is_folder
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, FolderLane, Job
from harzdame_gui.controllers.work.jobs import Jobs

PATIENCE_S = 0.3
"""The time within which a disk answers that is there."""


class Folders(QObject):
    """Finds folders for dialogs: that of the last file that is there, else that of the documents, or home.

    Signals:
        answered(): it is known of one more folder whether it is there.
    """

    answered = Signal()

    def __init__(self, settings: Settings, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._recent = settings.recent_files
        self._recent.changed.connect(self.look)
        self._known: dict[Path, _Known] = {}

    def find(self, first: Sequence[Path], parent: QObject) -> FolderSearch:
        """Look for the first of these folders that is there, else for one where files usually are.

        Connect to the search at once.
        """
        return FolderSearch(self, tuple(dict.fromkeys((*first, *self._usual))), parent)

    @Slot()
    def look(self) -> None:
        """Ask which of the usual folders are there, so that it is known early which are silent."""
        for folder in self._usual:
            self.look_at(folder)

    def look_at(self, folder: Path) -> None:
        """Ask whether a folder is there, unless an answer is due."""
        known = self._known.setdefault(folder, _Known())
        if known.asked is None:
            known.asked = time.monotonic()
            job = self._jobs.run(partial(_is_there, folder), lane=FolderLane(folder))
            job.finished.connect(self._on_answer)

    def is_there(self, folder: Path, until: float) -> bool | None:
        """The answer about a folder that was looked at; None: it may still come `until` then, or earlier if
        it was asked for long ago. A disk that has not answered by then is silent.
        """
        known = self._known[folder]
        if known.asked is None:
            return known.is_there
        return None if time.monotonic() < min(until, known.asked + PATIENCE_S) else False

    def ask(self, path: Path, question: Callable[[], object], *, doing: Doing | None = Doing.SAVING) -> Job:
        """Have a question about a file to be written answered, after others about its folder."""
        writing = Writing(Thing.FILES, path) if doing is Doing.SAVING else None
        lane = FolderLane(path.parent)
        return self._jobs.run(lambda _job: question(), lane=lane, doing=doing, writing=writing)

    @property
    def _usual(self) -> list[Path]:
        documents = standard_folder(QStandardPaths.StandardLocation.DocumentsLocation)
        return list(dict.fromkeys((*(Path(name).parent for name in self._recent.value), documents)))

    @Slot(object)
    def _on_answer(self, found: tuple[Path, bool]) -> None:
        folder, is_there = found
        self._known[folder] = _Known(is_there)
        self.answered.emit()


class FolderSearch(QObject):
    """One search for a folder, which ends within the time that a disk needs, whatever is silent.

    Signals:
        found(Path): the folder; emitted once.
    """

    found = Signal(object)

    def __init__(self, folders: Folders, wanted: Sequence[Path], parent: QObject) -> None:
        super().__init__(parent)
        self._folders = folders
        self._wanted = wanted
        self._until = time.monotonic() + PATIENCE_S
        self._is_over = False
        for folder in wanted:
            folders.look_at(folder)
        folders.answered.connect(self._look)
        self._next = QTimer(self, interval=_LOOK_MS)
        self._next.timeout.connect(self._look)
        self._next.start()
        QTimer.singleShot(0, self, self._look)

    @Slot()
    def _look(self) -> None:
        """See whether it is known by now."""
        if self._is_over:
            return
        for folder in self._wanted:
            is_there = self._folders.is_there(folder, self._until)
            if is_there is None:
                return
            if is_there:
                self._end(folder)
                return
        self._end(Path(QtCore.QDir.homePath()))

    def _end(self, folder: Path) -> None:
        self._is_over = True
        self._next.stop()
        self._folders.answered.disconnect(self._look)
        self.found.emit(folder)
        self.deleteLater()


_LOOK_MS = 20
"""The time between two looks whether a disk is silent by now."""


class _Known:
    """What is known of a folder. It is asked again and again, but not while an answer is due."""

    def __init__(self, is_there: bool = False) -> None:
        self.is_there = is_there
        """The last answer."""
        self.asked: float | None = None
        """When the answer that is due was asked for."""


def _is_there(folder: Path, _job: Job) -> tuple[Path, bool]:
    return folder, is_folder(folder)


def standard_folder(location: QStandardPaths.StandardLocation) -> Path:
    """A folder of the system's, such as that of the documents; home if there is none."""
    return Path(QStandardPaths.writableLocation(location) or QtCore.QDir.homePath())
