"""Time budgets: the share of a clock to spend on one move."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.search.info import Clock

_LAG = 0.03
"""Seconds kept back at every move for the delay between the engine and the clock."""
_RESERVE = 0.2
"""Seconds of a clock that are never planned with: what a busy machine may take from a move."""
_MOVES_LEFT = 30
"""The moves that a game is expected to last when the clock has to last for all of it."""
_MOST_MOVES_LEFT = 40
_STRETCH = 4
"""A difficult move may take this many times the usual share."""
_LARGEST_PART = 0.6
"""The share of the remaining time that one move may use, unless it is the last before a time control."""
_PERIOD_PART = 0.9
"""The share of a period, or of a delay, that is used: the rest is lost, but being late costs more."""
_LEAST = 0.001


class TimeBudget(NamedTuple):
    """The time to aim at and the most to use, in seconds."""

    target: float
    most: float


def time_budget(clock: Clock) -> TimeBudget:
    """The budget for the next move, if the clock is shared among the moves that it has to last for.

    Each of these moves has its increment, this one included, its delay, and
    behind the clock a period of its own. Both times are above 0, however little
    is left. An hourglass is a clock that has to last for the game: what is not
    used would be the opponent's.
    """
    moves = min(clock.moves_to_go or _MOVES_LEFT, _MOST_MOVES_LEFT)
    left = max(clock.remaining - _LAG - _RESERVE, 0.0)
    share = (left + clock.increment * (moves - 1)) / moves
    part = 0.95 if moves == 1 else _LARGEST_PART
    free, period = _usable(clock.delay), _usable(clock.period)
    target = free + max(share, period)
    most = free + min(max(share, period) * _STRETCH, left * part + period)
    most = max(most, _LEAST)
    return TimeBudget(max(min(target, most), _LEAST), most)


def _usable(time: float) -> float:
    """The part of a time of one move alone that can be used without being late."""
    return max(time * _PERIOD_PART - _LAG, 0.0)
