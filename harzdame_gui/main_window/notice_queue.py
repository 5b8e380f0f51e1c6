"""Says what fails behind the player's back, where nobody asked for anything that could answer."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, Qt, Slot

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.text.message import Message


class NoticeQueue(QObject):
    """Each failure is said once, one at a time, in the order in which they came.

    Not while the computer thinks: its move would wipe the words away at once.
    """

    def __init__(self, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._window: MainWindow | None = None
        self._known: set[str] = set()
        self._waiting: deque[Message] = deque()
        self._said: Message | None = None
        session.stateChanged.connect(self._say_next, Qt.ConnectionType.QueuedConnection)

    def speak_in(self, window: MainWindow) -> None:
        """Say everything in this window from now on."""
        self._window = window
        window.noticePassed.connect(self._say_next, Qt.ConnectionType.QueuedConnection)

    def tell(self, title: str, text: str) -> None:
        """Have a failure said as soon as may be; nothing, if one with this title came before."""
        if title not in self._known:
            self._known.add(title)
            self._waiting.append(Message(title, text))
            self._say_next()

    @Slot()
    def _say_next(self) -> None:
        if self._window is None or self._session.thinking or not self._waiting:
            return
        if self._said is not None and self._window.said == self._said:
            return  # not yet read
        self._said = self._waiting.popleft()
        self._window.say(self._said, warning=True)
