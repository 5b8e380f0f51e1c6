"""How much of a clock to spend on one move."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.search.info import Clock

_LAG = 0.03
"""Seconds kept back at every move for what lies between the engine and the clock."""
_MOVES_LEFT = 30
"""How many more moves a game without time controls is expected to need."""
_MOST_MOVES_LEFT = 40
_STRETCH = 4
"""A difficult move may take this many times the usual share."""
_LARGEST_PART = 0.6
"""Of what is left, before the last move to a time control."""


class TimeBudget(NamedTuple):
    """Seconds: what to aim at, and what never to exceed."""

    target: float
    most: float


def time_budget(clock: Clock) -> TimeBudget:
    """Share the clock among the moves that it has to last for.

    The increment counts as given for every one of these moves, this one
    included. Both figures are above 0, however little is left.
    """
    moves = min(clock.moves_to_go or _MOVES_LEFT, _MOST_MOVES_LEFT)
    left = max(clock.remaining - _LAG, 0.001)
    total = left + clock.increment * (moves - 1)
    target = max(total / moves, 0.001)
    part = 0.95 if moves == 1 else _LARGEST_PART
    most = max(min(target * _STRETCH, left * part), 0.001)
    return TimeBudget(min(target, most), most)
