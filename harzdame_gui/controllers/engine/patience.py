"""The patience of searches: how long each turn has waited for a thread, and which ones are owed one.

It knows time and turns, neither threads nor what is searched.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable

from harzdame_gui.controllers.engine.searches import Priority, Search

LONGEST = 1.0
"""Seconds of waiting, all in all, after which a turn is owed a thread: longer than the stop of an analysis
for a move, shorter than what looks like standing still."""

Turn = Search | Priority


class Patience:
    """Keeps account of the turns that wait; what is owed to one stays owed as long as it is there."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since: dict[Turn, float] = {}
        self._waited: dict[Turn, float] = {}

    @property
    def owed(self) -> frozenset[Turn]:
        """The turns that have waited for `LONGEST` seconds."""
        return frozenset(turn for turn in {*self._since, *self._waited} if self._left(turn) <= 0)

    def until_next(self, owed: Collection[Turn]) -> float | None:
        """The seconds until the next of those that wait is owed a thread; None: none will be.

        `owed`: those that are known to be. One that is so only since they were asked for is due at once: else
        nobody would look for it any more.
        """
        waiting = ((turn, self._left(turn)) for turn in self._since)
        return min((max(0.0, left) for turn, left in waiting if left > 0 or turn not in owed), default=None)

    def note(self, waiting: Iterable[Turn], there: Iterable[Turn]) -> None:
        """Say which turns wait from now on, and which there are at all.

        That of the reviews is never forgotten: they ask for one search after another.
        """
        now, waiting = self._now(), set(waiting)
        for turn in tuple(self._since):
            if turn not in waiting:
                self._waited[turn] = self._waited.get(turn, 0.0) + now - self._since.pop(turn)
        for turn in waiting:
            self._since.setdefault(turn, now)
        for turn in set(self._waited) - set(there) - {Priority.REVIEW}:
            del self._waited[turn]

    def forgive(self, turns: Iterable[Turn]) -> None:
        """Have these begin to wait anew: the queue in which they stand has moved."""
        for turn in turns:
            self._waited.pop(turn, None)
            if turn in self._since:
                self._since[turn] = self._now()

    def _left(self, turn: Turn) -> float:
        since = self._since.get(turn)
        return LONGEST - self._waited.get(turn, 0.0) - (0.0 if since is None else self._now() - since)
