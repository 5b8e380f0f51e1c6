"""The limits of a player's searches, and the clock that runs in a game of a match."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.clocks.clock import SideClock
from harzdame_engine.clocks.control import TimeControl, parse_control
from harzdame_engine.search.info import Limit

__all__ = ["NO_LIMITS", "PlayerClock", "PlayerLimits", "TimeControl", "parse_control"]


class PlayerLimits(NamedTuple):
    """The limits of each of a player's searches, whichever comes first.

    `time` in seconds a move, `depth` in plies, `nodes` as a count, `control` a clock.
    """

    time: float | None = None
    depth: int | None = None
    nodes: int | None = None
    control: TimeControl | None = None


NO_LIMITS = PlayerLimits()


class PlayerClock:
    """One player's clock in one game."""

    def __init__(self, limits: PlayerLimits, margin: float) -> None:
        """`margin`: seconds by which a move may be late."""
        self._limits = limits
        self._margin = margin
        self._clock = SideClock.begun(limits.control) if limits.control else None

    @property
    def remaining(self) -> float | None:
        """The seconds left before the next move, in a period those of the period; None without a clock."""
        return self._clock.read(0).left / 1000 if self._clock else None

    @property
    def limit(self) -> Limit:
        """The limit of the next search."""
        time, depth, nodes, _ = self._limits
        return Limit(time, depth, nodes, self._clock.for_search() if self._clock else None)

    @property
    def allowance(self) -> float | None:
        """The seconds after which the move is late; None for never."""
        times = [self._limits.time] if self._limits.time is not None else []
        if self._clock:
            times.append(self._clock.allowance / 1000)
        return min(times) + self._margin if times else None

    def spend(self, seconds: float) -> bool:
        """Count a move that took so long; False if it was late."""
        in_time = self.allowance is None or seconds <= self.allowance
        if self._clock:
            self._clock = self._clock.moved(round(seconds * 1000))
        return in_time

    def gain(self, seconds: float) -> None:
        """Count the other side's move: an hourglass gets its time."""
        if self._clock:
            self._clock = self._clock.gained(round(seconds * 1000))
