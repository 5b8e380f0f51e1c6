"""What could not be written into the file of a study: said, tried again, saved elsewhere, and rescued."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.storage.file_failure import FileFailure
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.study.unwritten import Unwritten
from harzdame_gui.study.new_study import new_id
from harzdame_gui.study.saving import StudySaving
from harzdame_gui.study.window import StudyWindow
from harzdame_gui.study.writing import StudyWriting
from harzdame_gui.text.unsaved import unsaved_message


class Unsaved(QObject):
    """Tells of studies that are not in their files as they should be.

    *Signals*
    warned(Message): the window of studies is closed, and this is to be said elsewhere.
    """

    warned = Signal(object)

    def __init__(
        self, writing: StudyWriting, saving: StudySaving, service: StudyService, window: StudyWindow
    ) -> None:
        super().__init__(window)
        self._writing = writing
        self._saving = saving
        self._service = service
        self._window = window
        self._told: Path | None = None
        writing.failed.connect(self._on_failed)
        writing.settled.connect(self._on_settled)
        saving.copied.connect(self._on_copied)
        window.retry.triggered.connect(self._retry)
        window.save_elsewhere.triggered.connect(self._save_elsewhere)

    def remind(self) -> None:
        """Say again what waits, as the study is left."""
        if self._told is not None and (failure := self._writing.failure(self._told)) is not None:
            self._on_failed(failure)

    def warn(self) -> None:
        """Say it elsewhere, as the window is closed."""
        if self._told is not None and (failure := self._writing.failure(self._told)) is not None:
            self.warned.emit(unsaved_message(failure))

    def rescue(self) -> None:
        """Keep what is not in its file in the profile, as the window is made anew or the app ends."""
        for study in self._writing.unwritten:
            title = self.tr("{title} (rescued)").format(title=study.title)
            self._service.rescue(study, new_id(), title)

    @Slot(object)
    def _on_failed(self, failure: FileFailure) -> None:
        self._told = failure.path
        message = unsaved_message(failure)
        if self._window.isVisible():
            self._window.say(message, warning=True, actions=(self._window.retry, self._window.save_elsewhere))
        else:
            self.warned.emit(message)

    @Slot(object)
    def _on_settled(self, path: Path) -> None:
        if path == self._told:
            self._told = None
            self._window.dismiss()

    @Slot()
    def _retry(self) -> None:
        self._window.maker.take_over()
        if self._told is not None:
            self._writing.retry(self._told)

    @Slot()
    def _save_elsewhere(self) -> None:
        self._window.maker.take_over()
        if self._told is not None and (study := self._writing.unwritten_in(self._told)) is not None:
            self._saving.copy(study)

    @Slot(object)
    def _on_copied(self, study: Unwritten) -> None:
        self._writing.discard(study)
