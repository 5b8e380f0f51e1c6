"""The chat of a game over the network: what was said last, and a line to answer in."""

from __future__ import annotations

import re
import time
import unicodedata
from collections import deque
from collections.abc import Callable

from harzdame_engine.version import version
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.notices.card import announce
from harzdame_gui.text.sizes import one_line
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel
from harzdame_gui.widgets.layouts import fill

LONGEST = 120
"""The most characters of a message: the protocol allows a few more."""
_LINES = 3
_EVERY = 1.0
"""The least seconds between two messages of ours, and between two that are read out."""
_LONG_WORD = re.compile(r"\S{16}(?=\S)")
"""Where a word may be broken, as it may be longer than the panel is wide."""
_SPELT = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "–": "-",
        "’": "'",
        "„": '"',
    }
)


def spelt(text: str) -> str:
    """A message as the protocol can carry it: one line of ASCII, not too long."""
    plain = unicodedata.normalize("NFKD", " ".join(text.split()).translate(_SPELT))
    letters = (sign for sign in plain if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() and sign.isprintable() else "?" for sign in letters)[:LONGEST]


def spelt_name(name: str) -> str:
    """A name as the other side sees it; that of the program, if the protocol cannot carry it."""
    plain = spelt(name)
    return plain if plain and "?" not in plain else f"Harzdame {version()}"


class ChatCard(QFrame):
    """Is there while a game over the network goes on; all that it shows is plain text.

    The newest message is shown whole, those before it on a line each.

    *Signals*
    said(str): the person wants to say this, as the protocol can carry it.
    left(): the person is done with the field.
    """

    said = Signal(str)
    left = Signal()

    def __init__(self, clock: Callable[[], float] = time.monotonic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._lines: deque[str] = deque(maxlen=_LINES)
        self._older = [ElidedLabel() for _ in range(_LINES - 1)]
        self._newest = PlainLabel(wordWrap=True)
        for label in (*self._older, self._newest):
            policy = label.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)  # no words widen the panel
            label.setSizePolicy(policy)
        self._read_out = -_EVERY
        self.field = _Field(placeholderText=self.tr("Say something to the other side"))
        self.field.setMaxLength(LONGEST)
        self.field.setAccessibleName(self.field.placeholderText())
        self._waiting = QTimer(self, singleShot=True, interval=round(1000 * _EVERY))
        self.setObjectName("noticeCard")
        self.setProperty("tone", "calm")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        space = current_theme().spacing
        margins = (space.m, space.s, space.m, space.s)
        fill(QVBoxLayout(self), *self._older, self._newest, self.field, spacing=space.xs, margins=margins)
        self.field.returnPressed.connect(self._on_return)
        self.field.escaped.connect(self.left)
        self._show_lines()
        self.hide()

    def begin(self) -> None:
        """Show an empty chat for another game."""
        self._lines.clear()
        self._show_lines()
        self.field.clear()
        self.show()

    def end(self) -> None:
        """Go; a focus that was here goes back to the board."""
        if self.field.hasFocus():
            self.left.emit()
        self.hide()

    def hear(self, text: str) -> None:
        """Show what the other side says; whatever it sends is cut to one line of plain text."""
        words = one_line(text)[:LONGEST]
        if words:
            self._add(self.tr("They: {text}").format(text=words))
            now = self._clock()
            if now - self._read_out >= _EVERY:  # a flood is not read out
                self._read_out = now
                announce(self, self._lines[-1])

    @property
    def lines(self) -> tuple[str, ...]:
        """What is shown."""
        return tuple(self._lines)

    @Slot()
    def _on_return(self) -> None:
        words = spelt(self.field.text())
        if not words:
            self.left.emit()
        elif not self._waiting.isActive():  # else it stays in the field, to be sent a moment later
            self._waiting.start()
            self.field.clear()
            self._add(self.tr("You: {text}").format(text=words))
            self.said.emit(words)

    def _add(self, line: str) -> None:
        self._lines.append(line)
        self._show_lines()

    def _show_lines(self) -> None:
        *older, newest = self._lines or ("",)
        for number, label in enumerate(self._older):
            label.setText(older[number] if number < len(older) else "")
            label.setVisible(number < len(older))
        self._newest.setText(_LONG_WORD.sub("\\g<0>\u200b", newest))
        self._newest.setVisible(bool(newest))


class _Field(QLineEdit):
    """A line that Escape leaves.

    *Signals*
    escaped(): Escape was pressed.
    """

    escaped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)
