"""The fit of a game's curve of expected points to the scores and results of self-played games.

The model is an ordered logit with two parameters, see `search/expectation.py`, found by Newton's method.
Positions of one game share its result, so the errors are those of whole batches of games (the sandwich
estimate over blocks), not of positions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from harzdame_engine.rules.rules import Rules
from harzdame_engine.training.positions_file import record_bytes

_FAR = 2000
"""Scores beyond this are left out: the game is decided, and they would bend the curve for the others."""
_STEPS = 60
_UNIT = 100.0
"""Hundredths of a man, so that both parameters are of about one size."""
_LEAST = 1e-9

_AFTER_SCORE = 5
"""The bytes of a record from its score to its end."""

Vector = NDArray[np.float64]


class Block(NamedTuple):
    """The scores of some positions for White, in hundredths of a man, and the points that White got."""

    score: Vector
    result: Vector


def block_of(rules: Rules, records: bytes) -> Block:
    """The labels of packed positions, all with a known result."""
    size = record_bytes(rules)
    at = size - _AFTER_SCORE
    form = np.dtype(
        {"names": ["score", "result"], "formats": ["<i2", "i1"], "offsets": [at, at + 2], "itemsize": size}
    )
    labels = np.frombuffer(records, form)
    return Block(labels["score"].astype(np.float64), (labels["result"].astype(np.float64) + 1) / 2)


class Fitted(NamedTuple):
    """A fitted curve with its errors (95 %). `loss`: mean log loss; `plain`: that of the shares alone."""

    slope: float
    slope_error: float
    draws: float
    draws_error: float
    positions: int
    draw_share: float
    loss: float
    plain: float


def fit_curve(blocks: Sequence[Block]) -> Fitted:
    """The curve of these positions.

    Raises:
        ValueError: there are no positions, or all games ended alike.
    """
    parts = [_known(block) for block in blocks]
    parts = [part for part in parts if len(part[0])]
    if not parts:
        raise ValueError("there are no positions to fit to")
    results = np.concatenate([part[1] for part in parts])
    shares = [float(np.mean(results == value)) for value in (0.0, 0.5, 1.0)]
    if max(shares) == 1.0:
        raise ValueError("all games ended alike")
    guess = np.array([0.8, max(0.01, math.log((1 + shares[1]) / (1 - shares[1])))])
    curve = _newton(parts, guess, with_draws=shares[1] > 0)
    gradients, curvature, loss = _summed(parts, curve)
    meat = sum(np.outer(gradient, gradient) for gradient in gradients)
    inverse = np.linalg.inv(curvature)
    errors = 1.96 * np.sqrt(np.maximum(np.diag(inverse @ meat @ inverse), 0))
    plain = -sum(share * math.log(share) for share in shares if share)
    slope, draws = (float(value) for value in curve)
    return Fitted(
        slope / _UNIT,
        float(errors[0]) / _UNIT,
        draws,
        float(errors[1]),
        len(results),
        shares[1],
        loss / len(results),
        plain,
    )


def _known(block: Block) -> tuple[Vector, Vector]:
    near = np.abs(block.score) <= _FAR
    return block.score[near] / _UNIT, block.result[near]


def _newton(parts: Sequence[tuple[Vector, Vector]], guess: Vector, *, with_draws: bool) -> Vector:
    """The curve of least loss; without any draws their width is nothing."""
    curve = guess if with_draws else np.array([guess[0], _LEAST])
    free = np.array([1.0, 1.0 if with_draws else 0.0])
    _, _, loss = _summed(parts, curve)
    for _ in range(_STEPS):
        gradients, curvature, _ = _summed(parts, curve)
        way = np.linalg.solve(curvature, np.sum(gradients, axis=0)) * free
        share = 1.0
        while share > _LEAST:
            tried = np.maximum(curve - share * way, [_LEAST, _LEAST])
            found = _summed(parts, tried)[2]
            if found <= loss:
                break
            share /= 2
        else:
            break
        moved, curve, loss = np.abs(tried - curve).max(), tried, found
        if moved < 1e-8:
            break
    return curve


def _summed(parts: Sequence[tuple[Vector, Vector]], curve: Vector) -> tuple[list[Vector], Vector, float]:
    """The gradient of each block, the curvature (by expected information), and the loss of all."""
    gradients, curvature, loss = [], np.zeros((2, 2)), 0.0
    for scores, results in parts:
        win, lost = (_logistic(sign * curve[0] * scores - curve[1]) for sign in (1, -1))
        draw = np.maximum(1 - win - lost, 1e-12)
        by_slope = (win * (1 - win) * scores, -lost * (1 - lost) * scores)
        by_draws = (-win * (1 - win), -lost * (1 - lost))
        chance = np.where(results == 1, win, np.where(results == 0, lost, draw))
        loss -= float(np.sum(np.log(np.maximum(chance, 1e-12))))
        total = np.zeros(2)
        derivatives = [
            (win, by_slope[0], by_draws[0], results == 1),
            (lost, by_slope[1], by_draws[1], results == 0),
            (draw, -by_slope[0] - by_slope[1], -by_draws[0] - by_draws[1], results == 0.5),
        ]
        for share, one, other, seen in derivatives:
            kept = np.maximum(share, 1e-12)
            total -= [np.sum((one / kept)[seen]), np.sum((other / kept)[seen])]
            curvature += [
                [np.sum(one * one / kept), np.sum(one * other / kept)],
                [np.sum(one * other / kept), np.sum(other * other / kept)],
            ]
        gradients.append(total)
    return gradients, curvature + np.eye(2) * _LEAST, loss


def _logistic(odds: Vector) -> Vector:
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -40, 40))))
