"""Weights of a network there and back."""

from __future__ import annotations

from array import array

from harzdame_engine import variant
from harzdame_engine.search.weights import Network, native_network
from harzdame_engine.training.units import as_network, from_network

from tests.engine.search.network_cases import random_network


def test_a_network_comes_back() -> None:
    network = random_network("harzdame", 32_767)
    assert as_network(from_network(network, 0.0085), network.rules, network.shape, 0.0085) == network.values


def test_values_are_rounded_and_bounded() -> None:
    rules, shape = variant("harzdame"), Network(42)
    fitted = array("f", bytes(4 * native_network(shape, rules).weights))
    fitted[:4] = array("f", [0.0, 0.999, -1e9, 1e9])
    values = array("h", as_network(fitted.tobytes(), rules, shape, 0.01))
    assert list(values[:4]) == [0, 256, -32_767, 32_767]
