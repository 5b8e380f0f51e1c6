"""The field for a comment: it grows with its text, and leaves undo and redo to the game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from harzdame_gui.editing.bounded_field import BoundedField
from harzdame_gui.theme import Themed, current_theme

_FEWEST, _MOST = 2, 5  # lines
_FRAME = 16  # border and padding of the style sheet, above and below
_PASSING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""The keyboard comes back after these."""


class CommentField(BoundedField, Themed):
    """A comment; Escape leaves it.

    *Signals*
    undoWanted(), redoWanted(): the keys for these were pressed.
    left(): the person is done with the field.
    focusChanged(bool): the person began to write, or went elsewhere within the window.
    """

    undoWanted = Signal()
    redoWanted = Signal()
    left = Signal()
    focusChanged = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other fonts."""
        self.setFont(current_theme().font())
        self._fit()

    def show_text(self, text: str) -> None:
        """Show a text that the person did not type; the text cursor stays near its place."""
        if text == self.text:
            return
        place = self.textCursor().position()
        super().show_text(text)
        shown = self.document().characterCount() - 1
        cursor = self.textCursor()
        cursor.setPosition(min(place, shown) if self.hasFocus() else shown)
        self.setTextCursor(cursor)

    def show_hint(self, text: str) -> None:
        """Show what the field is for while it is empty."""
        self.setPlaceholderText(text)
        self.viewport().update()  # Qt repaints it only where the hint comes or goes

    def _fit(self) -> None:
        lines = max(_FEWEST, min(_MOST, round(self.document().size().height())))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + self._below + _FRAME)
        super()._fit()

    # Qt's own

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focusChanged.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.focusChanged.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undoWanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redoWanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
