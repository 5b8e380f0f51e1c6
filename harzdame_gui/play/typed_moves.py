"""Typed moves, one or several in a row: played where they are legal, explained where they are not.

Knows no game: whoever has a field for moves says of which position they are,
and what is to be done with them.
"""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import AmbiguousMove, IllegalMove, Move, Position, Square
from harzdame_engine.game.notation import read_squares
from harzdame_engine.rules.square_names import is_numbered
from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.text.message import Message

_MOST = 1000
"""Moves in a row."""
_RUN_TOGETHER = 4


class TypedMoves(QObject):
    """Obeys a field for moves, one or several in a row, and keeps the focus there; Escape leads to the board.

    A key leads into the field, and so does a digit on a board whose squares are numbers. There four digits
    that are one move are played at once: 3228 is 32-28.
    """

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
        entry.textEdited.connect(self._on_edited)
        entry.left.connect(self._on_left)
        if key is not None:
            key.triggered.connect(self._on_key)
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._begins_move(event):
            self._entry.setFocus()
            self._entry.setText(event.text())
            return True
        return super().eventFilter(watched, event)

    def _begins_move(self, event: QKeyEvent) -> bool:
        typed = event.text()
        if not (typed.isascii() and typed.isdecimal()) or not self._entry.isVisible():
            return False
        position = self._position()
        return position is not None and is_numbered(position.rules.board)

    @Slot(str)
    def _on_edited(self, typed: str) -> None:
        position = self._position() if len(typed) == _RUN_TOGETHER and typed.isdecimal() else None
        if position is None or not is_numbered(position.rules.board):
            return
        try:
            move = position.parse_move(typed)
        except (AmbiguousMove, IllegalMove):
            return  # there may be more to come; Return says what is wrong with it
        if self._play(move) is not False:
            self._entry.clear()

    @Slot()
    def _on_key(self) -> None:
        if self._entry.isVisible():
            self._entry.setFocus()

    @Slot()
    def _on_left(self) -> None:
        self._board.setFocus()

    @Slot(str)
    def _on_entered(self, typed: str) -> None:
        rest = _moves_in_a_row(typed) or [typed]
        while rest and self._enter(rest[0]):
            rest = rest[1:]
        self._entry.setText(" ".join(rest))
        self._entry.selectAll()

    def _enter(self, typed: str) -> bool:
        """Play one move; False, and the reason is told, where that is not possible."""
        position = self._position()
        if position is None:
            return False
        try:
            return self._play(position.parse_move(typed)) is not False
        except AmbiguousMove as error:
            text = self.tr("Type the squares between as well, as in {move}.")
            example = max(error.moves, key=lambda each: len(each.landings))
            self._say(Message(self.tr("Several moves fit."), text.format(move=example)))
        except IllegalMove:
            self._on_illegal(typed, position)
        return False

    def _on_illegal(self, text: str, position: Position) -> None:
        known = next(read_squares(text, position.rules), [])
        moves = position.legal_moves() or Position.start(position.rules.id).legal_moves()
        ends = [(move.origin, move.target) for move in moves]
        if known and (known[0], known[-1]) not in ends:
            self._refuse(known[0], known[-1])
            return
        title = self.tr("“{text}” is not a move.").format(text=text[:20])
        self._say(Message(title, self.tr("Type it like {move}.").format(move=moves[0])))


def _moves_in_a_row(typed: str) -> list[str]:
    """The moves of a text with several, as a record has them or in four digits each: “1. 12-16 24-20”."""
    from harzdame_engine.pdn.tokens import first_moves  # the start has no need of files

    words = typed.split()
    if len(words) > 1 and all(len(word) == _RUN_TOGETHER and word.isdecimal() for word in words):
        return words
    moves = [move.text for move in first_moves(typed, most=_MOST)]
    return moves if len(moves) > 1 else []
