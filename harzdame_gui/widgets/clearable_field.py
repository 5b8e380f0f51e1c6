"""The field for a line that a button at its end empties."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from harzdame_gui.theme import current_theme


class ClearableField(QLineEdit):
    """A line edit whose buttons can be hit: Qt makes them 22 × 18 pixels, whatever the style sheet says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)  # lays out the buttons
        hit = current_theme().sizes.hit
        for button in self.findChildren(QToolButton):
            place = button.geometry()
            larger = QRect(QPoint(), place.size().expandedTo(QSize(hit, hit)))
            larger.moveCenter(place.center())
            button.setGeometry(larger)
