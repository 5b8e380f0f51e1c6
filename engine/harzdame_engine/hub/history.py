"""The part of a game that a repetition can still reach back to."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules


def since_irreversible(positions: Sequence[Position], moves: Sequence[Move]) -> tuple[Position, list[Move]]:
    """The position after the last move that cannot be undone, and the moves from there on.

    `moves` lead through `positions`, the first before the first move.
    """
    start = len(moves)
    while start and _is_reversible(positions[start - 1], moves[start - 1]):
        start -= 1
    return positions[start], list(moves[start:])


def _is_reversible(position: Position, move: Move) -> bool:
    if move.captures or move.promotes:
        return False
    return position.pieces[move.origin].king or native_rules(position.rules).rules.men_return
