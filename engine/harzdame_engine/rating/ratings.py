"""Ratings of the levels, as ``harzdame-engine ladder`` measured them, and of a person after few games.

A person's strength begins as a wide normal distribution and is moved by each
game, less and less: one lucky game changes little. A result counts half when
fifteen more have followed, because people learn. See docs/levels.md.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.files.resources import resource
from harzdame_engine.match.statistics import CONFIDENCE, expected_score


class Rating(NamedTuple):
    """Elo on the program's own scale, and half the width of its 95 % interval."""

    elo: int
    error: int


@cache
def ratings(game: str) -> dict[str, Rating]:
    """The ratings of the levels in a game by their ids; those that are not known are missing."""
    try:
        return read_ratings(resource(f"rating/{game}.toml"))
    except (OSError, ValueError):
        return {}


def read_ratings(path: Path) -> dict[str, Rating]:
    """The ratings in a file.

    Raises:
        OSError: it cannot be read.
        ValueError: it is no such file.
    """
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return {level: rating for level, value in values.items() if (rating := _rating(value))}


def _rating(value: Any) -> Rating | None:
    match value:
        case {"elo": int(elo), "error": int(error)}:
            return Rating(elo, error)
    return None


_MEAN, _DEVIATION = 1200.0, 600.0
"""Elo of a person of whom nothing is known."""
_HALF_LIFE = 15
_MEMORY = 10 * _HALF_LIFE
"""Results older than so many games weigh less than a thousandth."""
_LEAST_DEVIATION = 40.0
"""Elo: a person is not equally strong every day, however many games there are."""
_SLOPE = math.log(10) / 400
_STEPS = 50


class Result(NamedTuple):
    """A finished game: the opponent's Elo, and the `points` made, 0, ½ or 1."""

    opponent: float
    points: float


class Strength(NamedTuple):
    """An estimate: `elo` and its standard `deviation`."""

    elo: float
    deviation: float

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval, in Elo."""
        return CONFIDENCE * self.deviation

    def expected(self, opponent: float) -> float:
        """The expected points a game, 0 to 1, against so much Elo.

        Uncertainty draws the expectation towards ½ (MacKay's approximation of
        a logistic averaged over a normal distribution).
        """
        spread = math.sqrt(1 + math.pi / 8 * (_SLOPE * self.deviation) ** 2)
        return expected_score((self.elo - opponent) / spread)


def strength_of(results: Sequence[Result]) -> Strength:
    """The likeliest strength after `results`, oldest first."""
    elo, curvature = _MEAN, 1.0
    for _ in range(_STEPS):
        pull = (_MEAN - elo) / _DEVIATION**2
        curvature = 1 / _DEVIATION**2
        for age, result in enumerate(reversed(results[-_MEMORY:])):
            weight = 0.5 ** (age / _HALF_LIFE)
            expected = expected_score(elo - result.opponent)
            pull += weight * _SLOPE * (result.points - expected)
            curvature += weight * _SLOPE**2 * expected * (1 - expected)
        step = max(-_DEVIATION, min(_DEVIATION, pull / curvature))
        elo += step
        if abs(step) < 0.01:
            break
    return Strength(elo, max(1 / math.sqrt(curvature), _LEAST_DEVIATION))


def course(results: Sequence[Result]) -> list[Strength]:
    """The likeliest strength after each of `results`, oldest first."""
    return [strength_of(results[:count]) for count in range(1, len(results) + 1)]
