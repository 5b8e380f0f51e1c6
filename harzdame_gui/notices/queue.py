"""Notices of failures in the background, shown one after the other."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.notices.presenter import Notices
    from harzdame_gui.notices.stand_in import StandIn


class NoticeQueue(QObject):
    """Shows each failure once, one at a time and in the order in which they came.

    None is shown while the computer thinks, whose move would remove it at once.
    """

    def __init__(self, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._notices: Notices | StandIn | None = None
        self._known: set[str] = set()
        self._waiting: deque[Message] = deque()
        self._shown: Message | None = None
        session.stateChanged.connect(self._show_next, Qt.ConnectionType.QueuedConnection)

    def show_in(self, notices: Notices | StandIn | None) -> None:
        """Show everything among the notices of a window from now on; None: once there is one."""
        self._notices = notices
        if notices is None:
            return
        notices.passed.connect(self._show_next, Qt.ConnectionType.QueuedConnection)
        self._show_next()

    def add(self, title: str, text: str) -> None:
        """Show a failure as soon as possible, unless one with this title came before."""
        if title not in self._known:
            self._known.add(title)
            self._waiting.append(Message(title, text))
            self._show_next()

    def end(self, failure: str, title: str, text: str) -> None:
        """A failure of this title is over: say so in its stead, and tell of it again if it comes again."""
        if failure not in self._known:
            return
        self._known.discard(failure)
        told = all(message.title != failure for message in self._waiting)
        self._waiting = deque(message for message in self._waiting if message.title != failure)
        if not told or self._notices is None:
            return
        if self._notices.said is None or self._notices.said.title == failure:
            self._notices.say(Message(title, text))
        else:  # another failure that has not been read yet
            self._waiting.append(Message(title, text))

    @Slot()
    def _show_next(self) -> None:
        if self._notices is None or self._session.thinking or not self._waiting:
            return
        if self._shown is not None and self._notices.said == self._shown:
            return  # not yet read
        self._shown = self._waiting.popleft()
        self._notices.warn(self._shown)
