"""What happens along a path, landing by landing: which piece each jump takes, and where a man is crowned."""

from __future__ import annotations

from itertools import pairwise

from harzdame_engine import Board, Color, Position, Square
from harzdame_engine.rules.rules import Promotion

Path = tuple[Square, ...]
"""The origin, then the squares landed on."""


def captures_along(position: Position, path: Path) -> tuple[Square, ...]:
    """The pieces jumped along `path`, the beginning of a legal move: one for each of its jumps, in order."""
    taken: list[Square] = []
    for one, other in pairwise(path):
        # what was taken before has gone, or may not be jumped again
        taken += [
            square
            for square in _between(position.rules.board, one, other)
            if square not in taken and _is_enemy(position, square)
        ]
    return tuple(taken)


def crowned_at(position: Position, path: Path, complete: bool) -> int | None:
    """The number, from 0, of the landing on which the moving man becomes a king; None if it does not.

    `complete`: the move ends with `path`.
    """
    piece = position.pieces.get(path[0]) if path else None
    if piece is None or piece.king or len(path) < 2:
        return None
    rules = position.rules
    goal = rules.promotion_squares if piece.color is Color.WHITE else rules.promotion_squares_black
    if rules.promotion_rule is Promotion.GOES_ON_AS_KING:
        return next((number for number, square in enumerate(path[1:]) if square in goal), None)
    return len(path) - 2 if complete and path[-1] in goal else None


def _is_enemy(position: Position, square: Square) -> bool:
    piece = position.pieces.get(square)
    return piece is not None and piece.color is not position.turn


def _between(board: Board, one: Square, other: Square) -> tuple[Square, ...]:
    """The squares strictly between two that lie on a line."""
    for direction in board.vectors:
        line: list[Square] = []
        square = board.neighbour(one, direction)
        while square is not None and square != other:
            line.append(square)
            square = board.neighbour(square, direction)
        if square == other:
            return tuple(line)
    return ()
