"""A small board with a game to step through: buttons and the wheel go through its moves."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Move, Position
from harzdame_engine.game.numbering import first_number
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.board.picture import render_position
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import Themed, current_theme
from harzdame_gui.widgets.labels import ElidedLabel
from harzdame_gui.widgets.layouts import STRETCH, fill, in_time
from harzdame_gui.widgets.step_buttons import StepButtons


class ReplayBoard(QWidget, Themed):
    """The positions of one line of play, one at a time.

    *Signals*
    opened(): the board was double-clicked.
    """

    opened = Signal()

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        """`size`: width and height of the board, in pixels."""
        super().__init__(parent)
        self._size = size
        self._positions: Sequence[Position] = ()
        self._moves: Sequence[Move] = ()
        self._ply = 0
        self._flipped = False
        self._board = _Picture()
        self._move = ElidedLabel()
        self._steps = StepButtons(self)
        self._steps.stepped.connect(self._step)
        self._board.stepped.connect(self._step)
        self._board.opened.connect(self.opened)
        self._build()
        self.take_theme()

    @property
    def ply(self) -> int:
        """The number of moves before the position shown."""
        return self._ply

    def show_line(
        self,
        positions: Sequence[Position],
        moves: Sequence[Move],
        ply: int | None = None,
        flipped: bool = False,
    ) -> None:
        """Show a line after so many moves, or at its end; without positions: an empty board."""
        self._positions, self._moves, self._flipped = positions, moves, flipped
        self._ply = len(moves) if ply is None else min(ply, len(moves))
        self._show_position()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._show_position()

    def _build(self) -> None:
        self._board.setFixedSize(self._size, self._size)
        self._move.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._move.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for button in (*self._steps.back, *self._steps.on):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        row = fill(
            in_time(QHBoxLayout()),
            *self._steps.back,
            self._move,
            *self._steps.on,
            spacing=0,
            grow=(self._move,),
        )
        board = fill(QHBoxLayout(), STRETCH, self._board, STRETCH, spacing=0)
        fill(QVBoxLayout(self), board, row, spacing=current_theme().spacing.s)

    def _show_position(self) -> None:
        for button in (*self._steps.back, *self._steps.on):
            button.setVisible(bool(self._positions))
        if not self._positions:
            self._board.clear()
            self._move.setText("")
            return
        position = self._positions[self._ply]
        last = self._moves[self._ply - 1] if self._ply else None
        self._board.setPixmap(
            render_position(
                position.rules,
                position.pieces,
                current_theme(),
                self._size,
                self.devicePixelRatioF(),
                flipped=self._flipped,
                squares=(last.origin, last.target) if last is not None else (),
            )
        )
        self._move.setText(self._move_text())

    def _move_text(self) -> str:
        if not self._ply:
            return self.tr("Start") if self._moves else ""
        number = first_number(self._positions[0]).after(self._ply - 1)
        return f"{number} {short_move(self._moves[self._ply - 1])}"

    @Slot(int)
    def _step(self, step: int) -> None:
        if self._positions:
            self._ply = max(0, min(self._ply + step, len(self._moves)))
            self._show_position()


class _Picture(QLabel):
    """The board.

    *Signals*
    stepped(int): the wheel was turned, by so many moves.
    opened(): it was double-clicked.
    """

    stepped = Signal(int)
    opened = Signal()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.stepped.emit(-1 if turned > 0 else 1)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()
        event.accept()
