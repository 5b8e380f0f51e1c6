"""A QR code on the screen: dark modules of whole pixels on light ground, whatever the theme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_QUIET = 4
"""Modules of light ground around the code, as the standard demands."""
_MODULE = 3
"""Pixels of a module, of a screen with one to one."""


class QrCode(QWidget):
    """Shows a text as a code that a camera reads."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The invitation as a QR code"))

    def show_text(self, text: str) -> None:
        """Show another text."""
        import segno

        self._rows = tuple(bytes(row) for row in segno.make(text, error="l", micro=False).matrix)
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = _MODULE * (len(self._rows) + 2 * _QUIET) if self._rows else 0
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        for y, row in enumerate(self._rows):
            for x, is_dark in enumerate(row):
                if is_dark:
                    place = _MODULE * (x + _QUIET), _MODULE * (y + _QUIET), _MODULE, _MODULE
                    painter.fillRect(*place, Qt.GlobalColor.black)
        painter.end()
