"""Positions as text, for where there are no pictures: letters on a grid of dots."""

from __future__ import annotations

from collections.abc import Iterator

from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import HEXAGON_CELL, Board
from harzdame_engine.rules.square_names import is_numbered

_SIGNS = {
    Piece(Color.WHITE): "w",
    Piece(Color.WHITE, True): "W",
    Piece(Color.BLACK): "b",
    Piece(Color.BLACK, True): "B",
}
_EMPTY = "."


def text_diagram(position: Position, *, flipped: bool = False) -> str:
    """Rows of a board in which w and b are men, W and B kings; in a font of equal widths only."""
    board = position.rules.board
    signs = {
        board.place(square): _SIGNS[position.pieces[square]] if square in position.pieces else _EMPTY
        for square in board.names
    }
    rows = range(max(board.rows), -1, -1)
    columns = range(max(board.columns) + 1)
    if flipped:
        rows, columns = rows[::-1], columns[::-1]
    lines = []
    for row in rows:
        cells = (signs.get((column, row), " ") for column in columns)
        lines.append(f"{_row_name(board, row, flipped)} {' '.join(cells)}".rstrip())
    return "\n".join([*lines, *_foot(board, flipped)]) + "\n"


def _row_name(board: Board, row: int, flipped: bool) -> str:
    """Left of a row: its rank, or the number of the square at its left; nothing where rows bend."""
    if board.cell is HEXAGON_CELL:
        return " "
    inside = [square for square in board.names if board.place(square)[1] == row]
    left = (max if flipped else min)(inside, key=lambda square: board.place(square)[0])
    return f"{left:>2}" if is_numbered(board) else left[1:]


def _foot(board: Board, flipped: bool) -> Iterator[str]:
    if is_numbered(board):
        return
    letters = sorted({name[0] for name in board.names}, reverse=flipped)
    yield f"  {' '.join(letters)}"
