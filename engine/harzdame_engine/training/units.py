"""Units of weights: the numbers of a fit, whose output is a logit, and those that are kept."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from itertools import repeat

from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Network, Weights, native_network

_MOST = 32767


def as_network(weights: bytes, rules: Rules, network: Network, slope: float) -> bytes:
    """A fitted network's weights (float32) in the form of `Weights.values`.

    `slope`: the logit of a hundredth of a man.
    """
    scales = _scales(rules, network, slope)
    values = (
        max(-_MOST, min(_MOST, round(each * scale)))
        for each, scale in zip(array("f", weights), scales, strict=True)
    )
    return _little(array("h", values)).tobytes()


def from_network(weights: Weights, slope: float) -> bytes:
    """A kept network's weights as it is fitted (float32); `slope`: as above."""
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


def _little(values: array[int]) -> array[int]:
    """The numbers with the low byte first, or of such."""
    if sys.byteorder == "big":
        values.byteswap()
    return values
