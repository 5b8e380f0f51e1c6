"""Visitors while an opponent is waited for: who connects, asks for a game, and is let in or not.

Anything may connect to an open port. Whoever says nothing, leaves, or does not
ask for a game that begins is let go, and the next one is waited for. Where there is
a secret, so is whoever does not tell it before they ask.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock

from harzdame_engine.dxp.channel import Channel, GivenUp, Listener
from harzdame_engine.dxp.invitation import knows
from harzdame_engine.dxp.messages import Chat, GameRequest

_PATIENCE = 10.0
"""Seconds that a visitor has to ask for a game."""
_GLANCE = 0.1


class Visit:
    """Somebody who asks for a game. Whoever received them waits until it was judged, or they have left."""

    def __init__(self, channel: Channel, request: GameRequest) -> None:
        self.channel = channel
        self.request = request
        self._lock = Lock()
        self._judged = Event()
        self._begins = False
        self.left = False
        """Whether they have left before it was judged: what is judged later counts no more."""

    def judge(self, begins: bool) -> bool:
        """Say whether the game begins. False: the visitor has left. May be called from any thread."""
        with self._lock:
            if not self.left:
                self._begins = begins
                self._judged.set()
            return not self.left

    def begins(self, given_up: GivenUp) -> bool:
        """Whether the game begins; waits until that is known or given up, or the visitor leaves."""
        while not self._judged.wait(_GLANCE):
            if given_up() or self.channel.has_left():
                self._leave()
                break
        return self._begins

    def _leave(self) -> None:
        with self._lock:
            self.left = not self._judged.is_set()


def receive_visitor(
    listener: Listener,
    tell: Callable[[Visit], object],
    given_up: GivenUp,
    patience: float = _PATIENCE,
    *,
    secret: str = "",
) -> Channel | None:
    """The connection of the first visitor whose game begins; None: the wait was given up.

    Everyone who asks for a game, and has told the `secret` if there is one, is told of by `tell`, and to be
    judged; once more if they leave before that. Raises OSError: it is not possible to listen any longer.
    """
    while (channel := listener.accept(given_up)) is not None:
        if _begins(channel, tell, given_up, time.monotonic() + patience, secret):
            return channel
        channel.close()
    return None


def _begins(
    channel: Channel, tell: Callable[[Visit], object], given_up: GivenUp, until: float, secret: str
) -> bool:
    """Listen to a visitor: whether a game with them begins, before the time `until`."""

    def given_up_or_late() -> bool:
        return given_up() or time.monotonic() > until

    is_trusted = not secret
    with suppress(OSError, ValueError):
        while (message := channel.receive(given_up_or_late)) is not None:
            if isinstance(message, Chat):
                is_trusted = is_trusted or knows(message, secret)
            elif not isinstance(message, GameRequest) or not is_trusted or channel.has_left():
                return False
            elif _asks(Visit(channel, message), tell, given_up):
                return True
    return False


def _asks(visit: Visit, tell: Callable[[Visit], object], given_up: GivenUp) -> bool:
    """Have a visit judged: whether its game begins."""
    tell(visit)
    begins = visit.begins(given_up)
    if visit.left:
        tell(visit)
    return begins
