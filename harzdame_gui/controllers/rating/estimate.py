"""A person's strength in a game, as their results tell it, and the level that would be an even match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import LEVELS, Level
from harzdame_engine.rating.ratings import Result, Strength, course, ratings, strength_of

from harzdame_gui.controllers.settings.settings import LevelResult

ENOUGH = 3
"""The number of games of one kind from which a strength can be estimated."""


_SURE = 150.0
"""The deviation in Elo up to which a change of the estimate says something."""


class Point(NamedTuple):
    """A finished game, the opponent's Elo, and the person's strength after it."""

    result: LevelResult
    opponent: int
    strength: Strength


def rated_results(game: str, results: Sequence[LevelResult]) -> list[LevelResult]:
    """Those of `results` that count in one game: against a level whose strength there is known."""
    known = ratings(game)
    return [result for result in results if result.game == game and result.level in known]


def strength_in(game: str, results: Sequence[LevelResult]) -> Strength | None:
    """The person's estimated strength at one game, or None after too few games."""
    counted = _counted(game, rated_results(game, results))
    return strength_of(counted) if len(counted) >= ENOUGH else None


def is_provisional(strength: Strength) -> bool:
    """Whether an estimate rests on so few games that the next one may throw it about."""
    return strength.deviation > _SURE


def even_level(game: str, results: Sequence[LevelResult]) -> Level | None:
    """The level that the person is likeliest to score half the points against, or None if unknown."""
    strength, known = strength_in(game, results), ratings(game)
    if strength is None:
        return None
    rated = [level for level in LEVELS if level.id in known]
    return min(rated, key=lambda level: abs(strength.expected(known[level.id].elo) - 0.5))


def course_in(game: str, results: Sequence[LevelResult]) -> list[Point]:
    """The person's strength after each game that counts, oldest first."""
    rated, known = rated_results(game, results), ratings(game)
    strengths = course(_counted(game, rated))
    return [
        Point(result, known[result.level].elo, strength)
        for result, strength in zip(rated, strengths, strict=True)
    ]


def _counted(game: str, rated: Sequence[LevelResult]) -> list[Result]:
    known = ratings(game)
    return [Result(known[result.level].elo, result.points) for result in rated]
