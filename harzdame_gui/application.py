"""The application as the system knows it: it is asked to open files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Hands over the files that macOS wants opened, which names none on the command line.

    It asks before there is a window as well: for the file with which the app was started.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._open: Callable[[Path], None] | None = None
        self._wanted: list[Path] = []
        """What was to be opened before anybody could."""

    def open_files_by(self, opener: Callable[[Path], None]) -> None:
        """Have files opened, those included that were asked for until now."""
        self._open = opener
        while self._wanted:
            opener(self._wanted.pop(0))

    # Qt's own

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen:
            return super().event(event)
        name = cast("QFileOpenEvent", event).file()
        if name:  # else it is an address of something that is no file
            (self._open or self._wanted.append)(Path(name))
        return True
