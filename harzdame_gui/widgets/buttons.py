"""Buttons of actions, flat or framed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionEvent, QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from harzdame_gui.text.menu_words import without_letter
from harzdame_gui.theme import current_theme

_BESIDE_TEXT = 36
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ActionButton(QToolButton):
    """A flat button for an action, which provides text, icon, tooltip and enabled state.

    It may have a text of its own (`keep_text`), whatever becomes of the action's.

    Return presses it, as the space bar does.
    """

    def __init__(
        self,
        action: QAction,
        style: Qt.ToolButtonStyle = Qt.ToolButtonStyle.ToolButtonIconOnly,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._text: str | None = None
        self.setDefaultAction(action)
        # PySide 6.11 takes the button for the action's parent, and keeps the action for good when that goes
        action.setParent(action.parent())
        self.setToolButtonStyle(style)
        self.setIconSize(QSize(theme.sizes.icon, theme.sizes.icon))
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(action.text().replace("&", ""))

    def frame(self) -> Self:
        """Put a frame around it, for a row of them."""
        self.setProperty("framed", True)
        self.setFixedSize(current_theme().sizes.control, current_theme().sizes.control)
        return self

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
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


def framed(actions: Iterable[QAction]) -> list[ActionButton]:
    """A row of framed buttons."""
    return [ActionButton(action).frame() for action in actions]


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Let Return press the button of `window` that has the focus, which Qt does in dialogs only.

    Whoever has a use of its own for Return asks this first; returns whether there was a button.
    """
    button = window.focusWidget()
    if event.key() not in _ENTER or not isinstance(button, QAbstractButton):
        return False
    button.click()
    return True


def leave_room_for_bold(button: QPushButton) -> None:
    """Make `button` wide enough for its text in bold, of which Qt takes no account in a style sheet."""
    bold = button.font()
    bold.setWeight(QFont.Weight.DemiBold)
    button.setMinimumWidth(QFontMetrics(bold).horizontalAdvance(button.text()) + _BESIDE_TEXT)


class CommandButton(QPushButton):
    """A framed button for an action, which it follows: text, tooltip, enabled and shown state.

    `role` is its part in the style sheet, "primary" for the one that is meant to be pressed. The
    button of a checkable action is a "choice", down while that is on.
    """

    def __init__(self, action: QAction, role: str = "") -> None:
        super().__init__(autoDefault=False)
        self._action = action
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(action.isCheckable())
        if role or action.isCheckable():
            self.setProperty("role", role or "choice")
        self._follow()
        if action.isCheckable():
            leave_room_for_bold(self)
        action.changed.connect(self._follow)
        self.clicked.connect(self._on_clicked)

    @Slot()
    def _follow(self) -> None:
        self.setText(without_letter(self._action.text()))
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        if self.parentWidget() is not None or not self._action.isVisible():  # else it were a window
            self.setVisible(self._action.isVisible())
        self.setChecked(self._action.isChecked())

    @Slot()
    def _on_clicked(self) -> None:
        self._action.trigger()
