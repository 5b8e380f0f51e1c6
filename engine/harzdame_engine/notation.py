"""Moves as text, read generously: what a person may have typed or another program written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from harzdame_engine.move import Move

if TYPE_CHECKING:
    from harzdame_engine.position import Position


class IllegalMove(ValueError):  # noqa: N818 - the field's term
    """No legal move is meant by the text."""


class AmbiguousMove(ValueError):  # noqa: N818
    """Several legal moves are meant by the text; `moves` lists them."""

    def __init__(self, text: str, moves: tuple[Move, ...]) -> None:
        super().__init__(f"{text} can mean {', '.join(map(str, moves))}")
        self.moves = moves


_SQUARE = re.compile(r"[a-wyz]?\d+", re.IGNORECASE)  # x is a separator: no board has that many columns
_SEPARATORS = re.compile(r"[-–x:×*\s]*", re.IGNORECASE)


def parse_move(text: str, position: Position) -> Move:
    """See `Position.parse_move`."""
    squares = [square.lower() for square in _SQUARE.findall(text)]
    known = position.rules.board.index
    if (
        len(squares) < 2
        or not _SEPARATORS.fullmatch(_SQUARE.sub("", text))
        or any(square not in known for square in squares)
    ):
        raise IllegalMove(text)
    moves = position.moves_through(squares)
    if len(moves) > 1:
        # every square landed on is written: that is one move, even where it could be another's short form
        complete = tuple(move for move in moves if move in position.moves_along(squares))
        exact = tuple(move for move in complete if not position.next_landings(squares)) or complete
        moves = exact if len(exact) == 1 else moves
    if not moves:
        raise IllegalMove(text)
    if len(moves) > 1:
        raise AmbiguousMove(text, moves)
    return moves[0]
