"""Units of weights: the logits of a fit, and the eighths of a hundredth of a man that are kept."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence

from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Shape, Weights, native_shape

_PARTS = 8
"""The parts of a hundredth of a man that weights are kept in."""
_MOST = 8000
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


def as_values(weights: bytes, slope: float) -> bytes:
    """Weights in logits (float32) in the form of `Weights.values`; `slope`: that of a hundredth of a man."""
    unit = _PARTS / slope
    logits = array("f", weights)
    return _little(array("h", (max(-_MOST, min(_MOST, round(each * unit))) for each in logits))).tobytes()


def as_logits(weights: Weights, shape: Shape, slope: float) -> bytes:
    """Kept weights in logits (float32), in the order of the weights of `shape`.

    Patterns that only the other shape has are left out; those that only this one has, and more terms of the
    whole board, are nought.
    """
    values = _little(array("h", weights.values))
    if weights.shape != shape:
        values = _moved(values, weights, shape)
    unit = slope / _PARTS
    return array("f", (each * unit for each in values)).tobytes()


def _moved(values: array[int], weights: Weights, shape: Shape) -> array[int]:
    """The values of a shape in the places where another one has the same regions."""
    old, new = native_shape(weights.shape, weights.rules), native_shape(shape, weights.rules)
    moved = array("h", bytes(2 * new.weights))
    places = {region: number for number, region in enumerate(weights.shape.regions)}
    for number, region in enumerate(shape.regions):
        if region in places:
            for to, source in zip(new.terms(number), old.terms(places[region]), strict=True):
                if to >= 0 and source >= 0:
                    sign = 1 if (to ^ source) & 1 == 0 else -1
                    for half in (0, 1):
                        moved[to // 2 * 2 + half] = sign * values[source // 2 * 2 + half]
    board = values[2 * old.patterns :][: new.weights - 2 * new.patterns]
    moved[2 * new.patterns : 2 * new.patterns + len(board)] = board
    return moved


def _little(values: array[int]) -> array[int]:
    """The numbers with the low byte first, or of such."""
    if sys.byteorder == "big":
        values.byteswap()
    return values
