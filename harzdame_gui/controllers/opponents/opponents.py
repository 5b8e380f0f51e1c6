"""The opponents: each a level of the computer in a style, with a name and a face.

Their names are no words of any language; what they are like is told by `harzdame_gui.text.opponents`.
"""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import LEVELS, Level
from harzdame_engine.search.styles import Style, style_named


class Opponent(NamedTuple):
    """Somebody to play against, with the face ``resources/opponents/<id>.svg``.

    The `id` is that of nobody else and stays the same, whatever the `name`.
    """

    id: str
    name: str
    level: Level
    style: Style | None = None


_PEOPLE: tuple[tuple[str, str], ...] = (
    ("Mia", ""),
    ("Emil", "close"),
    ("Lina", ""),
    ("Omar", "trader"),
    ("Nora", "aggressive"),
    ("Tomo", "edges"),
    ("Ida", "guard"),
    ("Bruno", "runner"),
    ("Vera", "quiet"),
    ("Kofi", ""),
    ("Alma", ""),
    ("Viktor", ""),
    ("Amara", ""),
    ("Edda", ""),
)
"""One for each level, the weakest first: a name and the id of a style."""

OPPONENTS: tuple[Opponent, ...] = tuple(
    Opponent(name.lower(), name, level, style_named(style))
    for level, (name, style) in zip(LEVELS, _PEOPLE, strict=True)
)
"""The ladder, from its lowest rung to the highest."""


def opponent_of(level: Level | None, style: Style | None) -> Opponent | None:
    """Who plays at this level, None being full strength, in this style; None: nobody who has a name."""
    wanted = (level or LEVELS[-1], style)
    return next((each for each in OPPONENTS if (each.level, each.style) == wanted), None)


def opponent_at(level: Level | None) -> Opponent:
    """Who plays at this level, in whatever style; None is full strength."""
    return OPPONENTS[(level or LEVELS[-1]).number - 1]
