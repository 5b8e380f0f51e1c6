"""The pace of the computer: one's own move is seen to its end, and the answer follows after a human pause."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.theme import Durations

_EACH_CHOICE = 25
"""Milliseconds that each legal move adds to the pause."""


class Pacing(QObject):
    """Gives every player its pause. What the search takes is part of it; a press on the board ends it.

    Two computers that are watched have a speed of their own.
    """

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        settings: Settings,
        durations: Durations,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._pace = settings.pace
        self._watch_pause = settings.watch_pause
        self._durations = durations
        session.gameReplaced.connect(self.hold)
        session.stateChanged.connect(self.hold)  # others may have taken the seats
        board.pressed.connect(self._answer_now)
        settings.watch_pause.changed.connect(self._pause_anew)
        self.hold()

    def pause(self, request: Request) -> float:
        """Seconds from the request for a move to the answer."""
        if not self._session.persons:
            return self._watch_pause.value and self._board.motion_left / 1000 + self._watch_pause.value
        factor = self._pace.value.factor
        if factor <= 0:
            return 0.0
        shortest, longest = self._durations.answer_shortest, self._durations.answer_longest
        choices = len(request.position.legal_moves())
        natural = min(longest, shortest + _EACH_CHOICE * (choices - 1))
        return (self._board.motion_left + factor * natural) / 1000

    def rest(self) -> float:
        """Seconds until the move shown has come to its end: on a busy machine later than designed."""
        at_once = self._pace.value.factor <= 0 if self._session.persons else not self._watch_pause.value
        return 0.0 if at_once else self._board.motion_left / 1000

    @Slot()
    def hold(self) -> None:
        """Give all players this pause and rest: others may be seated, or have taken another board’s."""
        for player in self._session.players.values():
            player.pause = self.pause
            player.rest = self.rest

    @Slot()
    def _pause_anew(self) -> None:
        for player in self._session.players.values():
            player.pause_anew()

    @Slot()
    def _answer_now(self) -> None:
        for player in self._session.players.values():
            player.answer_now()
