"""Time controls: the limits of a player's searches, and the clock that runs in a game."""

from __future__ import annotations

import re
from typing import NamedTuple

from harzdame_engine.search.info import Clock, Limit


class TimeControl(NamedTuple):
    """A time control: `base` seconds for `moves` moves (None: for the whole game), `increment` a move."""

    base: float
    increment: float = 0.0
    moves: int | None = None


class PlayerLimits(NamedTuple):
    """The limits of each of a player's searches, whichever comes first.

    `time` in seconds a move, `depth` in plies, `nodes` as a count, `control` a clock.
    """

    time: float | None = None
    depth: int | None = None
    nodes: int | None = None
    control: TimeControl | None = None


NO_LIMITS = PlayerLimits()

_CONTROL = re.compile(
    r"(?:(?P<moves>[1-9][0-9]*)/)?(?:(?P<minutes>[0-9]+):)?(?P<base>[0-9]*\.?[0-9]+)(?:\+(?P<increment>[0-9]*\.?[0-9]+))?"
)


def parse_control(text: str) -> TimeControl:
    """The control written as ``[MOVES/][MINUTES:]SECONDS[+INCREMENT]``.

    Raises:
        ValueError: the text is not of this form, or leaves no time.
    """
    if not (found := _CONTROL.fullmatch(text)):
        raise ValueError(f"{text!r} is no time control such as 60, 10+0.1, 40/60 or 40/2:30+0.5")
    base = 60 * int(found["minutes"] or 0) + float(found["base"])
    if base <= 0:
        raise ValueError(f"{text!r} leaves no time")
    return TimeControl(base, float(found["increment"] or 0), int(found["moves"]) if found["moves"] else None)


class GameClock:
    """One player's clock in one game. The increment of a move is added before it."""

    def __init__(self, limits: PlayerLimits, margin: float) -> None:
        """`margin`: seconds by which a move may be late."""
        self._limits = limits
        self._margin = margin
        self._moves = 0
        self.remaining = limits.control.base + limits.control.increment if limits.control else None

    @property
    def limit(self) -> Limit:
        """The limit of the next search."""
        time, depth, nodes, control = self._limits
        clock = None
        if control and self.remaining is not None:
            to_go = control.moves - self._moves % control.moves if control.moves else None
            clock = Clock(self.remaining, control.increment, to_go)
        return Limit(time, depth, nodes, clock)

    @property
    def allowance(self) -> float | None:
        """The seconds after which the move is late; None for never."""
        times = [time for time in (self._limits.time, self.remaining) if time is not None]
        return min(times) + self._margin if times else None

    def spend(self, seconds: float) -> bool:
        """Count a move that took so long; False if it was late."""
        in_time = self.allowance is None or seconds <= self.allowance
        self._moves += 1
        if (control := self._limits.control) and self.remaining is not None:
            self.remaining = max(0.0, self.remaining - seconds) + control.increment
            if control.moves and self._moves % control.moves == 0:
                self.remaining += control.base
        return in_time
