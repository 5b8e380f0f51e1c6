"""Typed moves: played where they are legal, explained where they are not."""

from __future__ import annotations

import re

from harzdame_engine import AmbiguousMove, IllegalMove, Move, Position
from harzdame_engine.game.notation import read_square
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.notices.card import Tone
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.actions import Actions

_SQUARE = re.compile(r"[a-z]?\d+", re.IGNORECASE)


class TypedMoves(QObject):
    """Connects the field for moves with the game. A key leads into the field, Escape back to the board."""

    def __init__(
        self, session: GameSession, *, entry: MoveEntry, board: QWidget, notices: Notices, actions: Actions
    ) -> None:
        super().__init__(entry)
        self._session = session
        self._entry = entry
        self._board = board
        self._notices = notices
        entry.entered.connect(self._on_entered)
        entry.left.connect(board.setFocus)
        session.gameReplaced.connect(entry.clear)
        actions.type_move.triggered.connect(entry.setFocus)

    @Slot(str)
    def _on_entered(self, typed: str) -> None:
        try:
            move = self._session.position.parse_move(typed)
        except AmbiguousMove as error:
            self._notices.say(
                Message(
                    self.tr("Several moves fit."),
                    self.tr("Type the squares between as well, as in {move}.").format(
                        move=max(error.moves, key=_landings)
                    ),
                ),
                Tone.WARNING,
            )
        except IllegalMove:
            self._refuse(typed)
        else:
            if self._session.play(move):
                self._entry.clear()
                self._board.setFocus()  # or the next keys would all be typed

    def _refuse(self, text: str) -> None:
        squares = _SQUARE.findall(text)
        board = self._session.position.rules.board
        known = [square for name in _SQUARE.findall(text) if (square := read_square(name, board))]
        if len(known) > 1 and len(known) == len(squares):
            self._session.refuse(known[0], known[-1])
            return
        title = self.tr("“{text}” is not a move.").format(text=text[:20])
        self._notices.say(Message(title, self._example()), Tone.WARNING)

    def _example(self) -> str:
        """A move of this game, as it is to be typed."""
        position = self._session.position
        move = next(iter(position.legal_moves() or Position.start(position.rules.id).legal_moves()))
        return self.tr("Type it like {move}.").format(move=move)


def _landings(move: Move) -> int:
    return len(move.landings)
