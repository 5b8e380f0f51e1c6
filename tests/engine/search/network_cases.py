"""Networks unlike fitted ones: each weight another number, so that no mistake cancels out."""

from __future__ import annotations

import random

from harzdame_engine import variant
from harzdame_engine.search.weights import Network, Weights, native_network


def random_network(game: str, most: int = 300, hidden: int = 64) -> Weights:
    """A network with weights of up to `most`, the same every time."""
    rules = variant(game)
    shape = Network(2 * len(rules.setup), hidden)
    chance = random.Random(game)
    count = native_network(shape, rules).weights
    values = b"".join(chance.randint(-most, most).to_bytes(2, "little", signed=True) for _ in range(count))
    return Weights(rules, shape, values, {"made": "by chance"})
