"""What could not be written into the file of a study: said, tried again, and saved elsewhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.storage.file_failure import LASTING, FileFailure
from harzdame_gui.controllers.study.study_writer import StudyWriter
from harzdame_gui.controllers.study.unsaved_study import UnsavedStudy
from harzdame_gui.study.save_as import StudySaveAs
from harzdame_gui.study.window import StudyWindow
from harzdame_gui.text.message import Message
from harzdame_gui.text.unsaved import unsaved_message


class UnsavedNotices(QObject):
    """Tells of studies that are not in their files as they should be.

    While the window is closed, what is tried again by itself is told in the main window with all else that
    cannot be written; what waits for a person is told here.

    *Signals*
    warned(Message): the window of studies is closed, and this is to be said elsewhere.
    ended(Message): what was said elsewhere holds no longer.
    """

    warned = Signal(object)
    ended = Signal(object)

    def __init__(self, writing: StudyWriter, saving: StudySaveAs, window: StudyWindow) -> None:
        super().__init__(window)
        self._writing = writing
        self._saving = saving
        self._window = window
        self._told: dict[Path, Message] = {}  # what was said last comes last, and is shown
        writing.failed.connect(self._on_failed)
        writing.settled.connect(self._on_settled)
        saving.copied.connect(self._on_copied)
        window.commands.retry.triggered.connect(self._retry)
        window.commands.save_elsewhere.triggered.connect(self._save_elsewhere)

    def remind(self) -> None:
        """Say again what waits, as the study is left."""
        self._tell()

    def warn(self) -> None:
        """Say it elsewhere, as the window is closed."""
        if self._shown is not None and not self._is_told_there(self._shown):
            self.warned.emit(self._told[self._shown])

    def _is_told_there(self, path: Path) -> bool:
        failure = self._writing.failure(path)
        return failure is not None and failure.kind not in LASTING

    def take_up(self) -> None:
        """Say what waits since another window was there."""
        for failure in self._writing.failures:
            self._note(failure)
        self._tell()

    @Slot(object)
    def _on_failed(self, failure: FileFailure) -> None:
        self._note(failure)
        self._tell()

    def _note(self, failure: FileFailure) -> None:
        path = failure.path
        self._told.pop(path, None)
        self._told[path] = unsaved_message(failure)

    @property
    def _shown(self) -> Path | None:
        """The file whose failure is shown, of several."""
        return next(reversed(self._told), None)

    def _tell(self) -> None:
        if self._shown is None:
            return
        message = self._told[self._shown]
        if self._window.isVisible():
            self._window.say(
                message,
                warning=True,
                actions=(self._window.commands.retry, self._window.commands.save_elsewhere),
            )
        elif not self._is_told_there(self._shown):
            self.warned.emit(message)

    @Slot(object)
    def _on_settled(self, path: Path) -> None:
        was_shown = path == self._shown
        message = self._told.pop(path, None)
        if message is not None:
            self.ended.emit(message)
        if was_shown:
            self._window.dismiss()
            self._tell()

    @Slot()
    def _retry(self) -> None:
        self._window.form.take_over()
        if self._shown is not None:
            self._writing.retry(self._shown)

    @Slot()
    def _save_elsewhere(self) -> None:
        self._window.form.take_over()
        path = self._shown
        if path is not None and (study := self._writing.unwritten_in(path)) is not None:
            self._saving.copy(study)

    @Slot(object)
    def _on_copied(self, study: UnsavedStudy) -> None:
        self._writing.discard(study)
