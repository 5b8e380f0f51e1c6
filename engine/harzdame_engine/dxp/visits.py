"""Visitors while an opponent is waited for: who connects, asks for a game, and is let in or not.

Anything may connect to an open port. Whoever says nothing, leaves, or does not
ask for a game that begins is let go, and the next one is waited for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event

from harzdame_engine.dxp.channel import Channel, GivenUp, Listener
from harzdame_engine.dxp.messages import Chat, GameRequest

_PATIENCE = 10.0
"""Seconds that a visitor has to ask for a game."""
_GLANCE = 0.1


class Visit:
    """Somebody who asks for a game. Whoever received them waits until it was judged."""

    def __init__(self, channel: Channel, request: GameRequest) -> None:
        self.channel = channel
        self.request = request
        self._judged = Event()
        self._begins = False

    def judge(self, begins: bool) -> None:
        """Say whether the game begins. May be called from any thread."""
        self._begins = begins
        self._judged.set()

    def begins(self, given_up: GivenUp) -> bool:
        """Whether the game begins; waits until that is known or given up."""
        while not self._judged.wait(_GLANCE):
            if given_up():
                return False
        return self._begins


def receive_visitor(
    listener: Listener, tell: Callable[[Visit], object], given_up: GivenUp, patience: float = _PATIENCE
) -> Channel | None:
    """The connection of the first visitor whose game begins; None: the wait was given up.

    Everyone who asks for a game is told of by `tell`, and to be judged. Raises
    OSError: it is not possible to listen any longer.
    """
    while (channel := listener.accept(given_up)) is not None:
        if _begins(channel, tell, given_up, time.monotonic() + patience):
            return channel
        channel.close()
    return None


def _begins(channel: Channel, tell: Callable[[Visit], object], given_up: GivenUp, until: float) -> bool:
    """Listen to a visitor: whether a game with them begins, before the time `until`."""

    def given_up_or_late() -> bool:
        return given_up() or time.monotonic() > until

    with suppress(OSError, ValueError):
        while (message := channel.receive(given_up_or_late)) is not None:
            if isinstance(message, GameRequest):
                if channel.has_left():
                    return False
                visit = Visit(channel, message)
                tell(visit)
                if visit.begins(given_up):
                    return True
            elif not isinstance(message, Chat):
                return False
    return False
