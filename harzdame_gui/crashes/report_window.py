"""The window with the report of a crash, which can be read, copied and saved, and is never sent."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.file_dialogs import SaveDialog
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_USUAL = QSize(760, 600)
_SMALLEST = QSize(560, 440)
_SUFFIX = "txt"
_NAME = "harzdame-report.txt"


class ReportWindow(RoomWindow):
    """All of a report, and what can be done with it."""

    def __init__(self, report: str, settings: Settings, folders: Folders, jobs: Jobs) -> None:
        super().__init__("crash-report", settings)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Report of a crash"))
        self._report, self._folders, self._jobs = report, folders, jobs
        self._text = QPlainTextEdit(report, readOnly=True)
        self._text.setAccessibleName(self.windowTitle())
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setTabChangesFocus(True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._build()
        self.open_at(_USUAL, _SMALLEST)
        self._text.setFocus()

    def _build(self) -> None:
        words = self.tr(
            "This is all of the report, and it was sent to nobody. Your name, your games and your folders "
            "are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by "
            "mail or in a forum, with a word on what you were doing."
        )
        actions = ((self.tr("Copy"), self._copy), (self.tr("Save…"), self._save))
        for text, slot in actions:
            button = QPushButton(text, autoDefault=False)
            button.clicked.connect(slot)
            self._buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self._buttons.rejected.connect(self.close)
        space = current_theme().spacing
        parts = (self.notice, label("", words, wrap=True), self._text, self._buttons)
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[self._text])

    @Slot()
    def _copy(self) -> None:
        QApplication.clipboard().setText(self._report)
        self.say(Message(self.tr("The report is on the clipboard.")))

    @Slot()
    def _save(self) -> None:
        filters = [self.tr("Text (*.txt)")]
        dialog = SaveDialog(
            self.tr("Save the report"), self, self._folders, ending=_SUFFIX, filters=filters, name=_NAME
        )
        dialog.fileChosen.connect(self._write)
        dialog.open()

    @Slot(object)
    def _write(self, path: Path) -> None:
        job = ChosenFile(self._jobs, path, partial(_write, path, self._report))
        hear(self, job, finished=partial(self._on_written, path), failed=partial(self._on_failed, path))

    def _on_written(self, path: Path, _result: object) -> None:
        self.say(Message(self.tr("Saved in “{name}”.").format(name=path.name)))

    def _on_failed(self, path: Path, error: Exception) -> None:
        self.say(failure_message(failure_of(error, path), saving=True), warning=True)


def _write(path: Path, report: str, _job: Job) -> None:
    write_whole(path, report.encode())
