"""Expected points of a score: how many of a hundred games like this one the mover's side would score.

White wins with chance 1 / (1 + exp(d − k s)) and loses with 1 / (1 + exp(d + k s)), where s is the score
in hundredths of a man; the rest are draws. The slope k and the width d of the draws are fitted, game by
game, to games between equal players (``harzdame-engine expectation``, docs/learning.md).
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from typing import Any, NamedTuple

from harzdame_engine.files.resources import resource
from harzdame_engine.search.info import Score

SLOPE = 0.0085
"""Of the log odds, per hundredth of a man, for games of which nothing was measured: about Harzdame's."""
CURVES = "rating/curves/expectation.toml"
_FAR = 40.0
"""Log odds beyond which nothing changes."""


class Curve(NamedTuple):
    """A game's curve: log odds per hundredth of a man, and the log odds by which draws lie between."""

    slope: float = SLOPE
    draws: float = 0.0


class Chances(NamedTuple):
    """The mover's chances to win, to draw and to lose, together 1."""

    win: float
    draw: float
    loss: float

    @property
    def points(self) -> float:
        """The points to expect, a draw being half a point."""
        return self.win + self.draw / 2


def expectation(score: Score, slope: float | None = None, *, game: str = "") -> float:
    """The points that the mover can expect of one game, a draw being half a point: from 0 to 1.

    An end of the game that the search has seen is certain. The curve is that of the `game`, by its id;
    a `slope` stands for one without draws.
    """
    return chances(score, curve_of(game) if slope is None else Curve(slope)).points


def chances(score: Score, curve: Curve) -> Chances:
    """The mover's chances by this curve."""
    if score.plies_to_end is not None:
        return Chances(1.0, 0.0, 0.0) if score.plies_to_end > 0 else Chances(0.0, 0.0, 1.0)
    win, loss = (_logistic(side * curve.slope * score.centipieces - curve.draws) for side in (1, -1))
    return Chances(win, max(0.0, 1.0 - win - loss), loss)


@cache
def curve_of(game: str) -> Curve:
    """The curve of a game by its id; a usual one where none was measured."""
    return _curves().get(game, Curve())


@cache
def _curves() -> dict[str, Curve]:
    try:
        values = tomllib.loads(resource(CURVES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {game: curve for game, value in values.items() if (curve := _curve(value)) is not None}


def _curve(value: Any) -> Curve | None:
    match value:
        case {"slope": float(slope), "draws": float(draws)} if 0 < slope < 1 and 0 <= draws < _FAR:
            return Curve(slope, draws)
    return None


def _logistic(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-_FAR, min(_FAR, odds))))
