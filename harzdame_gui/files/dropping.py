"""Files and text that are dropped anywhere on a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class Dropping(QObject):
    """Takes drops on a window and on everything in it that has no use of its own for them.

    *Signals*
    filesDropped(list[Path]): files.
    textDropped(str): text, such as a selection of another program.
    """

    filesDropped = Signal(object)
    textDropped = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and _is_welcome(event.mimeData()):
            event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                self._take(event.mimeData())
            return True
        return super().eventFilter(watched, event)

    def _take(self, data: QMimeData) -> None:
        if files := files_in(data):
            self.filesDropped.emit(files)
        else:
            self.textDropped.emit(data.text())


def files_in(data: QMimeData) -> list[Path]:
    """The files of this machine that are carried."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _is_welcome(data: QMimeData) -> bool:
    return bool(files_in(data)) or (data.hasText() and bool(data.text().strip()))
