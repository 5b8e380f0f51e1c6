"""Regions of a board that the patterns of a learned evaluation cover."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.rules.board import Board, Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search.weights import Region, Shape


class Window(NamedTuple):
    """A rectangle of the board's grid, moved over it in steps of `stride` rows and one column.

    It counts where it covers at least `least` squares.
    """

    columns: int
    rows: int
    stride: int
    least: int


_WINDOWS = {
    "square-8x8": Window(3, 3, 1, 9),
    "diagonal-10x10": Window(4, 5, 1, 10),
    "hexagon-5": Window(3, 5, 2, 6),
}


def shape_of(rules: Rules) -> Shape:
    """The regions of a game: overlapping windows of men, and every square by itself with men and kings.

    Raises:
        KeyError: no window has been chosen for this board.
    """
    board = rules.board
    windows = [Region(squares, kings=False) for squares in _laid(board, _WINDOWS[board.id])]
    single = [Region((square,), kings=True) for square in board.names]
    return Shape(tuple(windows + single), _wings(rules), 2 * len(rules.setup))


def _laid(board: Board, window: Window) -> list[tuple[Square, ...]]:
    found: list[tuple[Square, ...]] = []
    for row in range(0, max(board.rows) + 2 - window.rows, window.stride):
        for column in range(max(board.columns) + 2 - window.columns):
            squares = tuple(
                name
                for name, x, y in zip(board.names, board.columns, board.rows, strict=True)
                if 0 <= x - column < window.columns and 0 <= y - row < window.rows
            )
            if len(squares) >= window.least:
                found.append(squares)
    return found


def _wings(rules: Rules) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """The squares on either side of the axis that mirrors the game, else of the middle column."""
    board = rules.board
    mirrors = [symmetry for symmetry in symmetries(rules)[1:] if not symmetry.swaps]
    if mirrors:
        image = mirrors[0].squares
        offsets = [image[bit] - bit for bit in board.bits]
    else:
        offsets = [2 * column - max(board.columns) for column in board.columns]
    both = list(zip(board.names, offsets, strict=True))
    return tuple(name for name, off in both if off > 0), tuple(name for name, off in both if off < 0)
