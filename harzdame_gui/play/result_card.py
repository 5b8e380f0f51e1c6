"""The card of a game that is over: who won and why, what that says of the person's strength, and what now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from harzdame_gui.notices.card import announce
from harzdame_gui.text.message import Message
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.theme.icons import icon
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel, label
from harzdame_gui.widgets.layouts import fill


class ResultCard(QFrame, Themed):
    """Stands at the end of the game; nothing else is shown in its place.

    Where it is not allowed to be tall (`allow`), it is one line, and offers what comes next in a menu.

    *Signals*
    closed(): it was read and is no longer wanted.
    """

    closed = Signal()

    def __init__(self, actions: Sequence[tuple[QAction, str]], parent: QWidget | None = None) -> None:
        """`actions` come with the short texts of their buttons."""
        super().__init__(parent)
        theme = current_theme()
        self._title = PlainLabel(wordWrap=True)
        self._reason = PlainLabel(wordWrap=True)
        self._strength = label("muted", wrap=True)
        self._short = ElidedLabel()
        self._more = _small_button(self.tr("More"))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._close = _small_button(self.tr("Close"))
        self._close.clicked.connect(self.closed)
        self._allowed = True
        self._told: tuple[str, ...] = ()
        self.setObjectName("noticeCard")
        self.setProperty("tone", "result")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        buttons = []
        for action, text in actions:
            button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.keep_text(text)
            buttons.append(button)
        menu = QMenu(self._more)
        menu.addActions([action for action, _ in actions])
        self._more.setMenu(menu)
        self._buttons = ButtonRows(buttons, theme.spacing.xs)
        self._space = theme.spacing
        parts = (self._title, self._short, self._more, self._close)
        head = fill(QHBoxLayout(), *parts, spacing=theme.spacing.xs, grow=(self._title, self._short))
        head.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        rest = (self._reason, self._strength, self._buttons)
        self._rows = fill(QVBoxLayout(self), head, *rest, spacing=theme.spacing.xs)
        self.take_theme()
        self.hide()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        for button, name in ((self._close, "close"), (self._more, "more")):
            button.setIcon(icon(name))
            button.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))
        self._short.setFont(theme.font(FontRole.STRONG))
        self._title.setFont(theme.font(FontRole.HEADING))
        self._strength.setFont(theme.font(FontRole.CAPTION))

    def show_result(self, message: Message, strength: str = "") -> None:
        """Show the end of a game, and a sentence on the person's strength if there is one."""
        self._title.setText(message.title)
        self._reason.setText(message.text)
        self._strength.setText(strength)
        self._short.setText(" – ".join(filter(None, (message.title, message.text.rstrip(".")))))
        self.setAccessibleName(" ".join(filter(None, (message.spoken, strength))))
        self._arrange()
        self.show()
        told = tuple(filter(None, (message.spoken, strength)))
        new = [words for words in told if words not in self._told]
        self._told = told
        if new:
            announce(self, " ".join(new))

    def allow(self, allowed: bool) -> None:
        """Set whether there is room for all words and buttons; without it the card is one line."""
        if allowed != self._allowed:
            self._allowed = allowed
            self._arrange()

    def put_away(self) -> None:
        """Hide; the end of another game is announced again, whatever it says."""
        self._told = ()
        self.hide()

    def _arrange(self) -> None:
        tall, space = self._allowed, self._space
        for words in (self._title, self._reason, self._buttons):
            words.setVisible(tall)
        self._strength.setVisible(tall and bool(self._strength.text()))
        for line in (self._short, self._more):
            line.setVisible(not tall)
        self.setToolTip("" if tall else self._strength.text())
        self._rows.setContentsMargins(
            *((space.l, space.m, space.m, space.s) if tall else (space.m, space.xs, space.s, space.xs))
        )


def _small_button(name: str) -> QToolButton:
    button = QToolButton(autoRaise=True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
