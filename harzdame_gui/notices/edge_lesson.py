"""The one explanation of the red edges, at the first game a person plays."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.text.message import Message


class EdgeLesson(QObject):
    """Says beside the promotion edge what it is, once and never again."""

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        notices: Notices,
        explained: Setting[bool],
    ) -> None:
        super().__init__(notices)
        self._session = session
        self._board = board
        self._notices = notices
        self._explained = explained
        if not explained.value:
            session.stateChanged.connect(self._explain)
            self._explain()

    @Slot()
    def _explain(self) -> None:
        session = self._session
        if self._explained.value or not session.humans_turn or not session.being_played:
            return
        rules = session.position.rules
        goal = rules.promotion_squares_black if self._board.orientation.flipped else rules.promotion_squares
        middle = sorted(goal)[len(goal) // 2 :]
        if not middle:
            return
        self._explained.set(True)
        text = self.tr("Your men become kings there. The pale edge is your opponent’s.")
        self._notices.point_out(Message(self.tr("The red edge is your goal."), text), (middle[0], *goal))
