"""The task: who moves and what is asked, what became of the last move, and the way through the solution."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, Move
from harzdame_engine.game.numbering import MoveNumber
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from harzdame_gui.notices.card import Notice, NoticeCard, Tone, announce
from harzdame_gui.text.message import Message
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import FontRole, Themed, current_theme, icon
from harzdame_gui.widgets.buttons import framed
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill, in_time
from harzdame_gui.widgets.thinking_dots import ThinkingDots

_DISC = 36
_PIECE = 28
_FIRST = MoveNumber(1, answers=False)


class TaskView(QWidget, Themed):
    """Headline, question, a card for what happened, and the solution once it may be seen."""

    def __init__(self, steps: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color: Color | None = None
        self._disc = QLabel()
        self._title = QLabel(wordWrap=True)
        self._text = label("muted", wrap=True)
        self._checking = QWidget()
        self.card = NoticeCard()
        self._line = QLabel(wordWrap=True)
        self._steps = QWidget()
        self.dots = ThinkingDots()
        self._build(steps)
        self.take_theme()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._title.setFont(current_theme().font(FontRole.HEADING))
        self._show_disc()

    @property
    def title(self) -> str:
        """The headline."""
        return self._title.text()

    def show_task(self, message: Message, color: Color | None) -> None:
        """Say what is asked of a side; without one: why nothing is."""
        self._color = color
        if message.title not in {"", self._title.text()}:
            announce(self, message.spoken)
        self._title.setText(message.title)
        self._text.setText(message.text)
        self._text.setVisible(bool(message.text))
        self._title.setVisible(bool(message.title))
        self._show_disc()

    def show_feedback(self, message: Message | None, tone: Tone) -> None:
        """Say what became of the last move."""
        self.card.show_notice(None if message is None or not message.title else Notice(message, tone))

    def show_checking(self, *, checking: bool) -> None:
        """Say that a move is looked at."""
        self._checking.setVisible(checking)

    def show_line(self, moves: Sequence[Move], at: int, *, solved: int, first: MoveNumber = _FIRST) -> None:
        """Show the solution, with the move that led to the position shown; () for none.

        Its moves are counted from the number `first`. After `solved` of them the puzzle
        is solved; what follows, in muted ink, shows why it wins.
        """
        self._steps.setVisible(bool(moves))
        self._line.setVisible(bool(moves))
        words, muted = list[str](), current_theme().color("text_muted").name()
        for ply, move in enumerate(moves):
            number = first.after(ply)
            head = "" if ply and number.answers else f"{number} "
            text = f"{head}{short_move(move)}".replace(" ", "&nbsp;").replace("-", "‑")
            text = f"<b>{text}</b>" if ply == at - 1 else text
            words.append(text if ply < solved else f'<span style="color: {muted}">{text}</span>')
        self._line.setText(" ".join(words))

    def _build(self, steps: Sequence[QAction]) -> None:
        space = current_theme().spacing
        self._disc.setFixedSize(_DISC, _DISC)
        self._disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._line.setTextFormat(Qt.TextFormat.RichText)
        self._line.setFont(current_theme().font())
        words = fill(QVBoxLayout(), self._title, self._text, spacing=2)
        head = fill(QHBoxLayout(), self._disc, words, spacing=space.m, grow=(words,))
        head.setAlignment(self._disc, Qt.AlignmentFlag.AlignTop)
        fill(
            QHBoxLayout(self._checking),
            self.dots,
            label("muted", self.tr("Checking your move")),
            STRETCH,
            spacing=space.s,
        )
        ways = fill(in_time(QHBoxLayout()), *framed(steps), spacing=space.xs)
        fill(QHBoxLayout(self._steps), ways, STRETCH, spacing=space.xs)
        fill(QVBoxLayout(self), head, self._checking, self.card, self._line, self._steps, spacing=space.m)
        self._checking.hide()
        self._steps.hide()
        self._line.hide()

    def _show_disc(self) -> None:
        self._disc.setVisible(self._color is not None)
        if self._color is not None:
            name = "white-man" if self._color is Color.WHITE else "black-man"
            square = current_theme().board.square_dark  # a black piece would not be seen on a dark panel
            self._disc.setStyleSheet(
                f"background: {square}; border-radius: {current_theme().sizes.radius}px;"
            )
            size = QSize(_PIECE, _PIECE)
            self._disc.setPixmap(icon(name).pixmap(size, self.devicePixelRatioF()))
