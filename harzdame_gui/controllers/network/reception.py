"""Where a friend is received while a dialog is open: a port of our own, and one who knows the secret."""

from __future__ import annotations

import errno

from harzdame_engine.dxp.channel import EVERYWHERE, PORT
from harzdame_engine.dxp.invitation import new_secret
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.network.network_game import Meeting, NetworkGame
from harzdame_gui.controllers.work.jobs import Jobs


class Reception(QObject):
    """Receives friends from `open` to `close`. The usual port is used unless another program has it.

    *Signals*
    opened(int): they can come, at this port.
    asked(GameRequest): one asks for a game, and waits for the answer.
    withdrawn(): they have left before that.
    failed(Exception): the system does not allow it.
    """

    opened = Signal(int)
    asked = Signal(object)
    withdrawn = Signal()
    failed = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._game: NetworkGame | None = None
        self._name = ""
        self._port = PORT
        self.secret = ""

    @property
    def is_open(self) -> bool:
        """Whether friends can come, or soon will."""
        return self._game is not None

    def open(self, name: str) -> None:
        """Receive friends, who see this name once they play."""
        self.close()
        self._name, self.secret = name, new_secret()
        self._listen(PORT)

    def close(self) -> None:
        """Receive nobody any more. No signal follows."""
        game = self.hand_over()
        if game is not None:
            game.close()
            game.deleteLater()

    def refuse(self) -> None:
        """Tell the friend who waits that there is no game."""
        if self._game is not None:
            self._game.answer(False)

    def hand_over(self) -> NetworkGame | None:
        """The connection, for whoever plays on it: a friend who waits on it is to be answered there."""
        game, self._game = self._game, None
        if game is not None:
            game.waiting.disconnect(self.opened)
            game.visited.disconnect(self.asked)
            game.withdrawn.disconnect(self.withdrawn)
            game.lost.disconnect(self._on_lost)
        return game

    def _listen(self, port: int) -> None:
        self._port = port
        self._game = game = NetworkGame(self._name, self._jobs, self, asks_first=True)
        game.waiting.connect(self.opened)
        game.visited.connect(self.asked)
        game.withdrawn.connect(self.withdrawn)
        game.lost.connect(self._on_lost)
        game.meet(Meeting(True, EVERYWHERE, port, secret=self.secret))

    def _on_lost(self, error: Exception | None) -> None:
        port = self._port
        self.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and port:
            self._listen(0)
        else:
            self.failed.emit(error)
