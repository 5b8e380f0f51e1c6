"""A person's strength at a game, estimated from the results against rated levels."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import LEVELS, Level
from harzdame_engine.rating.ratings import Result, Strength, ratings, strength_of

from harzdame_gui.controllers.settings.settings import GameResult

ENOUGH = 3
"""The number of games of one kind from which a strength can be estimated."""


def strength_in(game: str, results: Sequence[GameResult]) -> Strength | None:
    """The person's estimated strength at one game, or None after too few games."""
    known = ratings(game)
    counted = [
        Result(known[result.level].elo, result.points)
        for result in results
        if result.game == game and result.level in known
    ]
    return strength_of(counted) if len(counted) >= ENOUGH else None


def even_level(game: str, results: Sequence[GameResult]) -> Level | None:
    """The level that the person is likeliest to score half the points against, or None if unknown."""
    strength, known = strength_in(game, results), ratings(game)
    if strength is None:
        return None
    rated = [level for level in LEVELS if level.id in known]
    return min(rated, key=lambda level: abs(strength.expected(known[level.id].elo) - 0.5))
