"""Weights unlike fitted ones: each another number, so that no mistake cancels out."""

from __future__ import annotations

import random

from harzdame_engine import variant
from harzdame_engine.search.weights import Weights, native_shape
from harzdame_engine.training.regions import shape_of


def random_weights(game: str, most: int = 900) -> Weights:
    """Weights of up to `most` eighths of a hundredth of a man, the same every time."""
    rules = variant(game)
    shape = shape_of(rules)
    chance = random.Random(game)
    count = native_shape(shape, rules).weights
    values = b"".join(chance.randint(-most, most).to_bytes(2, "little", signed=True) for _ in range(count))
    return Weights(rules, shape, values, {"made": "by chance"})
