"""Buttons of actions."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QActionEvent, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from harzdame_gui.theme import Theme


class ActionButton(QToolButton):
    """A flat button for an action, which provides text, icon, tooltip and enabled state.

    It may have a text of its own (`keep_text`), whatever becomes of the action's.

    Return presses it. The space bar is left to the game, where it makes the computer move.
    """

    def __init__(
        self,
        action: QAction,
        theme: Theme,
        style: Qt.ToolButtonStyle = Qt.ToolButtonStyle.ToolButtonIconOnly,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._text: str | None = None
        self.setDefaultAction(action)
        self.setToolButtonStyle(style)
        self.setIconSize(QSize(theme.sizes.icon, theme.sizes.icon))
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(action.text().replace("&", ""))

    def keep_text(self, text: str) -> None:
        """Show `text` instead of the action's short text."""
        self._text = text
        self.setText(text)
        self.setAccessibleName(text.replace("&", ""))

    def actionEvent(self, event: QActionEvent) -> None:
        super().actionEvent(event)
        if self._text is not None:
            self.setText(self._text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)
