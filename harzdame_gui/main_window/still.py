"""A still of a window, over itself and over the one that takes its place, while that is being made."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget


class Still(QLabel):
    """Covers a window with a picture. Keys go past it, the mouse does not."""

    def __init__(self, picture: QPixmap, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self.setPixmap(picture)
        self.setGeometry(covered.rect())
        covered.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self.setGeometry(self._covered.rect())
        return False
