"""The card of a page over the window: its name, one page of several, and the way back to the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QListWidget,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.notices.card import announce
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import PlainLabel, label, separator
from harzdame_gui.widgets.layouts import fill


class PageCard(QFrame):
    """What the cards have in common; each fills its `pages`.

    *Signals*
    leaveWanted(): back to the game.
    """

    leaveWanted = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.pages = QStackedWidget()
        self.entry = MoveEntry()
        self._question, self._text = label("heading", wrap=True), PlainLabel(wordWrap=True)
        space = current_theme().spacing
        leave = QPushButton(self.tr("Back to the game (Esc)"))
        leave.setProperty("role", "quiet")
        leave.clicked.connect(self.leaveWanted)
        fill(
            QVBoxLayout(self), label("muted", title), separator(), self.pages, leave,
            spacing=space.m, margins=(space.l, space.l, space.l, space.m), grow=(self.pages,),
        )  # fmt: skip

    @property
    def message(self) -> tuple[QWidget, QWidget]:
        """The two labels of the message, for the page that asks."""
        return self._question, self._text

    def show_message(self, message: Message, tone: str | None = None) -> None:
        """Ask or tell something, its headline in the colour of a `tone` of the palette."""
        if message.spoken not in {"", f"{self._question.text()} {self._text.text()}".strip()}:
            announce(self, message.spoken)
        self._question.setText(message.title)
        color = "" if tone is None else f"color: {getattr(current_theme().palette, tone)};"
        self._question.setStyleSheet(color)
        self._text.setText(message.text)
        self._text.setVisible(bool(message.text))


def command_button(text: str, wanted: object, *, primary: bool = False) -> QPushButton:
    """A button whose click emits the signal `wanted`."""
    button = QPushButton(text)
    if primary:
        button.setProperty("role", "primary")
    button.clicked.connect(wanted)
    return button


def radio_buttons(group: QButtonGroup, names: Sequence[str]) -> list[QAbstractButton]:
    """A button for each name, whose number in the group is its place."""
    made: list[QAbstractButton] = []
    for number, name in enumerate(names):
        button = QRadioButton(name)
        group.addButton(button, number)
        made.append(button)
    return made


def move_list(name: str, *, chosen: bool = True) -> QListWidget:
    """A list of moves with a name for screen readers; rows that cannot be `chosen` take no focus."""
    made = QListWidget()
    made.setAccessibleName(name)
    made.setProperty("role", "games")
    if not chosen:
        made.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made
