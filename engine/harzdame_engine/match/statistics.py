"""What the results of a match say: Elo with its error, and the likelihood of being the stronger.

The unit is the pair of games from one opening with colours changed: its five
possible scores are not as scattered as those of two games from anywhere, and
the error bar is the smaller for it (the pentanomial model).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


class Estimate(NamedTuple):
    """Logistic Elo of the first over the second: `elo` with its 95 % interval `low` to `high`; `los` 0 to 1.

    Infinite where every game has the same winner.
    """

    elo: float
    low: float
    high: float
    los: float

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def expected_score(elo: float) -> float:
    """The score a game, 0 to 1, that is expected with so much more Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference with which `score`, 0 to 1, is expected."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def moments(counts: Sequence[int | float]) -> tuple[float, float]:
    """Mean and variance of the score a unit, 0 to 1, its possible scores being evenly spaced."""
    total = sum(counts)
    scores = [index / (len(counts) - 1) for index in range(len(counts))]
    mean = sum(count * score for count, score in zip(counts, scores, strict=True)) / total
    spread = sum(count * (score - mean) ** 2 for count, score in zip(counts, scores, strict=True))
    return mean, spread / total


def estimate(counts: Sequence[int]) -> Estimate | None:
    """What `counts`, of units by their score from the lowest to the highest, tell; None if there are none."""
    total = sum(counts)
    if not total:
        return None
    mean, variance = moments(counts)
    deviation = math.sqrt(variance / total)
    if deviation == 0:
        return Estimate(elo_of(mean), elo_of(mean), elo_of(mean), 0.5 if mean == 0.5 else float(mean > 0.5))
    low, high = mean - CONFIDENCE * deviation, mean + CONFIDENCE * deviation
    los = 0.5 * math.erfc((0.5 - mean) / (deviation * math.sqrt(2)))
    return Estimate(elo_of(mean), elo_of(low), elo_of(high), los)
