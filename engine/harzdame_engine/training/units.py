"""Units of weights: the logits of a fit, and the eighths of a hundredth of a man that are kept."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import repeat

from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Network, Shape, Weights, native_network, native_shape

_PARTS = 8
"""The parts of a hundredth of a man that weights are kept in."""
_MOST = 8000
_MOST_OF_NETWORK = 32767
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

    Raises:
        ValueError: they are those of a network.
    """
    if isinstance(weights.shape, Network):
        raise ValueError("the weights to begin with are those of a network")
    values = _little(array("h", weights.values))
    if weights.shape != shape:
        values = _moved(values, weights, weights.shape, shape)
    unit = slope / _PARTS
    return array("f", (each * unit for each in values)).tobytes()


def as_network(weights: bytes, rules: Rules, network: Network, slope: float) -> bytes:
    """A fitted network's weights (float32) in the form of `Weights.values`; `slope`: as above."""
    scales = _scales(rules, network, slope)
    values = (
        max(-_MOST_OF_NETWORK, min(_MOST_OF_NETWORK, round(each * scale)))
        for each, scale in zip(array("f", weights), scales, strict=True)
    )
    return _little(array("h", values)).tobytes()


def from_network(weights: Weights, slope: float) -> bytes:
    """A kept network's weights as it is fitted (float32).

    Raises:
        ValueError: they are none of a network.
    """
    if not isinstance(weights.shape, Network):
        raise ValueError("the weights to begin with are none of a network")
    values = _little(array("h", weights.values))
    scales = _scales(weights.rules, weights.shape, slope)
    return array("f", (each / scale for each, scale in zip(values, scales, strict=True))).tobytes()


_ONE, _OF_OUTPUT, _GAIN = 256, 16, 4
"""kOne and kUnit of engine/core/eval/network.hpp, kGain of engine/core/training/network_trainer.hpp."""


def _scales(rules: Rules, network: Network, slope: float) -> Iterator[float]:
    """What each weight of a network is multiplied by to be kept."""
    native = native_network(network, rules)
    to_hidden = (native.inputs + 1) * native.hidden
    yield from repeat(float(_ONE), to_hidden)
    yield from repeat(_OF_OUTPUT / slope, native.inputs)
    yield from repeat(_GAIN * _OF_OUTPUT / slope, native.weights - to_hidden - native.inputs)


def _moved(values: array[int], weights: Weights, shape_there: Shape, shape: Shape) -> array[int]:
    """The values of a shape in the places where another one has the same regions."""
    old, new = native_shape(shape_there, weights.rules), native_shape(shape, weights.rules)
    moved = array("h", bytes(2 * new.weights))
    places = {region: number for number, region in enumerate(shape_there.regions)}
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
