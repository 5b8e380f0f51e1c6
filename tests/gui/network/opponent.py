"""The other end of a game over the network, in this process."""

from __future__ import annotations

import socket

from harzdame_engine.dxp.channel import LOOPBACK, Channel
from harzdame_engine.dxp.conversation import Conversation, Event
from harzdame_engine.dxp.messages import Message

from harzdame_gui.notices.floating import Toast
from tests.gui.driver import Driver

LONG = 30_000


def toast(driver: Driver) -> str:
    """The headline of the toast, which may be shown together with a bubble."""
    notice = driver.window.findChild(Toast).notice
    return notice.message.title if notice is not None else ""


class Opponent:
    """The other end. It listens whenever the test waits."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.channel: Channel | None = None
        self.talk = Conversation("Tornado", self._send)
        self.heard: list[Event] = []

    def _send(self, message: Message) -> None:
        self.channel.send(message)

    def read(self) -> Message | None:
        """The next message, if there is one by now."""
        polls = iter([False, True])
        return self.channel.receive(lambda: next(polls, True))

    def listen(self) -> None:
        while (message := self.read()) is not None:
            event = self.talk.hear(message)
            if event is not None:
                self.heard.append(event)

    def wait_for(self, kind: type) -> Event:
        def there() -> bool:
            self.listen()
            return any(isinstance(event, kind) for event in self.heard)

        self.driver.qtbot.waitUntil(there, timeout=LONG)
        event = next(event for event in self.heard if isinstance(event, kind))
        self.heard.remove(event)
        return event

    def play(self, text: str) -> None:
        self.talk.play(self.talk.position.parse_move(text), 2)
        self.driver.qtbot.waitUntil(lambda: self.driver.played[-1:] == [text], timeout=LONG)


def come(driver: Driver, port: int) -> Opponent:
    """Connect to the app that waits; nothing is said yet."""
    opponent = Opponent(driver)
    opponent.channel = Channel(knock(driver, port))
    return opponent


def knock(driver: Driver, port: int) -> socket.socket:
    """A bare connection to the app that waits."""
    made: list[socket.socket] = []

    def connected() -> bool:
        try:
            made.append(socket.create_connection((LOOPBACK, port)))
        except OSError:
            return False
        return True

    driver.qtbot.waitUntil(connected, timeout=LONG)
    return made[0]
