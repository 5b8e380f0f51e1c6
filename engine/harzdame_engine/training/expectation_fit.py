"""The fit of a game's curves of expected points to the scores and results of self-played games.

The model is an ordered logit, see `search/expectation.py`: slope and width of the draws, each with all
pieces on the board, with half of them, and as the last go. Their logarithms are found by Newton's method.
Positions of one game share its result, so the errors are those of whole batches of games (the sandwich
estimate over blocks), not of positions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.expectation import Curve, Curves
from harzdame_engine.training.positions_file import record_bytes

_FAR = 2000
"""Scores beyond this are left out: the game is decided, and they would bend the curve for the others."""
_STEPS = 60
_UNIT = 100.0
"""Hundredths of a man, so that all parameters are of about one size."""
_LEAST = 1e-9
_NARROW = 0.001
"""The width of the draws where there are none."""
_FIRST_SLOPE = 0.8
_PRIOR = 0.02
"""How much speaks against a difference between many pieces and few: of no weight beside a hundred games."""

_AFTER_SCORE = 5
"""The bytes of a record from its score to its end."""
_AFTER_SETS = 9
"""Those after its three sets of squares, of which the first two are White's pieces and Black's."""

Vector = NDArray[np.float64]


class PositionBlock(NamedTuple):
    """Some positions: scores for White in hundredths of a man, White's points of the game, their pieces.

    `gone`: the share of the pieces of the beginning that are no longer on the board.
    """

    score: Vector
    result: Vector
    gone: Vector


def pieces_at_start(rules: Rules) -> int:
    """The number of pieces with which the game begins."""
    return sum(kind.bit_count() for kind in Position.start(rules.id).bits)


def block_of(rules: Rules, records: bytes) -> PositionBlock:
    """The labels of packed positions, all with a known result."""
    size = record_bytes(rules)
    at = size - _AFTER_SCORE
    form = np.dtype(
        {"names": ["score", "result"], "formats": ["<i2", "i1"], "offsets": [at, at + 2], "itemsize": size}
    )
    labels = np.frombuffer(records, form)
    sets = np.frombuffer(records, np.uint8).reshape(-1, size)[:, : 2 * (size - _AFTER_SETS) // 3]
    pieces = np.bitwise_count(sets).sum(1, np.float64)
    return PositionBlock(
        labels["score"].astype(np.float64),
        (labels["result"].astype(np.float64) + 1) / 2,
        1 - np.minimum(pieces / pieces_at_start(rules), 1),
    )


class FittedCurve(NamedTuple):
    """Fitted curves, with the errors of the full board's (95 %).

    `loss`: mean log loss; `plain`: that of the shares of the results alone.
    """

    full: Curve
    half: Curve
    bare: Curve
    errors: Curve
    positions: int
    draw_share: float
    loss: float
    plain: float

    def curves(self, pieces: int) -> Curves:
        """The curves of a game that begins with so many pieces."""
        return Curves(pieces, self.full, self.bare, self.half)


def fit_curves(blocks: Sequence[PositionBlock]) -> FittedCurve:
    """The curves of these positions.

    Raises:
        ValueError: there are no positions, or all games ended alike.
    """
    parts = [_known(block) for block in blocks]
    parts = [part for part in parts if len(part.score)]
    if not parts:
        raise ValueError("there are no positions to fit to")
    results = np.concatenate([part.result for part in parts])
    shares = [float(np.mean(results == value)) for value in (0.0, 0.5, 1.0)]
    if max(shares) == 1.0:
        raise ValueError("all games ended alike")
    width = max(_NARROW, math.log((1 + shares[1]) / (1 - shares[1])))
    found = _newton(parts, np.array([math.log(_FIRST_SLOPE), math.log(width), *[0.0] * 4]))
    gradients, curvature = _derivatives(parts, found)
    meat = sum(np.outer(gradient, gradient) for gradient in gradients)
    inverse = np.linalg.inv(curvature)
    errors = 1.96 * np.sqrt(np.maximum(np.diag(inverse @ meat @ inverse), 0))
    full, half, bare = (_curve(found, gone) for gone in (0.0, 0.5, 1.0))
    return FittedCurve(
        full,
        half,
        bare,
        Curve(full.slope * float(errors[0]), full.draws * float(errors[1])),
        len(results),
        shares[1],
        sum(_loss(part, found) for part in parts) / len(results),
        -sum(share * math.log(share) for share in shares if share),
    )


def _known(block: PositionBlock) -> PositionBlock:
    near = np.abs(block.score) <= _FAR
    return PositionBlock(block.score[near] / _UNIT, block.result[near], block.gone[near])


def _curve(found: Vector, gone: float) -> Curve:
    slope, draws = (float(value) for value in np.exp(found.reshape(3, 2).T @ _powers(gone)))
    return Curve(slope / _UNIT, draws)


def _powers(gone: Vector | float) -> Vector:
    """What the parameters are multiplied by: 1 for what there is with all pieces, and by the pieces gone."""
    return np.stack([np.ones_like(gone), gone, np.square(gone)])


def _newton(parts: Sequence[PositionBlock], found: Vector) -> Vector:
    """The logarithms of slope and width with all pieces, and what is added to each for those gone."""
    least = np.array([-np.inf, math.log(_NARROW), *[-np.inf] * 4])
    pull = np.array([0.0, 0.0, *[1.0] * 4]) * _PRIOR
    whole = PositionBlock(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
    loss = _loss(whole, found) + _prior(found)
    for _ in range(_STEPS):
        gradients, curvature = _derivatives(parts, found)
        way = np.linalg.solve(curvature + np.diag(pull), np.sum(gradients, axis=0) + pull * found)
        before, share = loss, 1.0
        while share > _LEAST:
            tried = np.maximum(found - share * way, least)
            loss = _loss(whole, tried) + _prior(tried)
            if loss <= before:
                break
            share /= 2
        else:
            break
        found = tried
        if before - loss < _LEAST * before:
            break
    return found


def _prior(found: Vector) -> float:
    return _PRIOR * float(np.sum(found[2:] ** 2)) / 2


def _loss(block: PositionBlock, found: Vector) -> float:
    """The log loss of the results."""
    win, lost, draw, _, _ = _chances(block, found)
    chance = np.where(block.result == 1, win, np.where(block.result == 0, lost, draw))
    return float(-np.sum(np.log(np.maximum(chance, 1e-12))))


def _chances(block: PositionBlock, found: Vector) -> tuple[Vector, Vector, Vector, Vector, Vector]:
    """The chances of White's win, loss and a draw, the slopes and the widths."""
    slope, width = np.exp(np.clip(found.reshape(3, 2).T @ _powers(block.gone), -20, 5))
    win, lost = (_logistic(sign * slope * block.score - width) for sign in (1, -1))
    return win, lost, np.maximum(1 - win - lost, 1e-12), slope, width


def _derivatives(parts: Sequence[PositionBlock], found: Vector) -> tuple[list[Vector], Vector]:
    """The gradient of each block, and the curvature of all, by expected information."""
    gradients, curvature = [], np.zeros((6, 6))
    for block in parts:
        win, lost, draw, slope, width = _chances(block, found)
        steep, steep_lost = win * (1 - win), lost * (1 - lost)
        by_slope, by_slope_lost = steep * slope * block.score, -steep_lost * slope * block.score
        by_width, by_width_lost = -steep * width, -steep_lost * width
        powers = _powers(block.gone)
        total = np.zeros(6)
        for share, one, other, result in (
            (win, by_slope, by_width, 1.0),
            (lost, by_slope_lost, by_width_lost, 0.0),
            (draw, -by_slope - by_slope_lost, -by_width - by_width_lost, 0.5),
        ):
            changes = np.concatenate([np.stack([one, other]) * power for power in powers])
            kept = np.maximum(share, 1e-12)
            total -= np.sum((changes / kept)[:, block.result == result], axis=1)
            curvature += np.einsum("in,jn->ij", changes / kept, changes)
        gradients.append(total)
    return gradients, curvature + np.eye(6) * _LEAST


def _logistic(odds: Vector) -> Vector:
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -40, 40))))
