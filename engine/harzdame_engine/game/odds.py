"""Odds: a start with fewer men on one side, for players of different strength."""

from __future__ import annotations

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules

MOST = 4
"""The most men that are given away."""


class OddsError(ValueError):
    """So many men cannot be taken away without giving a side a capture, or no move, at once."""


def with_odds(rules: Rules, color: Color, men: int) -> Position:
    """The start position of a game in which `color` has so many men less.

    They are taken from the back of its own half, those near the middle first,
    where that leaves both sides a quiet move.

    Raises:
        OddsError: there are no such men.
    """
    start = Position.start(rules.id)
    pieces, taken = start.pieces, 0
    for square in _candidates(rules, color):
        if taken == men:
            break
        fewer = {other: piece for other, piece in pieces.items() if other != square}
        if _is_fair(rules, fewer):
            pieces, taken = fewer, taken + 1
    if taken < men:
        raise OddsError(f"{rules.id} has no {men} men to give")
    return Position.of(rules, pieces, start.turn)


def _candidates(rules: Rules, color: Color) -> list[Square]:
    """The men of a side, the hindmost first, in a row those near the middle."""
    board = rules.board
    men = rules.setup if color is Color.WHITE else rules.setup_black
    middle = max(board.columns) / 2
    last = max(board.rows)

    def order(square: Square) -> tuple[int, float, int]:
        column, row = board.place(square)
        return (row if color is Color.WHITE else last - row), abs(column - middle), column

    return sorted(men, key=order)


def _is_fair(rules: Rules, pieces: dict[Square, Piece]) -> bool:
    """Whether both sides could move, and neither capture."""
    for turn in Color:
        try:
            moves = Position.of(rules, pieces, turn).legal_moves()
        except PositionError:
            return False
        if not moves or moves[0].captures:
            return False
    return True
