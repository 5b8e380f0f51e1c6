"""The question before a game that is played over a network is left: there is no way back to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.text.message import Message


class Parting(QObject):
    """Holds what would put another game on the board until the person says that it may.

    Every other game is kept when it leaves the board, so that nothing is asked about it.
    """

    def __init__(self, session: GameSession, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._notices = notices
        self._then: Callable[[], object] | None = None
        self._leave = QAction(self.tr("Leave the game"), self)
        self._stay = QAction(self.tr("Stay"), self)
        self._leave.triggered.connect(self._on_left)
        self._stay.triggered.connect(self._on_stayed)

    def before(self, then: Callable[[], object]) -> None:
        """Do `then`, at once or once the person wants to leave the game on the board for it."""
        if self._session.shared:
            self._ask(self.tr("Another game on the board would end this one, for both sides."), then)
        else:
            self._then = None
            then()

    def before_closing(self, then: Callable[[], object]) -> bool:
        """Whether nobody has to be asked before the app is closed; else `then` follows what is answered."""
        if self._session.shared:
            self._ask(self.tr("Closing Harzdame would end the game, for both sides."), then)
        return not self._session.shared

    def _ask(self, why: str, then: Callable[[], object]) -> None:
        self._then = then
        title = self.tr("You are playing over the network.")
        self._notices.ask(Message(title, why), (self._stay, self._leave))

    @Slot()
    def _on_left(self) -> None:
        then, self._then = self._then, None
        self._notices.dismiss()
        if then is not None:
            then()

    @Slot()
    def _on_stayed(self) -> None:
        self._then = None
        self._notices.dismiss()
