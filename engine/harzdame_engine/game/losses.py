"""Where a side lost pieces in a game, by the record alone: no search, no judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Node


class Loss(NamedTuple):
    """After a side's move at `node` it lost so many `pieces` more than it took, in the `line` that followed.

    `before`: how many pieces it was ahead before that; below 0 it was behind.
    """

    node: Node
    pieces: int
    line: tuple[Move, ...]
    before: int


def losses(game: Sequence[Node], side: Color) -> tuple[Loss, ...]:
    """All losses of a side in a line of play, in their order.

    The balance is struck where the side is to move and has nothing to take, and at the end. The move to
    blame is the last one before it that was a choice.
    """
    found: list[Loss] = []
    struck: int | None = None  # the index of the last balance
    chosen: int | None = None  # and of the last one with a choice
    for index, node in enumerate(game):
        if not (index == len(game) - 1 or _is_quiet(node.position, side)):
            continue
        balance = _balance(node.position, side)
        if struck is not None and chosen is not None:
            before = _balance(game[struck].position, side)
            if balance < before:
                line = tuple(after.move for after in game[chosen + 2 : index + 1] if after.move)
                found.append(Loss(game[chosen + 1], before - balance, line, before))
        struck = index
        if len(node.position.legal_moves()) > 1:
            chosen = index
    return tuple(found)


def _is_quiet(position: Position, side: Color) -> bool:
    """Whether the side is to move and has nothing to take."""
    if position.turn is not side:
        return False
    moves = position.legal_moves()
    return bool(moves) and not moves[0].captures


def _balance(position: Position, side: Color) -> int:
    own = sum(piece.color is side for piece in position.pieces.values())
    return 2 * own - len(position.pieces)
