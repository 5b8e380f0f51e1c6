"""What a person has played against the levels: the record that their strength is estimated from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from harzdame_engine import LEVELS, Level
from harzdame_engine.rating.ratings import Result, Strength, ratings, strength_of

from harzdame_gui.controllers.settings.setting import Json, Setting

MOST = 300
"""Games remembered, the latest ones; what is older says nothing any more."""
ENOUGH = 3
"""Games of one kind after which something can be said of somebody's strength."""


class GameResult(NamedTuple):
    """A finished game of `game` against `level`, both by their ids, and the person's points: 0, ½ or 1."""

    game: str
    level: str
    points: float


def game_results(help_text: str) -> Setting[tuple[GameResult, ...]]:
    """A setting that holds results, oldest first; an entry that makes no sense is passed over."""
    return Setting((), help_text, _read, lambda results: [list(result) for result in results])


def strength_in(game: str, results: Sequence[GameResult]) -> Strength | None:
    """The estimate for one game; None: too few were played."""
    known = ratings(game)
    counted = [
        Result(known[result.level].elo, result.points)
        for result in results
        if result.game == game and result.level in known
    ]
    return strength_of(counted) if len(counted) >= ENOUGH else None


def even_level(game: str, results: Sequence[GameResult]) -> Level | None:
    """The level against which the points to be expected come nearest to half; None: nobody knows."""
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
