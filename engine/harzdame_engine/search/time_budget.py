"""Time budgets: the share of a clock to spend on one move."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.search.info import Clock

_LAG = 0.03
"""Seconds kept back at every move for the delay between the engine and the clock."""
_MOVES_LEFT = 30
"""The moves that a game is expected to last when the clock has to last for all of it."""
_MOST_MOVES_LEFT = 40
_STRETCH = 4
"""A difficult move may take this many times the usual share."""
_LARGEST_PART = 0.6
"""The share of the remaining time that one move may use, unless it is the last before a time control."""


class TimeBudget(NamedTuple):
    """The time to aim at and the most to use, in seconds."""

    target: float
    most: float


def time_budget(clock: Clock) -> TimeBudget:
    """The budget for the next move, if the clock is shared among the moves that it has to last for.

    Each of these moves has its increment, this one included. Both times are
    above 0, however little is left.
    """
    moves = min(clock.moves_to_go or _MOVES_LEFT, _MOST_MOVES_LEFT)
    left = max(clock.remaining - _LAG, 0.001)
    total = left + clock.increment * (moves - 1)
    target = max(total / moves, 0.001)
    part = 0.95 if moves == 1 else _LARGEST_PART
    most = max(min(target * _STRETCH, left * part), 0.001)
    return TimeBudget(min(target, most), most)
