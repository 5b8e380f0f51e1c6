"""Expected points of a score: how many of a hundred games like this one the mover's side would score.

White wins with chance 1 / (1 + exp(d − k s)) and loses with 1 / (1 + exp(d + k s)), where s is the score
in hundredths of a man; the rest are draws. The slope k and the width d of the draws depend on the game, and
on how many of its pieces are left: where few are left a lead is often no win, and in some games hardly ever.
Their logarithms change with the pieces as a parabola through three values, for all, half and none of them;
without one for half of them, as a line.
They are fitted, game by game, to games between equal players, from level and from lopsided beginnings
(``harzdame-engine expectation``, docs/learning.md).
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from typing import Any, NamedTuple

from harzdame_engine.files.resources import resource
from harzdame_engine.game.position import Position
from harzdame_engine.search.info import Score

SLOPE = 0.0085
"""Of the log odds, per hundredth of a man, for games of which nothing was measured: about Harzdame's."""
CURVES = "rating/curves/expectation.toml"
_FAR = 40.0
"""Log odds beyond which nothing changes."""


class Curve(NamedTuple):
    """The curve of a number of pieces: log odds per hundredth of a man, and those between which draws lie."""

    slope: float = SLOPE
    draws: float = 0.0


class Curves(NamedTuple):
    """A game's curves: with all the `pieces` that it begins with, with half, and as the last go.

    Where nothing is said of `half` of the pieces, the curves change by an equal factor for each piece.
    """

    pieces: int
    full: Curve
    bare: Curve
    half: Curve | None = None

    def at(self, pieces: int) -> Curve:
        """The curve with so many pieces."""
        left = min(pieces / self.pieces, 1.0)
        weights: tuple[float, ...] = left, 1 - left
        values: tuple[Curve, ...] = self.full, self.bare
        if self.half is not None:
            weights = left * (2 * left - 1), (1 - left) * (1 - 2 * left), 4 * left * (1 - left)
            values = *values, self.half
        slope, draws = (
            math.prod(value**weight for value, weight in zip(column, weights, strict=True))
            for column in zip(*values, strict=True)
        )
        return Curve(slope, draws)


USUAL = Curves(1, Curve(), Curve())


class Chances(NamedTuple):
    """The mover's chances to win, to draw and to lose, together 1."""

    win: float
    draw: float
    loss: float

    @property
    def points(self) -> float:
        """The points to expect, a draw being half a point."""
        return self.win + self.draw / 2


def expectation(score: Score, position: Position) -> float:
    """The points that the mover can expect of one game, a draw being half a point: from 0 to 1.

    An end of the game that the search has seen is certain. The curve is that of the `position`, which the
    score need not be about.
    """
    return chances(score, curve_at(position)).points


def chances(score: Score, curve: Curve) -> Chances:
    """The mover's chances by this curve."""
    if score.plies_to_end is not None:
        return Chances(1.0, 0.0, 0.0) if score.wins else Chances(0.0, 0.0, 1.0)
    win, loss = (_logistic(side * curve.slope * score.centipieces - curve.draws) for side in (1, -1))
    return Chances(win, max(0.0, 1.0 - win - loss), loss)


def curve_at(position: Position) -> Curve:
    """The curve of a position: of its game, with as many pieces."""
    return _curve(position.rules.id, sum(kind.bit_count() for kind in position.bits))


@cache
def _curve(game: str, pieces: int) -> Curve:
    return curves_of(game).at(pieces)


def curves_of(game: str) -> Curves:
    """The curves of a game by its id; the usual ones where none were measured."""
    return _measured().get(game, USUAL)


@cache
def _measured() -> dict[str, Curves]:
    try:
        values = tomllib.loads(resource(CURVES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {game: curves for game, value in values.items() if (curves := _curves(value)) is not None}


def _curves(value: Any) -> Curves | None:
    match value:
        case {"pieces": int(pieces), "full": full_board, "bare": bare_board} if pieces > 0:
            full, bare, half = _end(full_board), _end(bare_board), _end(value.get("half"))
            if full is not None and bare is not None and (half is not None or "half" not in value):
                return Curves(pieces, full, bare, half)
    return None


def _end(value: Any) -> Curve | None:
    match value:
        case {"slope": float(slope), "draws": float(draws)} if 0 < slope < 1 and 0 < draws < _FAR:
            return Curve(slope, draws)
    return None


def _logistic(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-_FAR, min(_FAR, odds))))
