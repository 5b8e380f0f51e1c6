"""Typed moves: played where they are legal, explained where they are not.

Knows no game: whoever has a field for moves says of which position they are,
and what is to be done with them.
"""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import AmbiguousMove, IllegalMove, Move, Position, Square
from harzdame_engine.game.notation import read_squares
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.text.message import Message


class TypedMoves(QObject):
    """Obeys a field for moves. A key leads into the field, a move or Escape back to the board."""

    def __init__(
        self,
        entry: MoveEntry,
        board: QWidget,
        *,
        key: QAction | None = None,
        position: Callable[[], Position | None],
        play: Callable[[Move], bool | None],
        refuse: Callable[[Square, Square], None],
        say: Callable[[Message], None],
    ) -> None:
        """`position`: None where no move is wanted.

        `play` plays a legal move, or says False where that cannot be done now; `refuse` tells why a
        piece cannot go from one square to another, `say` why what was typed is no move at all.
        """
        super().__init__(entry)
        self._entry = entry
        self._board = board
        self._position = position
        self._play = play
        self._refuse = refuse
        self._say = say
        entry.entered.connect(self._on_entered)
        entry.left.connect(self._on_left)
        if key is not None:
            key.triggered.connect(self._on_key)

    @Slot()
    def _on_key(self) -> None:
        if self._entry.isVisible():
            self._entry.setFocus()

    @Slot()
    def _on_left(self) -> None:
        self._board.setFocus()

    @Slot(str)
    def _on_entered(self, typed: str) -> None:
        position = self._position()
        if position is None:
            return
        try:
            move = position.parse_move(typed)
        except AmbiguousMove as error:
            text = self.tr("Type the squares between as well, as in {move}.")
            example = max(error.moves, key=lambda each: len(each.landings))
            self._say(Message(self.tr("Several moves fit."), text.format(move=example)))
        except IllegalMove:
            self._on_illegal(typed, position)
        else:
            self._board.setFocus()  # or the next keys would all be typed; the move may lead them on
            if self._play(move) is False:
                self._entry.setFocus()
            else:
                self._entry.clear()

    def _on_illegal(self, text: str, position: Position) -> None:
        known = next(read_squares(text, position.rules), [])
        moves = position.legal_moves() or Position.start(position.rules.id).legal_moves()
        ends = [(move.origin, move.target) for move in moves]
        if known and (known[0], known[-1]) not in ends:
            self._refuse(known[0], known[-1])
            return
        title = self.tr("“{text}” is not a move.").format(text=text[:20])
        self._say(Message(title, self.tr("Type it like {move}.").format(move=moves[0])))
