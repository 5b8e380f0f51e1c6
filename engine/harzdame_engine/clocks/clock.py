"""The clocks of a game as plain values: what is left, what a move leaves, what a search may use.

They know no timer: whoever holds one says how long the present move has lasted.
All times are whole milliseconds, so that nothing is lost by rounding. The state
at any move of a game follows from the time control and the moves' times alone;
a takeback gives the time back by going to an earlier state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from harzdame_engine.clocks.control import Stage, TimeControl, TimeControls
from harzdame_engine.game.move import Color
from harzdame_engine.search.info import Clock

_NO_STAGE = Stage(0)


class ClockReading(NamedTuple):
    """What a clock shows: the time `left`, of the present period if `in_period`; `periods` are those left.

    While `delay` is above 0, the time left does not yet run. `out` of time: the flag has fallen.
    """

    left: int
    delay: int = 0
    periods: int = 0
    in_period: bool = False
    out: bool = False


class SideClock(NamedTuple):
    """One side's clock before a move: the time `left`, its place in the stages, and the periods left."""

    control: TimeControl
    left: int
    periods: int
    stage: int = 0
    moves: int = 0

    @classmethod
    def begun(cls, control: TimeControl) -> SideClock:
        """The clock before the first move, which has its increment already."""
        first = control.stages[0] if control.stages else _NO_STAGE
        return cls(control, first.time + first.increment, control.periods)

    @property
    def allowance(self) -> int:
        """The time after which the flag falls, if the move lasts so long."""
        return self.left + self._stage.delay + self.periods * self.control.period

    def read(self, spent: int) -> ClockReading:
        """What it shows when the present move has lasted `spent`."""
        delay = max(0, self._stage.delay - spent)
        used = max(0, spent - self._stage.delay)
        if used < self.left or delay:
            return ClockReading(self.left - used, delay, self.periods)
        period = self.control.period
        gone, within = divmod(used - self.left, period) if period else (1, 0)
        if gone >= self.periods:
            return ClockReading(0, in_period=self.periods > 0, out=True)
        return ClockReading(period - within, 0, self.periods - gone, in_period=True)

    def moved(self, spent: int) -> SideClock:
        """The clock before the next move, after one that lasted `spent`.

        A move that came too late leaves nothing, but the last period.
        """
        reading = self.read(spent)
        left = 0 if reading.in_period else reading.left
        periods = max(reading.periods, 1) if self.periods else 0
        stage, moves = self.stage, self.moves + 1
        stages = self.control.stages
        if not stages:
            return self._replace(periods=periods, moves=moves)
        if stages[stage].moves == moves:
            stage, moves = min(stage + 1, len(stages) - 1), 0
            left += stages[stage].time
        if not reading.in_period:
            left += stages[stage].increment
        return SideClock(self.control, left, periods, stage, moves)

    def gained(self, time: int) -> SideClock:
        """The clock after the other side's move of this time: an hourglass gets it."""
        return self._replace(left=self.left + time) if self.control.hourglass else self

    def for_search(self, spent: int = 0) -> Clock:
        """The clock in the terms of a search, when the present move has lasted `spent`."""
        reading, stage = self.read(spent), self._stage
        if reading.in_period:
            return Clock(0.0, period=reading.left / 1000)
        return Clock(
            reading.left / 1000,
            stage.increment / 1000,
            stage.moves - self.moves if stage.moves else None,
            reading.delay / 1000,
            self.control.period / 1000 if reading.periods else 0.0,
        )

    @property
    def _stage(self) -> Stage:
        return self.control.stages[self.stage] if self.control.stages else _NO_STAGE


class Clocks(NamedTuple):
    """The clocks of both sides; None for a side that has none."""

    white: SideClock | None = None
    black: SideClock | None = None

    @classmethod
    def begun(cls, controls: TimeControls) -> Clocks:
        """Both before the first move; a different control gives one side a handicap."""
        white, black = controls
        return cls(white and SideClock.begun(white), black and SideClock.begun(black))

    def of(self, side: Color) -> SideClock | None:
        """The clock of one side."""
        return self.white if side is Color.WHITE else self.black

    def moved(self, side: Color, spent: int) -> Clocks:
        """Both after a move of `side` that lasted `spent`."""
        own, other = self.of(side), self.of(side.other)
        own, other = own and own.moved(spent), other and other.gained(spent)
        return Clocks(own, other) if side is Color.WHITE else Clocks(other, own)

    def after(self, moves: Iterable[tuple[Color, int]]) -> Clocks:
        """Both after several moves, each with its side and its time."""
        clocks = self
        for side, spent in moves:
            clocks = clocks.moved(side, spent)
        return clocks
