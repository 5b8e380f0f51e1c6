"""Weights there and back, and from one shape to another."""

from __future__ import annotations

from array import array

import pytest
from harzdame_engine.search.weights import Network, Shape, native_shape
from harzdame_engine.training.units import (
    as_logits,
    as_network,
    as_values,
    from_network,
    light_weights,
    numbers_of,
)

from tests.engine.search.learned_cases import random_weights
from tests.engine.search.network_cases import random_network

WEIGHTS = random_weights("harzdame")


def test_weights_come_back() -> None:
    assert as_values(as_logits(WEIGHTS, WEIGHTS.shape, 0.0085), 0.0085) == WEIGHTS.values


def test_values_are_rounded_and_bounded() -> None:
    logits = array("f", [0.0, 1.0, -1e9, 1e9])
    assert list(array("h", as_values(logits.tobytes(), 0.01))) == [0, 800, -8000, 8000]


def test_another_shape_takes_what_it_has_in_common() -> None:
    shape = Shape(WEIGHTS.shape.regions[::-1], WEIGHTS.shape.wings, WEIGHTS.shape.full)
    there = as_logits(WEIGHTS, shape, 0.0085)
    assert there != as_logits(WEIGHTS, WEIGHTS.shape, 0.0085)
    turned = WEIGHTS.__class__(WEIGHTS.rules, shape, as_values(there, 0.0085))
    assert as_values(as_logits(turned, WEIGHTS.shape, 0.0085), 0.0085) == WEIGHTS.values


def test_what_a_shape_lacks_is_left_out() -> None:
    single = tuple(region for region in WEIGHTS.shape.regions if len(region.squares) == 1)
    shape = Shape(single, WEIGHTS.shape.wings, WEIGHTS.shape.full)
    logits = array("f", as_logits(WEIGHTS, shape, 0.0085))
    native, old = native_shape(shape, WEIGHTS.rules), native_shape(WEIGHTS.shape, WEIGHTS.rules)
    assert len(logits) == native.weights < old.weights
    known = array("h", WEIGHTS.values)
    man = numbers_of(WEIGHTS.rules, shape, (1,))[0]
    there = numbers_of(WEIGHTS.rules, WEIGHTS.shape, (1,))[0]
    assert logits[2 * man] == pytest.approx(known[2 * there] * 0.0085 / 8)
    assert light_weights(WEIGHTS.rules, shape)[-1] == native.weights // 2 - 1


def test_a_network_comes_back() -> None:
    network = random_network("harzdame", 32_767)
    assert isinstance(network.shape, Network)
    assert as_network(from_network(network, 0.0085), network.rules, network.shape, 0.0085) == network.values


def test_patterns_and_networks_are_not_mixed_up() -> None:
    with pytest.raises(ValueError, match="those of a network"):
        as_logits(random_network("harzdame"), WEIGHTS.shape, 0.0085)
    with pytest.raises(ValueError, match="none of a network"):
        from_network(WEIGHTS, 0.0085)
