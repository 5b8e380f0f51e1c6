"""The journal of what was done with the games of open files: after another start it can still be undone.

What was kept is believed of a file only if that has the very bytes that the last edit left in it.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.file_history import FileEdit
from harzdame_gui.controllers.files.kept_edits import MOST_WRITTEN, KeptEdits, read_edits, write_edits
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.storage.kept_values import NO_FILE_OF_OURS, not_known
from harzdame_gui.controllers.storage.storage import put_aside, read_plain, write_whole
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

FILE_NAME = "file-edits.json"


class EditJournal(QObject):
    """Writes the history of edits whenever it has changed, and takes up that of the last run.

    Of several apps that run at once, the last one to edit a file has its history kept.

    Signals:
        setAside(Path): what was kept could not be read, or was written by another version, and is there now.
    """

    setAside = Signal(object)

    def __init__(
        self, folder: Path, jobs: Jobs, files: OpenFiles, editing: FileEditing, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._path = folder / FILE_NAME
        self._jobs = jobs
        self._files = files
        self._editing = editing
        self._history = editing.history
        self._doubted: dict[Path, str] = {}  # files not yet read, and what they must be
        self._written = KeptEdits((), (), {})
        self._loaded = False
        self._unread: Exception | None = None
        files.changed.connect(self._on_file_changed)
        files.listed.connect(self._keep)
        editing.changed.connect(self._keep)

    def load(self) -> None:
        """Take up what was kept; a file that was changed by another program since has no history."""
        job = RepeatedJob(self._jobs, partial(_read, self._path), lane=Lane.JOURNAL)
        job.finished.connect(self._on_loaded)
        job.failed.connect(self._on_not_loaded)

    @Slot(object)
    def _on_not_loaded(self, error: Exception) -> None:
        """What was kept is there, and stays: nothing is written in its place."""
        self._unread = error
        self._keep()

    @Slot(object)
    def _on_loaded(self, found: tuple[KeptEdits, Path | None]) -> None:
        earlier, aside = found
        self._loaded = True
        self._jobs.failing.settle(self)
        if aside is not None:
            self.setAside.emit(aside)
        self._written = earlier
        kept = earlier.without({change.path for edit in self._done_here for change in edit.changes})
        self._doubted = {path: kept.digests.get(path, "") for path in kept.paths}
        self._history.take_up(kept.done, kept.undone, self._doubted)
        for path in tuple(self._doubted):
            if path not in self._files.paths:
                self._decide(path, believed=False)
            else:
                self._check(path)
        self._editing.changed.emit()

    @Slot(object)
    def _on_file_changed(self, path: Path) -> None:
        if self._check(path):
            self._editing.changed.emit()
        else:
            self._keep()

    def _check(self, path: Path) -> bool:
        """Compare a file with what it was; False: there was nothing to decide."""
        document = self._files.document(path)
        if document is None or path not in self._doubted:
            return False
        self._decide(path, believed=document.digest == self._doubted[path])
        return True

    def _decide(self, path: Path, *, believed: bool) -> None:
        del self._doubted[path]
        self._history.settle(path, believed=believed)

    @Slot()
    def _keep(self) -> None:
        if self._editing.settling:
            return
        if not self._loaded:
            self._note_unkept()
            return
        done, undone = self._history.done, self._history.undone
        kept = KeptEdits(done, undone, {})
        kept = kept._replace(digests=self._digests(kept.paths))
        if kept != self._written:
            self._written = kept
            work = partial(_write, self._path, kept)
            writing = Writing(Thing.EDITS, self._path)
            RepeatedJob(self._jobs, work, lane=Lane.JOURNAL, target=self._path, writing=writing)

    @property
    def _done_here(self) -> tuple[FileEdit, ...]:
        return self._history.done + self._history.undone

    def _note_unkept(self) -> None:
        if self._unread is not None and self._done_here:
            self._jobs.failing.note(self, Writing(Thing.EDITS, self._path), self._unread)

    def _digests(self, paths: Collection[Path]) -> dict[Path, str]:
        """What files are now, as far as that is known."""
        digests = {}
        for path in paths:
            document = self._files.document(path)
            digest = self._doubted.get(path) or (document.digest if document is not None else "")
            if digest:
                digests[path] = digest
        return digests


def _read(path: Path, _job: Job) -> tuple[KeptEdits, Path | None]:
    """What was kept, and where it is now if it cannot be believed: the next edit would overwrite it.

    Raises:
        FileError: it cannot be read now.
    """
    try:
        return read_edits(read_plain(path, MOST_WRITTEN)), None
    except (FileNotFoundError, NotADirectoryError):
        return KeptEdits((), (), {}), None
    except (*NO_FILE_OF_OURS, ValueError):
        return KeptEdits((), (), {}), put_aside(path)
    except OSError as error:
        raise not_known(error, path) from None


def _write(path: Path, kept: KeptEdits, _job: Job) -> None:
    if not kept.done and not kept.undone:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, write_edits(kept))
