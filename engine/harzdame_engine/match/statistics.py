"""Statistics of a match: Elo with its error, the likelihood of superiority, and the SPRT.

The unit is the pair of games from one opening with colours changed. Its five
possible scores scatter less than those of two unrelated games, so the error is
smaller (the pentanomial model).

The sequential probability ratio test plays on until the results decide between
two hypotheses. It has the generalised form that engine testing uses: the
likelihood of a hypothesis is that of the likeliest distribution of pair scores
with the mean that the hypothesis names (Michel Van den Bergh, "A practical
introduction to the GSPRT" and "Comments on normalized Elo").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

CONFIDENCE = 1.959963984540054
"""The standard deviations around the mean that hold 95 % of a normal distribution."""


class EloEstimate(NamedTuple):
    """Logistic Elo of the first over the second: `elo` with its 95 % interval `low` to `high`; `los` 0 to 1.

    Infinite if every game has the same winner.
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
    """The expected score a game, 0 to 1, of a player with so much more Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference at which `score`, 0 to 1, is expected."""
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


def estimate(counts: Sequence[int]) -> EloEstimate | None:
    """The estimate from `counts` of units by score, lowest first; None if there are none."""
    total = sum(counts)
    if not total:
        return None
    mean, variance = moments(counts)
    deviation = math.sqrt(variance / total)
    if deviation == 0:
        return EloEstimate(
            elo_of(mean), elo_of(mean), elo_of(mean), 0.5 if mean == 0.5 else float(mean > 0.5)
        )
    low, high = mean - CONFIDENCE * deviation, mean + CONFIDENCE * deviation
    los = 0.5 * math.erfc((0.5 - mean) / (deviation * math.sqrt(2)))
    return EloEstimate(elo_of(mean), elo_of(low), elo_of(high), los)


_UNSEEN = 1e-3
"""The count of a score that never occurred, so that no likelihood is zero."""


class SprtVerdict(StrEnum):
    """The hypothesis that a test accepts."""

    H0 = "H0"
    H1 = "H1"


MOST_ELO = 4000
"""The most that a test may ask about: beyond some 6,000 the expected score is rounded to 0 or 1."""


class Sprt(NamedTuple):
    """Tests `elo0` (H0) against `elo1` (H1), logistic Elo of the first engine over the second.

    `alpha` is the likelihood of accepting H1 when H0 is true, `beta` of H0 when H1 is.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Find out whether it can decide anything.

        Raises:
            ValueError: the Elo are not in order or too far out, or a likelihood of error is none.
        """
        if not -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO:
            raise ValueError(f"elo0 must be below elo1, and both from -{MOST_ELO} to {MOST_ELO}")
        if not (self.alpha > 0 and self.beta > 0 and self.alpha + self.beta < 1):
            raise ValueError("alpha and beta must be more than 0, and together less than 1")

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

    def verdict(self, counts: Sequence[int]) -> SprtVerdict | None:
        """The hypothesis accepted; None if the test is not decided yet."""
        ratio = self.ratio(counts)
        if ratio >= self.upper:
            return SprtVerdict.H1
        return SprtVerdict.H0 if ratio <= self.lower else None


def _likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which `counts` are likeliest.

    It is p / (1 + x (score - mean)), with the observed shares p and the x that
    makes its mean right, found by bisection.
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
