"""The names of a half board's squares: one kind is the game's own, the other is read as well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from harzdame_engine.rules.board import LETTERS, Board, Square
from harzdame_engine.rules.rules import Rules


def is_numbered(board: Board) -> bool:
    """Whether the board's squares are numbers, as on the draughts board, rather than letter and number."""
    return board.names[0].isdecimal()


@lru_cache(maxsize=64)
def other_names(rules: Rules) -> Mapping[str, Square]:
    """The squares by the names that are not the game's own; none of a board on which all squares are used.

    Many programs write these: letters beside numbers, with a1 at the left hand of the side that begins;
    numbers beside letters, from Black's side, left to right as White sees them.
    """
    board = rules.board
    if not board.is_half:
        return {}
    if not is_numbered(board):
        return numbers_of(board)
    lettered = {}
    for square in board.names:
        column, row = board.place(board.opposite(square) if rules.black_begins else square)
        lettered[f"{LETTERS[column]}{row + 1}"] = square
    return lettered


@lru_cache(maxsize=8)
def numbers_of(board: Board) -> dict[str, Square]:
    """The squares by their numbers, from 1 on; none where letters name a board of which all squares are used.

    Beside letters they are counted from Black's side, left to right.
    """
    if is_numbered(board):
        return {name: name for name in board.names}
    if not board.is_half:
        return {}
    order = sorted(board.names, key=lambda square: (-board.place(square)[1], board.place(square)[0]))
    return {str(number): square for number, square in enumerate(order, start=1)}
