"""How strong the levels are, as measured by ``harzdame-engine ladder``: see docs/levels.md."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from harzdame_engine.files.resources import resource

MEASURED = "harzdame"
"""The game whose figures stand for those that were not measured."""


class Rating(NamedTuple):
    """Elo on the program's own scale, and the half width of its 95 % interval."""

    elo: int
    error: int


@cache
def ratings(game: str) -> dict[str, Rating]:
    """The ratings of the levels in a game, by their ids; empty if there are none to be read.

    A game that was not measured has those of Harzdame.
    """
    for name in (game, MEASURED):
        try:
            values = tomllib.loads(resource(f"rating/{name}.toml").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        return {level: rating for level, value in values.items() if (rating := _rating(value))}
    return {}


def _rating(value: Any) -> Rating | None:
    match value:
        case {"elo": int(elo), "error": int(error)}:
            return Rating(elo, error)
    return None
