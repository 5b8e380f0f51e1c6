"""Worth of the squares that pieces stand on, and of formations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from harzdame_engine.reports.figures.estimate import Column, Estimate, regress
from harzdame_engine.reports.figures.material import POINTS, Phase, lead, phases
from harzdame_engine.reports.figures.replay import GameColumns, Numbers, PieceKind, Positions
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries

_THIRDS = 3
_FEWEST = 6
"""Squares that are no map yet."""
_MOST = 300_000
"""Positions that a map is drawn from; more of them are thinned out."""


class Formation(NamedTuple):
    """The worth of men by the way they stand, in points of expectation near an even game.

    `step`: one step further on. `way`: one plain move more to choose from.
    `balance`: one man less in the difference between the wings.
    """

    phase: Phase
    step: Estimate
    way: Estimate
    balance: Estimate


def formations(games: GameColumns, positions: Positions, rules: Rules, least: int) -> Iterator[Formation]:
    """By regressions on all three where both sides have equally many men and no kings, in that many games."""
    counts = positions.counts
    no_kings = counts[:, PieceKind.WHITE_KINGS] + counts[:, PieceKind.BLACK_KINGS] == 0
    equal = no_kings & (lead(counts, PieceKind.WHITE_MEN) == 0)
    for phase in phases(positions.where(equal), 2 * len(rules.setup)):
        its = phase.positions
        if len(np.unique(its.game)) < least:
            continue
        features = [progress(its, rules), lead(its.ways, PieceKind.WHITE_MEN), balance(its, rules), its.turn]
        fitted = regress(features, games.points[its.game], its.game)
        yield Formation(phase, *(fitted.weight(number).times(POINTS) for number in range(3)))


def progress(positions: Positions, rules: Rules) -> Column:
    """The steps that White's men have made, less Black's (m)."""
    board = rules.board
    vectors = [board.vectors[way] for way in rules.man_steps]
    ahead = (sum(x for x, _ in vectors), sum(y for _, y in vectors))
    step = max(x * ahead[0] + y * ahead[1] for x, y in vectors)
    steps: dict[float, list[Square]] = {}
    for name, x, y in zip(board.names, board.columns, board.rows, strict=True):
        steps.setdefault((x * ahead[0] + y * ahead[1]) / step, []).append(name)
    total = np.zeros(len(positions))
    for made, squares in steps.items():
        total += made * _more(positions, rules, PieceKind.WHITE_MEN, frozenset(squares))
    return total


def wings_of(rules: Rules) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """The squares on either side of the axis that mirrors the game, else of the middle column."""
    board = rules.board
    mirrors = [symmetry for symmetry in symmetries(rules)[1:] if not symmetry.swaps]
    if mirrors:
        image = mirrors[0].squares
        offsets = [image[bit] - bit for bit in board.bits]
    else:
        offsets = [2 * column - max(board.columns) for column in board.columns]
    both = list(zip(board.names, offsets, strict=True))
    return tuple(name for name, off in both if off > 0), tuple(name for name, off in both if off < 0)


def balance(positions: Positions, rules: Rules) -> Numbers:
    """The balance of White's men between the wings over that of Black's (m), in men."""
    wings = [rules.board.mask(wing) for wing in wings_of(rules)]
    white, black = (
        np.abs(positions.on(kind, wings[0]) - positions.on(kind, wings[1]))
        for kind in (PieceKind.WHITE_MEN, PieceKind.BLACK_MEN)
    )
    return np.asarray(black - white)


def _more(positions: Positions, rules: Rules, kind: int, squares: frozenset[Square]) -> Numbers:
    """The lead of White in pieces of a kind on squares, against Black on the same squares of its own."""
    board = rules.board
    return positions.on(kind, board.mask(squares)) - positions.on(
        kind + PieceKind.BLACK_MEN, board.mask(rules.turned(squares))
    )


class Map(NamedTuple):
    """The worth of squares to a white piece, in men, relative to where such pieces usually stand.

    Squares that a symmetry makes the same share an estimate; those where such
    a piece stood in few games are left out.
    """

    phase: Phase
    worth: dict[Square, Estimate]


def maps(games: GameColumns, positions: Positions, rules: Rules, kind: int, least: int) -> Iterator[Map]:
    """For a kind of pieces, by thirds of the full board; squares they stood on in that many games."""
    for phase in phases(positions, 2 * len(rules.setup), _THIRDS):
        its = phase.positions.where(slice(None, None, 1 + len(phase.positions) // _MOST))
        found = [(squares, _more(its, rules, kind, squares)) for squares in _alike(rules)]
        found = [(squares, more) for squares, more in found if len(np.unique(its.game[more != 0])) >= least]
        if len(found) < _FEWEST:
            continue
        counts = its.counts
        others = [
            lead(counts, PieceKind.WHITE_MEN if kind == PieceKind.WHITE_KINGS else PieceKind.WHITE_KINGS),
            lead(np.minimum(counts, 1), PieceKind.WHITE_KINGS),
            its.turn,
        ]
        fitted = regress([*(more for _, more in found), *others], games.points[its.game], its.game)
        usual = np.zeros(len(fitted.weights))
        usual[: len(found)] = [np.abs(more).sum() for _, more in found]
        usual /= usual.sum()
        unit = usual if kind == PieceKind.WHITE_MEN else fitted.unit(len(found))
        worth = {
            square: fitted.ratio(fitted.unit(number) - usual, unit)
            for number, (squares, _) in enumerate(found)
            for square in squares
        }
        yield Map(phase, worth)


def _alike(rules: Rules) -> list[frozenset[Square]]:
    """The squares, those together that the game's symmetries make the same."""
    board = rules.board
    images = [symmetry for symmetry in symmetries(rules) if not symmetry.swaps]
    alike = {
        frozenset(board.squares(sum({1 << image.squares[bit] for image in images}))) for bit in board.bits
    }
    return sorted(alike, key=sorted)
