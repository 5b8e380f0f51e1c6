"""The rating of a person who solves puzzles: Glicko-2, each puzzle a game against the puzzle's own rating.

Mark E. Glickman, “Example of the Glicko-2 system” (2022), whose symbols are used within.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

SCALE = 173.7178
"""Points of a rating in one unit of the system."""
_CENTER = 1500.0
_TAU = 0.5
"""How much the volatility may change; Glickman: 0.3 to 1.2."""
_MOST_APART = 10.0
"""Two ratings further apart count as so far, 1,737 points: no result between them would say anything."""
_PRECISION = 1e-6
PUZZLE_DEVIATION = 80.0
"""The uncertainty of a puzzle's rating."""
_LEAST_DEVIATION, _MOST_DEVIATION = 45.0, 350.0
_DAYS_A_PERIOD = 5.0
_DAY = 86_400.0
"""Seconds."""


class SolverRating(NamedTuple):
    """A rating, its standard deviation, and its volatility: how erratic the results are."""

    rating: float = 1200.0
    deviation: float = 250.0
    volatility: float = 0.06

    @property
    def is_sure(self) -> bool:
        """Whether the rating says more than that a few puzzles were solved."""
        return self.deviation <= 110


class RatedGame(NamedTuple):
    """One game: the other one's rating and deviation, and the points made against it, 0 to 1."""

    rating: float
    deviation: float
    points: float


def rated(before: SolverRating, games: Sequence[RatedGame]) -> SolverRating:
    """The rating after a period with these games; without any only the uncertainty grows."""
    mu, phi, sigma = (before.rating - _CENTER) / SCALE, before.deviation / SCALE, before.volatility
    if not games:
        return before._replace(deviation=SCALE * math.hypot(phi, sigma))
    information = pull = 0.0
    for game in games:
        weight = _weight(game.deviation / SCALE)
        ahead = mu - (game.rating - _CENTER) / SCALE
        expected = 1 / (1 + math.exp(-weight * max(-_MOST_APART, min(_MOST_APART, ahead))))
        information += weight**2 * expected * (1 - expected)
        pull += weight * (game.points - expected)
    variance = 1 / information
    sigma = _volatility(phi, sigma, variance, variance * pull)
    phi = 1 / math.sqrt(1 / (phi**2 + sigma**2) + 1 / variance)
    return SolverRating(_CENTER + SCALE * (mu + phi**2 * pull), SCALE * phi, sigma)


def after_puzzle(before: SolverRating, puzzle: float, points: float, idle: float = 0.0) -> SolverRating:
    """The rating after one puzzle, tried `idle` seconds after the one before it."""
    sigma = SCALE * before.volatility
    waited = math.hypot(before.deviation, sigma * math.sqrt(max(0.0, idle) / (_DAY * _DAYS_A_PERIOD)))
    before = before._replace(deviation=min(_MOST_DEVIATION, waited))
    after = rated(before, [RatedGame(puzzle, PUZZLE_DEVIATION, points)])
    return after._replace(deviation=max(_LEAST_DEVIATION, min(_MOST_DEVIATION, after.deviation)))


def _weight(phi: float) -> float:
    """How much a game counts against somebody whose rating is so uncertain: Glickman's g."""
    return 1 / math.sqrt(1 + 3 * (phi / math.pi) ** 2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility: step 5, the zero of f by the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        spread = phi**2 + variance + grown
        return grown * (delta**2 - spread) / (2 * spread**2) - (x - a) / _TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * _TAU) < 0:
            steps += 1
        high = a - steps * _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
