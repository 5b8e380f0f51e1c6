"""Results of a person's games against the levels, as a setting."""

from __future__ import annotations

from typing import Any, NamedTuple

from harzdame_gui.controllers.settings.declaration import Declaration, Json

MOST = 300
"""The number of games remembered; older ones say nothing about today's strength."""


class GameResult(NamedTuple):
    """A finished game of `game` against `level`, both by their ids, and the person's points: 0, ½ or 1."""

    game: str
    level: str
    points: float


def game_results(help_text: str) -> Declaration[tuple[GameResult, ...]]:
    """A setting that holds results, oldest first; invalid entries are passed over."""
    return Declaration((), help_text, _read, lambda results: [list(result) for result in results])


def _read(value: Json) -> tuple[GameResult, ...]:
    if not isinstance(value, list):
        raise ValueError(f"not a list: {value!r}")
    return tuple(result for item in value if (result := _result(item)))[-MOST:]


def _result(item: Any) -> GameResult | None:
    match item:
        case [str(game), str(level), (int() | float()) as points] if points in {0, 0.5, 1}:
            return GameResult(game, level, float(points))
    return None
