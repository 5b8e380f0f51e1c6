"""Results of games, their length, and the crowning of men in them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from harzdame_engine.reports.figures.estimate import Estimate, mean, share
from harzdame_engine.reports.figures.replay import NEVER, GameColumns

Chosen = NDArray[np.bool_]
QUARTERS = (25, 50, 75)


class Ends(NamedTuple):
    """Shares from 0 to 1 of games won, drawn and lost, and of the points."""

    won: Estimate
    drawn: Estimate
    lost: Estimate
    points: Estimate


def ends(results: NDArray[np.int64]) -> Ends:
    """The shares of wins, draws and losses, from results 1, 0 and -1."""
    won, drawn, lost = (share((results == result).astype(np.int64)) for result in (1, 0, -1))
    return Ends(won, drawn, lost, share((results + 1) / 2))


class Length(NamedTuple):
    """Plies: their mean, and the lengths below which a quarter, half and three quarters of the games are."""

    mean: Estimate
    quarters: tuple[float, ...]


def length(games: GameColumns, chosen: Chosen) -> Length:
    """The length of the games that are chosen."""
    return Length(mean(games.plies[chosen]), _quarters(games.plies[chosen]))


class Crowning(NamedTuple):
    """`number` of men crowned in a game; the ply (from 1) of the first; how the side ended that had it.

    `kept`: the share of those that still had a king when they were to move again.
    """

    number: Estimate
    first: tuple[float, ...]
    kept: Estimate
    ends: Ends


def crowning(games: GameColumns) -> Crowning:
    """The figures of crowning; those of the first king leave out games without one."""
    some = games.first_crowned != NEVER
    first = games.first_crowned[some]
    side = games.first_side[some]
    kept = share(games.first_kept[some])
    return Crowning(mean(games.crowned), _quarters(first + 1), kept, ends(side * games.results[some]))


def _quarters(numbers: NDArray[np.int64]) -> tuple[float, ...]:
    return tuple(np.percentile(numbers, QUARTERS).tolist()) if len(numbers) else ()
