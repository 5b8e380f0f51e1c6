"""Worth of pieces, by the results of the games that they were in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from harzdame_engine.reports.figures.estimate import Estimate, regress
from harzdame_engine.reports.figures.replay import GameColumns, Numbers, PieceKind, Positions
from harzdame_engine.reports.figures.results import Ends, ends

SIXTHS = 6
POINTS = 1 / 4
"""Near an even game a logit of 1 is a quarter of a point."""
_SIDES = ((PieceKind.WHITE_KINGS, PieceKind.WHITE_MEN), (PieceKind.BLACK_KINGS, PieceKind.BLACK_MEN))


class Phase(NamedTuple):
    """The positions with so many pieces of both sides."""

    least: int
    most: int
    positions: Positions


def phases(positions: Positions, full: int, parts: int = SIXTHS) -> Iterator[Phase]:
    """The positions by their number of pieces, from the full board on, in phases of the same width."""
    pieces = positions.counts.sum(1)
    for number in range(parts, 0, -1):
        least, most = full * (number - 1) // parts + 1, full * number // parts
        yield Phase(least, most, positions.where((least <= pieces) & (pieces <= most)))


class Worth(NamedTuple):
    """In a phase: a man in points of expectation near an even game, kings in men."""

    phase: Phase
    man: Estimate
    first_king: Estimate
    further_king: Estimate


def worths(games: GameColumns, positions: Positions, full: int, least: int) -> Iterator[Worth]:
    """By a regression on the lead in men, having a king, and further kings; of that many games."""
    for phase in phases(positions, full):
        if len(np.unique(phase.positions.game)) < least:
            continue
        counts = phase.positions.counts
        features = [
            lead(counts, PieceKind.WHITE_MEN),
            lead(np.minimum(counts, 1), PieceKind.WHITE_KINGS),
            lead(np.maximum(counts - 1, 0), PieceKind.WHITE_KINGS),
            phase.positions.turn,
        ]
        game = phase.positions.game
        fitted = regress(features, games.points[game], game)
        first, further = (fitted.ratio(fitted.unit(number), fitted.unit(0)) for number in (1, 2))
        yield Worth(phase, fitted.weight(0).times(POINTS), first, further)


class Lead(NamedTuple):
    """The results of a side that once, in this phase, had so many `men` more than the other."""

    phase: Phase
    men: int
    ends: Ends


def by_lead(
    games: GameColumns, positions: Positions, full: int, side: Callable[[Numbers], Numbers], leads: range
) -> Iterator[Lead]:
    """The results of a side by its lead in men; a game counts once for each lead.

    `side` finds from the counts (m × 4) the side whose lead is meant; 0: the position does not count.
    """
    for phase in phases(positions, full):
        counts = phase.positions.counts
        whose = side(counts)
        men = whose * lead(counts, PieceKind.WHITE_MEN)
        for wanted in leads:
            here = np.flatnonzero((whose != 0) & (men == wanted))
            game, first = np.unique(phase.positions.game[here], return_index=True)
            if len(game):
                yield Lead(phase, wanted, ends(whose[here[first]] * games.results[game]))


def one_king(counts: Numbers) -> Numbers:
    """The side with the only king."""
    kings = counts[:, PieceKind.WHITE_KINGS] + counts[:, PieceKind.BLACK_KINGS]
    return np.asarray((kings == 1) * lead(counts, PieceKind.WHITE_KINGS))


def no_king(counts: Numbers) -> Numbers:
    """The side with more men where neither side has a king."""
    kings = counts[:, PieceKind.WHITE_KINGS] + counts[:, PieceKind.BLACK_KINGS]
    return np.asarray((kings == 0) * np.sign(lead(counts, PieceKind.WHITE_MEN)))


def lead(counts: Numbers, white: int) -> Numbers:
    """The lead of White in pieces of a kind (m)."""
    return np.asarray(counts[:, white] - counts[:, white + PieceKind.BLACK_MEN])


class EndingResults(NamedTuple):
    """The results of the `strong` side in games that came to so many (kings, men) against so many."""

    strong: tuple[int, int]
    weak: tuple[int, int]
    ends: Ends


def endings(games: GameColumns, positions: Positions, most: int, least: int) -> list[EndingResults]:
    """With no more than `most` pieces, in at least so many games; the weakest sides first.

    The stronger side is the one with more kings, then more men; a game counts once for each ending.
    """
    counts = positions.counts
    few = counts.sum(1) <= most
    counts, game = counts[few], positions.game[few]
    ranks = [counts[:, kings] * (most + 1) + counts[:, men] for kings, men in _SIDES]
    side = np.where(ranks[0] >= ranks[1], 1, -1)
    code = np.maximum(*ranks) * (most + 1) ** 2 + np.minimum(*ranks)
    _, first = np.unique(np.stack([game, code]), axis=1, return_index=True)
    found = []
    for one in np.unique(code[first]):
        here = first[code[first] == one]
        if len(here) >= least:
            strong, weak = divmod(int(one), (most + 1) ** 2)
            outcome = ends(side[here] * games.results[game[here]])
            found.append(EndingResults(divmod(strong, most + 1), divmod(weak, most + 1), outcome))
    return sorted(found, key=lambda ending: (ending.weak, ending.strong))
