"""The card of a game that is over: who won and why, what was reached by it, and what now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.notices.card import announce
from harzdame_gui.opponents.face import Face, face_picture
from harzdame_gui.text.message import Message
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.theme.icons import icon
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel, label
from harzdame_gui.widgets.layouts import fill

_FACE, _FACE_ON_BUTTON, _BESIDE_FACE = 48, 24, 6


class Told(NamedTuple):
    """What the card says: the `message` of the end, what was `reached`, and what the game says of a strength.

    `step` is the text of the way on, and `ahead` whose face stands on it. `links` are those of the card's
    actions that are offered below it. `opponent`, who was `beaten` or not, looks on.
    """

    message: Message
    step: str
    links: Sequence[QAction]
    reached: str = ""
    strength: str = ""
    opponent: Opponent | None = None
    beaten: bool = False
    ahead: Opponent | None = None


class ResultCard(QFrame, Themed):
    """Stands at the end of the game; nothing else is shown in its place.

    Where it is not allowed to be tall (`allow`), it is one line with the way on, and the rest is in a menu.

    *Signals*
    closed(): it was read and is no longer wanted.
    stepped(): the person takes the way on.
    """

    closed = Signal()
    stepped = Signal()

    def __init__(self, actions: Sequence[tuple[QAction, str]], parent: QWidget | None = None) -> None:
        """`actions` come with the short texts of their buttons."""
        super().__init__(parent)
        theme = current_theme()
        self._title = PlainLabel(wordWrap=True)
        self._reason = PlainLabel(wordWrap=True)
        self._reached = PlainLabel(wordWrap=True)
        self._strength = label("muted", wrap=True)
        self._face = Face(_FACE)
        self._step = _StepButton()
        self._short_step = _StepButton()
        for button in (self._step, self._short_step):
            button.clicked.connect(self.stepped)
        self._short = ElidedLabel()
        self._more = _small_button(self.tr("More"))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._close = _small_button(self.tr("Close"))
        self._close.clicked.connect(self.closed)
        self._allowed = True
        self._told: Told | None = None
        self._spoken: tuple[str, ...] = ()
        self.setObjectName("noticeCard")
        self.setProperty("tone", "result")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._links: dict[QAction, ActionButton] = {}
        for action, text in actions:
            link = self._links[action] = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly)
            link.keep_text(text)
        menu = QMenu(self._more)
        menu.addActions([action for action, _ in actions])
        self._more.setMenu(menu)
        self._buttons = ButtonRows(list(self._links.values()), theme.spacing.xs)
        self._space = theme.spacing
        self._words = QWidget()
        fill(QVBoxLayout(self._words), self._title, self._reason, spacing=0)
        parts = (self._face, self._words, self._short, self._short_step, self._more, self._close)
        head = fill(QHBoxLayout(), *parts, spacing=theme.spacing.s, grow=(self._words, self._short))
        head.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        head.setAlignment(self._face, Qt.AlignmentFlag.AlignTop)
        rest = (self._reached, self._strength, self._step, self._buttons)
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
        self._reached.setFont(theme.font(FontRole.STRONG))
        self._strength.setFont(theme.font(FontRole.CAPTION))
        self._show_step()

    def show_result(self, told: Told) -> None:
        """Show the end of a game."""
        self._told = told
        message = told.message
        self._title.setText(message.title)
        self._reason.setText(message.text)
        self._reached.setText(told.reached)
        self._strength.setText(told.strength)
        self._face.show_opponent(told.opponent, beaten=told.beaten)
        self._short.setText(" – ".join(filter(None, (message.title, message.text.rstrip(".")))))
        for action, link in self._links.items():
            link.setVisible(action in told.links)
        self._show_step()
        spoken = tuple(filter(None, (message.spoken, told.reached, told.strength)))
        self.setAccessibleName(" ".join(spoken))
        self._arrange()
        self.show()
        new = [words for words in spoken if words not in self._spoken]
        self._spoken = spoken
        if new:
            announce(self, " ".join(new))

    def _show_step(self) -> None:
        told = self._told
        if told is None:
            return
        for button in (self._step, self._short_step):
            button.setText(told.step)
            button.setIcon(QIcon())
        if told.ahead is not None:
            ratio = self.devicePixelRatioF()
            face = face_picture(told.ahead, _FACE_ON_BUTTON, ratio, beside=_BESIDE_FACE)
            self._step.setIcon(QIcon(face))

    def allow(self, allowed: bool) -> None:
        """Set whether there is room for all words and buttons; without it the card is one line."""
        if allowed != self._allowed:
            self._allowed = allowed
            self._arrange()

    def put_away(self) -> None:
        """Hide; the end of another game is announced again, whatever it says."""
        self._spoken = ()
        self.hide()

    def _arrange(self) -> None:
        tall, space = self._allowed, self._space
        for part in (self._words, self._step, self._buttons):
            part.setVisible(tall)
        for words in (self._reached, self._strength):
            words.setVisible(tall and bool(words.text()))
        self._face.setVisible(tall and self._told is not None and self._told.opponent is not None)
        for line in (self._short, self._short_step, self._more):
            line.setVisible(not tall)
        more = filter(None, (self._reached.text(), self._strength.text()))
        self.setToolTip("" if tall else "\n".join(more))
        self._rows.setContentsMargins(
            *((space.l, space.s, space.m, space.s) if tall else (space.m, space.xs, space.s, space.xs))
        )


class _StepButton(QPushButton):
    """The one button of the card that is meant to be pressed; Return does it, too."""

    def __init__(self) -> None:
        super().__init__(autoDefault=False)
        self.setProperty("role", "primary")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIconSize(QSize(_FACE_ON_BUTTON + _BESIDE_FACE, _FACE_ON_BUTTON))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def _small_button(name: str) -> QToolButton:
    button = QToolButton(autoRaise=True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
