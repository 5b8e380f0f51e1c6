"""The explanation of the red edges: at the first game a person plays, and whenever it is asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from harzdame_gui.board import BoardView
from harzdame_gui.commands.main_menu import MainMenu
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.notices.edge_commands import EdgeCommands
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.text.message import Message


class EdgeLesson(QObject):
    """Says beside the promotion edge what it is. It stays until it is answered, and then comes when asked."""

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        notices: Notices,
        explained: Setting[bool],
        menu: MainMenu,
    ) -> None:
        super().__init__(notices)
        self._session = session
        self._board = board
        self._notices = notices
        self._explained = explained
        self._commands = EdgeCommands(self)
        self._commands.explain.triggered.connect(self._show)
        menu.offer(self._commands)
        board.flipped.connect(self._on_flipped)
        notices.answered.connect(self._on_answered)
        session.stateChanged.connect(self._explain)
        self._explain()

    @property
    def _message(self) -> Message:
        text = self.tr("Your men become kings there. The pale edge is your opponent’s.")
        return Message(self.tr("The red edge is your goal."), text)

    @Slot()
    def _explain(self) -> None:
        session = self._session
        self._commands.explain.setEnabled(bool(self._goal))
        said = self._notices.pointed_out is not None
        if self._explained.value or said or not session.humans_turn or not session.being_played:
            return
        self._show()

    @Slot()
    def _show(self) -> None:
        goal = sorted(self._goal)
        if goal:
            self._notices.point_out(self._message, (goal[len(goal) // 2], *goal), lasts=True)

    @property
    def _goal(self) -> frozenset[str]:
        """The squares where the men of who sits below become kings."""
        rules = self._session.position.rules
        return rules.promotion_squares_black if self._board.orientation.flipped else rules.promotion_squares

    @Slot()
    def _on_flipped(self) -> None:
        """The red edge is the other one now."""
        if self._notices.pointed_out == self._message:
            self._show()

    @Slot(object)
    def _on_answered(self, message: Message) -> None:
        if message == self._message:
            self._explained.set(True)
