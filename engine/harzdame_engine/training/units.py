"""Units of weights: from the logits of a fit to hundredths of a man."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Shape, native_shape
from harzdame_engine.training.fit import Weight
from harzdame_engine.training.positions import SCALES, Block

_PARTS = 8
"""The parts of a hundredth of a man that weights are kept in."""
_MOST = 8000
_FAR = 2000
"""Scores beyond this are clipped: they say no more."""
_WHITE_MAN, _WHITE_KING = 1, 3
"""The codes of these states of a single square."""


def numbers_of(rules: Rules, shape: Shape, states: Sequence[int]) -> list[int]:
    """The numbers of the weights of single squares in these states."""
    native = native_shape(shape, rules)
    single = [number for number, region in enumerate(shape.regions) if len(region.squares) == 1]
    terms = [native.terms(number) for number in single]
    return sorted({term[state] >> 1 for term in terms for state in states if term[state] >= 0})


def light_weights(rules: Rules, shape: Shape) -> list[int]:
    """The numbers of the weights of frequent features: single squares and the whole board."""
    native = native_shape(shape, rules)
    board = range(native.patterns, native.weights // 2)
    return [*numbers_of(rules, shape, (_WHITE_MAN, _WHITE_KING)), *board]


def slope_of(blocks: Sequence[Block]) -> float:
    """The logit of a win at a score of 1 of the search, by logistic regression."""
    scores = np.clip(np.concatenate([block.score for block in blocks]), -_FAR, _FAR)
    results = np.concatenate([block.result for block in blocks])
    slope = 0.0
    for _ in range(30):  # Newton's method with a very slight penalty, which keeps the divisor above 0
        chances = 1 / (1 + np.exp(-slope * scores))
        gradient = float(np.sum((results - chances) * scores)) - slope
        slope += gradient / (float(np.sum(chances * (1 - chances) * scores**2)) + 1)
    return slope


def as_values(weights: Weight, patterns: int, slope: float) -> bytes:
    """The weights in the form of `Weights.values`; `slope`: the logit of a hundredth of a man."""
    in_units = weights.copy()
    for term, scale in SCALES.items():
        in_units[patterns + term] *= scale
    return np.clip(np.round(in_units * (_PARTS / slope)), -_MOST, _MOST).astype("<i2").tobytes()
