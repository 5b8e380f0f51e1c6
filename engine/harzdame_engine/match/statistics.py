"""What the results of a match say: Elo with its error, and the likelihood of being the stronger.

The unit is the pair of games from one opening with colours changed: its five
possible scores are not as scattered as those of two games from anywhere, and
the error bar is the smaller for it (the pentanomial model).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
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


_UNSEEN = 1e-3
"""The count a score is given that has not come about, so that no likelihood is zero."""


class Verdict(StrEnum):
    """What a test has found."""

    H0 = "H0"
    H1 = "H1"


class Sprt(NamedTuple):
    """Tests `elo0` (H0) against `elo1` (H1), logistic Elo of the first engine over the second.

    `alpha` is the likelihood of accepting H1 when H0 is true, `beta` of H0 when H1 is.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """The log likelihood ratio at which H0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log likelihood ratio at which H1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The log likelihood ratio of H1 to H0, given counts of units by score, the lowest first."""
        total = sum(counts)
        if not total:
            return 0.0
        filled = [count or _UNSEEN for count in counts]
        under0, under1 = (_likeliest(filled, expected_score(elo)) for elo in (self.elo0, self.elo1))
        return sum(
            count * math.log(one / zero) for count, zero, one in zip(filled, under0, under1, strict=True)
        )

    def verdict(self, counts: Sequence[int]) -> Verdict | None:
        """The hypothesis accepted; None: not decided yet."""
        ratio = self.ratio(counts)
        if ratio >= self.upper:
            return Verdict.H1
        return Verdict.H0 if ratio <= self.lower else None


def _likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which `counts` are likeliest.

    It is p / (1 + x (score - mean)) with the observed shares p and the one x
    for which its mean is right, found by bisection.
    """
    total = sum(counts)
    shares = [count / total for count in counts]
    offsets = [index / (len(counts) - 1) - mean for index in range(len(counts))]
    low, high = -1 / offsets[-1], -1 / offsets[0]
    for _ in range(80):
        x = (low + high) / 2
        if sum(share * off / (1 + x * off) for share, off in zip(shares, offsets, strict=True)) > 0:
            low = x
        else:
            high = x
    return [share / (1 + x * off) for share, off in zip(shares, offsets, strict=True)]
