"""Moves on a board beside which there is a field for them: both ways lead to the same place.

For the windows that ask for moves and answer in their own words; the main board,
whose game has clocks and opponents, has `BoardPresenter`.
"""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Move, Position, Refusal, Square, explain
from harzdame_engine.game.explain import explain_on_the_way
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.board import BoardView
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.play.typed_moves import TypedMoves
from harzdame_gui.text.message import Message
from harzdame_gui.text.refusals import refusal_message


class MoveInput(QObject):
    """Plays what is moved on the board or typed, and says why anything else is no move."""

    def __init__(
        self,
        board: BoardView,
        entry: MoveEntry | None = None,
        *,
        key: QAction | None = None,
        position: Callable[[], Position | None],
        play: Callable[[Move], None],
        say: Callable[[Message], None],
        lights: Callable[[], bool] = lambda: True,
    ) -> None:
        """`position`: None where no move is wanted. `key` leads into the field, where there is one.

        `lights`: whether a refusal lights up what it rests on, such as the pieces that must capture.
        """
        super().__init__(board)
        self._board = board
        self._position = position
        self._play = play
        self._say = say
        self._lights = lights
        board.moveChosen.connect(self._on_move)
        board.refused.connect(self._on_refused)
        board.strayed.connect(self._on_strayed)
        if entry is not None:
            TypedMoves(entry, board, key=key, position=position, play=play, refuse=self._on_refused, say=say)

    @Slot(object)
    def _on_move(self, move: Move) -> None:
        self._play(move)

    @Slot(str, str)
    def _on_refused(self, origin: Square, target: Square) -> None:
        position = self._position()
        if position is not None and (refusal := explain(position, origin, target)) is not None:
            self._refuse(refusal, position)

    @Slot(object, str)
    def _on_strayed(self, path: tuple[Square, ...], target: Square) -> None:
        if (position := self._position()) is not None:
            self._refuse(explain_on_the_way(position, path, target), position)

    def _refuse(self, refusal: Refusal, position: Position) -> None:
        if self._lights():
            self._board.show_refusal(refusal)
        self._say(refusal_message(refusal, position))
