"""A small board on which a demonstration of a game runs by itself."""

from __future__ import annotations

from harzdame_engine import Position, Rules
from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.new_game.demonstration import shown_move
from harzdame_gui.widgets.layouts import fill

_PAUSE_MS = 1100
_PAUSE_AT_END_MS = 2600
_PLIES = 16


class LiveBoard(QWidget):
    """Plays a few moves from a game's start again and again; at speed 0 it shows the start only."""

    def __init__(self, speed: float, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = BoardView()
        self._board.setMinimumSize(0, 0)
        self._board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board.set_animation_speed(speed)
        self._board.set_coordinates(False)  # at this size they would crowd the pieces
        self._speed = speed
        self._start: Position | None = None
        self._position: Position | None = None
        self._ply = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self.setFixedSize(QSize(side, side))
        fill(QVBoxLayout(self), self._board)

    @property
    def position(self) -> Position | None:
        """The position shown now."""
        return self._position

    def show_game(self, rules: Rules) -> None:
        """Begin with another game."""
        self._start = Position.start(rules.id)
        self._begin()

    def _begin(self) -> None:
        if self._start is None:
            return
        self._position, self._ply = self._start, 0
        self._board.set_position(self._start)
        self._board.set_last_move(None)
        if self._speed > 0 and self.isVisible():
            self._timer.start(_PAUSE_MS)

    @Slot()
    def _go_on(self) -> None:
        if self._position is None:
            return
        move = shown_move(self._position, self._ply) if self._ply < _PLIES else None
        if move is None:
            self._begin()
            return
        before, self._position = self._position, self._position.play(move)
        self._ply += 1
        self._board.set_position(self._position, Transition(before, self._position, move, forward=True))
        self._board.set_last_move(move)
        jumps = len(move.landings) - 1
        pause = _PAUSE_AT_END_MS if self._ply == _PLIES else _PAUSE_MS
        self._timer.start(round((pause + 300 * jumps) / min(self._speed, 1.0)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
