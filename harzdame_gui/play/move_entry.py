"""A field to type moves into: the game can be played without a mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class MoveEntry(QLineEdit):
    """Return hands over what was typed; Escape empties the field and leaves it.

    *Signals*
    entered(str): a move was typed.
    left(): the field is done with.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(self.tr("Type a move"))
        self.setAccessibleName(self.tr("Type a move"))
        self.setToolTip(self.tr("Type a move, or its first and last square (M)"))
        self.returnPressed.connect(self._hand_over)

    @Slot()
    def _hand_over(self) -> None:
        text = self.text().strip()
        if text:
            self.selectAll()
            self.entered.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)
