"""The field above a list: what is typed narrows the list down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from harzdame_gui.theme import icon
from harzdame_gui.widgets.clearable_field import ClearableField

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 10, Qt.Key.Key_PageUp: -10}


class SearchField(ClearableField):
    """Arrow keys move in the list while one types; Escape empties the field, and then is the window's.

    *Signals*
    stepped(int): so many rows down the list, or up if that is negative.
    """

    stepped = Signal(int)

    def __init__(self, words: str, name: str = "", parent: QWidget | None = None) -> None:
        """`words` stand in the empty field, `name` is for screen readers; by itself the same."""
        super().__init__(parent)
        self.setPlaceholderText(words)
        self.setAccessibleName(name or words)
        self.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)

    def _uses(self, event: QKeyEvent) -> bool:
        return event.key() in _STEPS or (event.key() == Qt.Key.Key_Escape and bool(self.text()))

    # Qt's own

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._uses(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._uses(event):
            super().keyPressEvent(event)
        elif step := _STEPS.get(Qt.Key(event.key())):
            self.stepped.emit(step)
        else:
            self.clear()
