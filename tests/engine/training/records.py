"""Packed records of labelled positions, for tests."""

from __future__ import annotations

import random

from harzdame_engine import Position
from harzdame_engine.rules.core_rules import native_rules


def record(position: Position, **label: object) -> bytes:
    given = {"score": 0, "result": None, "source": 0, "quiet": True, "depth": 0} | label
    return native_rules(position.rules).width.Labelled(position._core, **given).packed


def walk(game: str, count: int, seed: int = 1) -> list[Position]:
    """Positions of games played at random, each from another game."""
    chance = random.Random(seed)
    found = []
    while len(found) < count:
        position = Position.start(game)
        for _ in range(chance.randint(6, 60)):
            moves = position.legal_moves()
            if not moves:
                break
            position = position.play(chance.choice(moves))
        else:
            found.append(position)
    return found


def labelled_walk(game: str, count: int, seed: int = 1) -> bytes:
    """Positions with labels by chance, every second pair of them siblings, some without a result."""
    chance = random.Random(seed)
    records = b""
    for number, position in enumerate(walk(game, count, seed)):
        records += record(
            position,
            score=chance.randint(-400, 400),
            result=chance.choice([-1, 0, 1, None]),
            group=number // 4 + 1 if number % 4 < 2 else 0,
        )
    return records
