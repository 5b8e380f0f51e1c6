"""Imports that were begun: noted in the profile until they are over, so that one that ends with the app is
known at the next start.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.library.importing import ImportOptions
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.journal_file import JournalFile
from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.controllers.storage.storage import read_plain
from harzdame_gui.controllers.work.job import Job, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs

_PATTERN = "import-*.json"
_MOST_BYTES = 1 << 20


class LeftImport(NamedTuple):
    """An import of files and folders that ended with an app, and its note, which is this app's."""

    paths: tuple[Path, ...]
    options: ImportOptions
    note: JournalFile


class BegunImports(QObject):
    """Notes each import in a file of its own, which other apps on this profile leave alone meanwhile.

    Signals:
        found(): there are imports that ended with an app.
    """

    found = Signal()

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._jobs = jobs
        self._under_way: list[JournalFile] = []
        self._left: list[LeftImport] = []
        jobs.closing.connect(self._leave)

    def begin(self, paths: Sequence[Path], options: ImportOptions) -> JournalFile:
        """Note an import; returns what `end` wants."""
        note = JournalFile(self._folder / f"import-{uuid.uuid4().hex}.json")
        self._under_way.append(note)
        values = {"paths": [str(absolute(path)) for path in paths], "folder": options.folder}
        self._run(partial(note.write, json.dumps(values).encode))
        return note

    def end(self, note: JournalFile) -> None:
        """Remove the note of an import that is over, however it ended."""
        self._under_way.remove(note)
        self._run(note.remove)

    def find(self) -> None:
        """Look for those of apps that do not run any more."""
        self._jobs.run(partial(_find, self._folder), lane=Lane.JOURNAL).finished.connect(self._on_found)

    def take(self) -> LeftImport | None:
        """One that ended with an app, which is forgotten now; None: there is none."""
        if not self._left:
            return None
        left = self._left.pop(0)
        self._run(left.note.remove)
        return left

    @Slot(object)
    def _on_found(self, left: tuple[LeftImport, ...]) -> None:
        self._left += left
        self.found.emit()

    @Slot()
    def _leave(self) -> None:
        for note in (*self._under_way, *(left.note for left in self._left)):
            self._run(partial(_release, note))

    def _run(self, work: Work) -> None:
        self._jobs.run(work, lane=Lane.JOURNAL).failed.connect(_on_failed)


def _find(folder: Path, _job: Job) -> tuple[LeftImport, ...]:
    found = []
    for path in sorted(folder.glob(_PATTERN)):
        note = JournalFile(path)
        if not note.take():
            continue
        try:
            found.append(LeftImport(*_read(read_plain(path, _MOST_BYTES)), note))
        except (OSError, ValueError):  # nothing is known of it
            note.release()
    return tuple(found)


def _read(data: bytes) -> tuple[tuple[Path, ...], ImportOptions]:
    """The files and folders, and where their games are put.

    Raises:
        ValueError: it is no such note.
    """
    try:
        values = json.loads(data)
        paths, folder = tuple(Path(str(name)) for name in values["paths"]), values["folder"]
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError(f"no import: {error}") from None
    if not paths:
        raise ValueError("no files")
    return paths, ImportOptions(folder=folder if isinstance(folder, int) else None)


def _release(note: JournalFile, _job: Job) -> None:
    note.release()


def _on_failed(_error: Exception) -> None:
    """An import needs no note: it is only not told of if it ends with the app."""
