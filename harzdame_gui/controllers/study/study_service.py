"""Studies on the shelf: those that come with the app, those opened or made here, and the place in each."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.study.study import Heading, Study, heading_of, read_study
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure, failure_of
from harzdame_gui.controllers.study.progress import (
    FILE_NAME,
    StudyProgress,
    read_all,
    read_or_put_aside,
    write,
)
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy, rescue
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, FileLane, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RETRY_MS, RepeatedJob


class Shelved(NamedTuple):
    """A study on the shelf. `shipped`: it came with the app, and cannot be changed.

    `away`: its file cannot be read now, if it is `found` at all, and the heading tells no more than its name.
    """

    id: str
    path: Path
    heading: Heading
    progress: StudyProgress
    shipped: bool
    away: bool = False
    found: bool = True


class OpenStudy(NamedTuple):
    """A study that was read, with its file and the place in it that was on disk then."""

    document: PdnDocument
    study: Study
    progress: StudyProgress
    shipped: bool


Made = tuple[Path, Heading]
"""A study that is made when it is wanted: the name by which it is known, and what the shelf tells of it."""


class StudyService(QObject):
    """Reads studies and keeps the place in them. All of it happens off the GUI thread.

    A place that could not be written is tried again, and a last time as the app is closed; until then it is
    known here.

    Signals:
        changed(): a place was kept, so that the shelf differs.
        notRead(FileFailure): the places cannot be read; emitted once, from any thread.
        notForgotten(FileFailure): a study could not be taken off the shelf; it is known there as before.
        setAside(Path): what was kept could not be understood, and is there now; emitted from any thread.
    """

    changed = Signal()
    notRead = Signal(object)
    notForgotten = Signal(object)
    setAside = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        """`folder` is that of the profile."""
        super().__init__(parent)
        self._kept = folder / FILE_NAME
        self._jobs = jobs
        self._writing = False
        self._unreadable = False
        self._unwritten: dict[str, StudyProgress] = {}
        self._latest: dict[str, StudyProgress] = {}  # of this run
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self.flush)
        jobs.closing.connect(self.flush)

    def shelf(self, shipped: tuple[Path, ...], *, own: bool = True, made: Sequence[Made] = ()) -> Job:
        """Read the headings of studies; finished with a tuple of `Shelved`, those `shipped` first.

        Of those that are `made` when they are wanted, only what was begun is on the shelf.
        Without a person's `own`, whose disks may be silent, they are read beside the shelf.
        """
        work = partial(self._shelf, shipped, dict(self._unwritten), own, made)
        return self._jobs.run(work, lane=Lane.SHELF if own else Lane.LOOKUPS)

    def open(
        self,
        path: Path,
        *,
        shipped: bool,
        unasked: bool = False,
        make: Callable[[Path], PdnDocument] = PdnDocument.read,
    ) -> ChosenFile:
        """Read a study; finished with an `OpenStudy`, failed with the error.

        `unasked`: nobody waits for it. `make` makes one that is in no file.
        """
        work = partial(_open, self._kept, path, shipped, make)
        beside, doing = self._kept.parent, None if unasked else Doing.OPENING
        return ChosenFile(self._jobs, path, work, written=False, beside=beside, doing=doing)

    def place_in(self, opened: OpenStudy) -> StudyProgress:
        """The place in a study that was opened, as it is by now: it may have been read on meanwhile."""
        kept, read = self._latest.get(opened.study.id), opened.progress
        if kept is None:
            return read
        return _fitting(kept, opened.study)._replace(path=read.path, opened=read.opened, own=read.own)

    def keep(self, study: str, progress: StudyProgress) -> None:
        """Keep the place in a study. While one is being written, only the last of the next ones is kept."""
        self._unwritten[study] = self._latest[study] = progress
        if not self._writing:
            self.flush()

    @Slot()
    def flush(self) -> None:
        """Write what is not written yet."""
        if self._unwritten:
            self._writing = True
            places = dict(self._unwritten)
            job = self._jobs.run(partial(_keep, self._kept, places), lane=Lane.JOURNAL)
            job.finished.connect(partial(self._on_kept, places))
            job.failed.connect(self._on_failed)

    def forget(self, study: str) -> Job:
        """Take a study off the shelf; its file stays. Finished with the place in it, for `keep`, or None."""
        unwritten = self._unwritten.pop(study, None)
        self._latest.pop(study, None)
        job = self._jobs.run(partial(_forget, self._kept, study, unwritten), lane=Lane.JOURNAL)
        job.failed.connect(partial(self._on_not_forgotten, study, unwritten))
        return job

    def rescue(self, study: UnsavedStudy, study_id: str, title: str) -> None:
        """As the app ends, keep a study in the profile, under this title, unless its file becomes what it
        should be.
        """
        work = partial(_rescue, study, self._kept, study_id, title)
        lane = FileLane(study.document.names, beside=frozenset({self._kept.parent}))
        RepeatedJob(self._jobs, work, lane=lane)

    def _shelf(
        self,
        shipped: tuple[Path, ...],
        unwritten: dict[str, StudyProgress],
        own: bool,
        made: Sequence[Made],
        _job: Job,
    ) -> tuple[Shelved, ...]:
        known = self._known() | unwritten
        found = [_on_shelf(path, known) for path in shipped]
        found += [
            Shelved(heading.id, path, heading, known[heading.id], True)
            for path, heading in made
            if heading.id in known
        ]
        mine = [(study, each) for study, each in known.items() if each.own and own]
        for study, progress in sorted(mine, key=lambda each: -each[1].opened):
            found.append(_own(study, progress))
        return tuple(filter(None, found))

    def _known(self) -> dict[str, StudyProgress]:
        try:
            known, aside = read_or_put_aside(self._kept)
        except (OSError, FileError) as error:
            if not self._unreadable:
                self._unreadable = True
                self.notRead.emit(failure_of(error, self._kept))
            return {}
        if aside is not None:
            self.setAside.emit(aside)
        return known

    def _on_kept(self, places: Mapping[str, StudyProgress], _result: object) -> None:
        self._writing = False
        self._jobs.failing.settle(self)
        for study, progress in places.items():
            if self._unwritten.get(study) == progress:
                del self._unwritten[study]
        self.flush()
        self.changed.emit()

    def _on_not_forgotten(self, study: str, unwritten: StudyProgress | None, error: Exception) -> None:
        if unwritten is not None:
            self._unwritten.setdefault(study, unwritten)  # the next attempt writes it as well
        self.notForgotten.emit(failure_of(error, self._kept))

    def _on_failed(self, error: Exception) -> None:
        self._writing = False
        self._retry.start()
        self._jobs.failing.note(self, Writing(Thing.STUDIES, self._kept), error)


def _on_shelf(path: Path, known: Mapping[str, StudyProgress]) -> Shelved | None:
    """A study that came with the app, if it is there."""
    heading = _heading(path)
    if heading is None:
        return None
    return Shelved(heading.id, path, heading, known.get(heading.id, StudyProgress()), True)


def _own(study: str, progress: StudyProgress) -> Shelved | None:
    """A study of one's own, wherever its file is; None: it was never in any."""
    path = Path(progress.path)
    heading = _heading(path)
    if heading is not None:
        return Shelved(study, path, heading, progress, shipped=False)
    nothing = Heading(path.stem, "", "", study, 0)
    found = os.path.lexists(path)
    return Shelved(study, path, nothing, progress, False, away=True, found=found) if path.name else None


def _heading(path: Path) -> Heading | None:
    """The heading of a study; None if it is gone, or holds no games any more."""
    try:
        content = PdnDocument.read(path).content
    except (OSError, ValueError, FileError, pdn.PdnError):  # a kept path may be none, with a NUL in it
        return None
    return heading_of(content, path.stem)


def _open(kept: Path, path: Path, shipped: bool, make: Callable[[Path], PdnDocument], _job: Job) -> OpenStudy:
    document = make(path)
    study = read_study(document.content, path.stem)
    if not any(chapter.tree is not None for chapter in study.chapters):
        raise FileError(FileFailure(FailureKind.UNREADABLE, path))
    before = _fitting(read_all(kept).get(study.id, StudyProgress()), study)
    progress = before._replace(path=str(path), opened=time.time(), own=not shipped)
    return OpenStudy(document, study, progress, shipped)


def _fitting(progress: StudyProgress, study: Study) -> StudyProgress:
    """Without what was done of chapters that are others by now."""
    return progress._replace(done=progress.done & {chapter.id for chapter in study.chapters})


def _keep(kept: Path, places: Mapping[str, StudyProgress | None], _job: Job) -> None:
    for study, progress in places.items():
        write(kept, study, progress)


def _forget(kept: Path, study: str, unwritten: StudyProgress | None, _job: Job) -> StudyProgress | None:
    before = unwritten or read_all(kept).get(study)
    write(kept, study, None)
    return before


def _rescue(study: UnsavedStudy, kept: Path, study_id: str, title: str, _job: Job) -> Path | None:
    return rescue(study, kept=kept, study_id=study_id, title=title)
