"""Studies on the shelf: those that come with the app, those opened or made here, and the place in each."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.study.study import Heading, Study, heading_of, read_study
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.study.progress import FILE_NAME, Progress, read_all, write
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs


class Shelved(NamedTuple):
    """A study on the shelf. `shipped`: it came with the app, and cannot be changed."""

    id: str
    path: Path
    heading: Heading
    progress: Progress
    shipped: bool


class OpenStudy(NamedTuple):
    """A study that was read, with its file and the place in it."""

    document: PdnDocument
    study: Study
    progress: Progress
    shipped: bool


class StudyService(QObject):
    """Reads studies and keeps the place in them. All of it happens off the GUI thread.

    Signals:
        changed(): a place was kept, so that the shelf differs.
    """

    changed = Signal()

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        """`folder` is that of the profile."""
        super().__init__(parent)
        self._kept = folder / FILE_NAME
        self._jobs = jobs
        self._writing = False
        self._waiting: dict[str, Progress] = {}

    def shelf(self, shipped: tuple[Path, ...]) -> Job:
        """Read the headings of all studies; finished with a tuple of `Shelved`, those `shipped` first."""
        return self._jobs.run(partial(_shelf, self._kept, shipped), lane=Lane.PREVIEWS)

    def open(self, path: Path, *, shipped: bool) -> Job:
        """Read a study; finished with an `OpenStudy`, failed with the error."""
        return self._jobs.run(partial(_open, self._kept, path, shipped), lane=Lane.FILES, doing=Doing.OPENING)

    def keep(self, study: str, progress: Progress) -> None:
        """Keep the place in a study. While one is being written, only the last of the next ones is kept."""
        self._waiting[study] = progress
        if not self._writing:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        for study, progress in self._waiting.items():
            self._writing = True
            job = self._jobs.run(partial(_keep, self._kept, study, progress), lane=Lane.JOURNAL)
            job.finished.connect(self._on_kept)
            job.failed.connect(self._on_kept)  # it is tried again at the next step
        self._waiting.clear()

    def forget(self, study: str) -> Job:
        """Take a study off the shelf; its file stays."""
        return self._jobs.run(partial(_keep, self._kept, study, None), lane=Lane.JOURNAL)

    def _on_kept(self, _result: object) -> None:
        self._writing = False
        self.flush()
        self.changed.emit()


def _shelf(kept: Path, shipped: tuple[Path, ...], _job: Job) -> tuple[Shelved, ...]:
    known = read_all(kept)
    found: list[Shelved] = []
    for path in shipped:
        heading = _heading(path)
        if heading is not None:
            found.append(Shelved(heading.id, path, heading, known.get(heading.id, Progress()), True))
    own = [(study, each) for study, each in known.items() if each.own]
    for study, progress in sorted(own, key=lambda each: -each[1].opened):
        path = Path(progress.path)
        heading = _heading(path)
        if heading is not None:
            found.append(Shelved(study, path, heading, progress, False))
    return tuple(found)


def _heading(path: Path) -> Heading | None:
    """The heading of a study; None if it is gone, or holds no games any more."""
    try:
        content = PdnDocument.read(path).content
    except (OSError, ValueError, FileError, pdn.PdnError):  # a kept path may be none, with a NUL in it
        return None
    return heading_of(content, path.stem)


def _open(kept: Path, path: Path, shipped: bool, _job: Job) -> OpenStudy:
    document = PdnDocument.read(path)
    study = read_study(document.content, path.stem)
    if not any(chapter.tree is not None for chapter in study.chapters):
        raise FileError(FileFailure(FailureKind.UNREADABLE, path))
    before = read_all(kept).get(study.id, Progress())
    done = before.done & {chapter.id for chapter in study.chapters}  # others were changed meanwhile
    progress = before._replace(done=done, path=str(path), opened=time.time(), own=not shipped)
    with suppress(OSError, FileError):  # then it is tried again at the next step, and it can be read anyway
        write(kept, study.id, progress)
    return OpenStudy(document, study, progress, shipped)


def _keep(kept: Path, study: str, progress: Progress | None, _job: Job) -> None:
    write(kept, study, progress)
