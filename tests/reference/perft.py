"""Counting the leaves of the tree of moves. Shared 9: "Perft counts leaves by this measure"."""

from __future__ import annotations

from typing import Any

from tests.reference.moves import legal_moves, play
from tests.reference.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` plies. Positions met again are counted once and remembered."""
    return _count(position, depth, {})


def _count(position: Position, depth: int, known: dict[Any, int]) -> int:
    if depth == 0:
        return 1
    key = (depth, position.key)
    if key not in known:
        moves = legal_moves(position)
        known[key] = (
            len(moves) if depth == 1 else sum(_count(play(position, m), depth - 1, known) for m in moves)
        )
    return known[key]
