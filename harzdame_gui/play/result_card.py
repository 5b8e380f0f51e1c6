"""The card of a game that is over: who won and why, what that says of the person's strength, and what now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from harzdame_gui.text.message import Message
from harzdame_gui.theme import FontRole, Theme
from harzdame_gui.theme.icons import icon
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import PlainLabel, label
from harzdame_gui.widgets.layouts import fill


class ResultCard(QFrame):
    """Stands at the end of the game; nothing else is shown in its place.

    *Signals*
    closed(): it was read and is no longer wanted.
    """

    closed = Signal()

    def __init__(
        self, actions: Sequence[tuple[QAction, str]], theme: Theme, parent: QWidget | None = None
    ) -> None:
        """`actions` come with the short texts of their buttons."""
        super().__init__(parent)
        self._title = PlainLabel(wordWrap=True)
        self._reason = PlainLabel(wordWrap=True)
        self._strength = label("muted", wrap=True)
        self._close = QToolButton(autoRaise=True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self._close.clicked.connect(self.closed)
        self.setObjectName("noticeCard")
        self.setProperty("tone", "result")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        buttons = []
        for action, text in actions:
            button = ActionButton(action, theme, Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.keep_text(text)
            buttons.append(button)
        space = theme.spacing
        head = fill(QHBoxLayout(), self._title, self._close, spacing=space.xs, grow=(self._title,))
        head.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        parts = (head, self._reason, self._strength, ButtonRows(buttons, space.xs))
        fill(QVBoxLayout(self), *parts, spacing=space.xs, margins=(space.l, space.m, space.m, space.s))
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._close.setIcon(icon("close", theme))
        self._close.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))
        self._title.setFont(theme.font(FontRole.HEADING))
        self._strength.setFont(theme.font(FontRole.CAPTION))

    def show_result(self, message: Message, strength: str = "") -> None:
        """Show the end of a game, and a sentence on the person's strength if there is one."""
        self._title.setText(message.title)
        self._reason.setText(message.text)
        self._strength.setText(strength)
        self._strength.setVisible(bool(strength))
        self.setAccessibleName(" ".join(filter(None, (message.spoken, strength))))
        self.show()
