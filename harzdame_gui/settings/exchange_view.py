"""Export and import of settings: the dialogs, the work on the file, and what is said when it fails."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.settings.exchange import (
    MOST_BYTES,
    ExchangeError,
    ExchangeProblem,
    exported,
    imported,
)
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import read_plain, write_whole
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.services import Services
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.file_dialogs import OpenDialog, SaveDialog

_ENDING = "json"
_NAME = "harzdame-settings.json"


class ExchangeView(QObject):
    """Two actions of the window of the settings.

    *Signals*
    read(values, str): a file, by its name, has values for these settings, all of which can be.
    """

    read = Signal(object, str)

    def __init__(self, window: RoomWindow, services: Services, labels: Mapping[str, str]) -> None:
        """`labels`: what the settings are called that go into the file, by their names."""
        super().__init__(window)
        self._window, self._services, self._labels = window, services, labels
        self.export = QAction(self.tr("Export…"), self)
        self.take = QAction(self.tr("Import…"), self)
        self.export.triggered.connect(self._ask_where)
        self.take.triggered.connect(self._ask_which)

    @property
    def _filters(self) -> list[str]:
        return [self.tr("Settings (*.json)")]

    @Slot()
    def _ask_where(self) -> None:
        dialog = SaveDialog(
            self.tr("Export settings"),
            self._window,
            self._services.folders,
            ending=_ENDING,
            filters=self._filters,
            name=_NAME,
        )
        dialog.fileChosen.connect(self._write)
        dialog.open()

    @Slot(object)
    def _write(self, path: Path) -> None:
        data = exported(self._services.settings, self._labels)
        job = ChosenFile(self._services.jobs, path, partial(_write, path, data), doing=Doing.SAVING)
        hear(self, job, finished=partial(self._on_written, path), failed=partial(self._on_not_written, path))

    def _on_written(self, path: Path, _result: object) -> None:
        self._window.say(Message(self.tr("The settings are in “{name}”.").format(name=path.name)))

    def _on_not_written(self, path: Path, error: Exception) -> None:
        self._window.say(failure_message(failure_of(error, path), saving=True), warning=True)

    @Slot()
    def _ask_which(self) -> None:
        title, folders = self.tr("Import settings"), self._services.folders
        dialog = OpenDialog(title, self._window, folders, filters=self._filters)
        dialog.fileSelected.connect(self._read)
        dialog.open()

    @Slot(str)
    def _read(self, name: str) -> None:
        path = Path(name)
        work = partial(_read, path, tuple(self._labels))
        job = ChosenFile(self._services.jobs, path, work, written=False, doing=Doing.OPENING)
        hear(self, job, finished=partial(self._on_read, path), failed=partial(self._on_not_read, path))

    def _on_read(self, path: Path, values: Mapping[str, Any]) -> None:
        self.read.emit(values, path.name)

    def _on_not_read(self, path: Path, error: Exception) -> None:
        if isinstance(error, ExchangeError):
            self._window.say(self._complaint(path, error), warning=True)
        else:
            self._window.say(failure_message(failure_of(error, path), saving=False), warning=True)

    def _complaint(self, path: Path, error: ExchangeError) -> Message:
        if error.problem is ExchangeProblem.BAD_VALUE:
            title = self.tr("“{name}” has a value for “{setting}” that cannot be.").format(
                name=path.name, setting=self._labels[error.name]
            )
        else:
            title = self.tr("“{name}” is no file of settings of Harzdame.").format(name=path.name)
        return Message(title, self.tr("Nothing was changed."))


def _write(path: Path, data: bytes, _job: Job) -> None:
    write_whole(path, data)


def _read(path: Path, names: tuple[str, ...], _job: Job) -> Mapping[str, Any]:
    return imported(read_plain(path, MOST_BYTES), names)
