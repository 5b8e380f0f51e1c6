"""Results of a person's games against the levels, from which the person's strength is estimated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from harzdame_engine import LEVELS, Level
from harzdame_engine.rating.ratings import ratings
from harzdame_engine.rating.strength import Result, Strength, strength_of

from harzdame_gui.controllers.settings.setting import Declaration, Json

MOST = 300
"""The number of games remembered; older ones say nothing about today's strength."""
ENOUGH = 3
"""The number of games of one kind from which a strength can be estimated."""


class GameResult(NamedTuple):
    """A finished game of `game` against `level`, both by their ids, and the person's points: 0, ½ or 1."""

    game: str
    level: str
    points: float


def game_results(help_text: str) -> Declaration[tuple[GameResult, ...]]:
    """A setting that holds results, oldest first; invalid entries are passed over."""
    return Declaration((), help_text, _read, lambda results: [list(result) for result in results])


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


def _read(value: Json) -> tuple[GameResult, ...]:
    if not isinstance(value, list):
        raise ValueError(f"not a list: {value!r}")
    return tuple(result for item in value if (result := _result(item)))[-MOST:]


def _result(item: Any) -> GameResult | None:
    match item:
        case [str(game), str(level), (int() | float()) as points] if points in {0, 0.5, 1}:
            return GameResult(game, level, float(points))
    return None
