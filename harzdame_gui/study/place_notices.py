"""Says what is wrong with the list of places in studies: it cannot be read, or was set aside."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.storage.file_failure import FileFailure
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.study.window import StudyWindow
from harzdame_gui.text.message import Message


class PlaceNotices(QObject):
    """Tells of it in the window of studies, if that is open.

    *Signals*
    warned(Message): this is to be said in another window.
    """

    warned = Signal(object)

    def __init__(self, service: StudyService, window: StudyWindow) -> None:
        super().__init__(window)
        self._window = window
        service.notRead.connect(self._on_not_read)
        service.notForgotten.connect(self._on_not_forgotten)
        service.setAside.connect(self._on_set_aside)

    @Slot(object)
    def _on_not_read(self, failure: FileFailure) -> None:
        text = self.tr("“{path}” cannot be read now.").format(path=failure.path)
        self._say(Message(self.tr("Your studies could not be listed."), text))

    @Slot(object)
    def _on_not_forgotten(self, failure: FileFailure) -> None:
        text = self.tr("“{path}” cannot be written now.").format(path=failure.path)
        self._say(Message(self.tr("The study is still on the shelf."), text))

    @Slot(object)
    def _on_set_aside(self, path: Path) -> None:
        text = self.tr("The list was kept as {path}. Your files are where they were: open them again.")
        self._say(Message(self.tr("The list of your studies could not be read."), text.format(path=path)))

    def _say(self, message: Message) -> None:
        if self._window.isVisible():
            self._window.say(message, warning=True)
        else:
            self.warned.emit(message)
