"""The sequential probability ratio test: play on until the results speak for one of two hypotheses.

The generalised form for a multinomial distribution, as engine testing has it:
the likelihood of each hypothesis is that of the likeliest distribution of
pair scores with the mean that the hypothesis names (Michel Van den Bergh,
"A practical introduction to the GSPRT" and "Comments on normalized Elo").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.match.statistics import expected_score

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
