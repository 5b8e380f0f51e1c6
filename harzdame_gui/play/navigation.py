"""Navigation through the game: four buttons to step, a fork, and a field to type the next move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStyle, QStyleOptionFrame, QWidget

from harzdame_gui.play.choice_button import ChoiceButton
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import framed
from harzdame_gui.widgets.layouts import fill, in_time

_OF_THE_GAME = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
}
_MARGIN = 2
"""Pixels that Qt leaves free on each side of the text in a field."""


class MoveEntry(QLineEdit):
    """A field for moves, so that the game can be played without a mouse. Escape empties and leaves it.

    As long as it is empty, the keys that step through the game do so.
    Where there is no room for its whole placeholder, it says no more than “Move”.

    *Signals*
    entered(str): a move was typed.
    left(): the person is done with the field.
    """

    entered = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = self.tr("Type a move")
        self.setPlaceholderText(self._words)
        self.setAccessibleName(self._words)
        self.setToolTip(self.tr("Type a move, or its first and last square (M)"))

    # Qt's own

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()  # it leaves the field, and is no command of the window's
                return True
            if not self.text() and event.key() in _OF_THE_GAME:
                event.ignore()  # there is nothing to edit, and the window steps through the game
                return False
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        whole = self.fontMetrics().horizontalAdvance(self._words) <= inside.width() - 2 * _MARGIN
        self.setPlaceholderText(self._words if whole else self.tr("Move"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = self.text().strip()
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and text:
            self.selectAll()
            self.entered.emit(text)  # and no more: the window has its own use of that key
        else:
            super().keyPressEvent(event)


class Navigation(QWidget):
    """A row with a button for each action, the last of which offers the moves at a fork, and the field."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self.entry = MoveEntry()
        self.choices = ChoiceButton(actions[-1])
        buttons = (*framed(actions[:-1]), self.choices.frame())
        steps, gap = in_time(QHBoxLayout()), theme.spacing.xs
        fill(
            QHBoxLayout(self),
            fill(steps, *buttons, spacing=gap),
            gap,
            self.entry,
            spacing=gap,
            grow=(self.entry,),
        )
