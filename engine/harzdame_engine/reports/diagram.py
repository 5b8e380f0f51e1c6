"""Positions as SVG drawings, for pages that are read without the app."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.notation import is_numbered
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import HEXAGON_CELL, Board, Square

_CELL = 40
"""Pixels across a cell."""
_MARGIN = 20
_SHADES = ("#d2b48c", "#f2e3c6", "#e3ccaa")
_INK, _FAINT, _MARK, _CROWN = "#4a4a4a", "#8a6d45", "#c0392b", "#e0a526"
_PIECES = {Color.WHITE: ("#fdfaf3", "#6b6256"), Color.BLACK: ("#3b3f4a", "#d9d4c7")}
"""Fill and line."""


class _Place(NamedTuple):
    x: float
    y: float


def svg(position: Position, last: Move | None = None) -> str:
    """A drawing of the board, White below, with a line along the squares that `last` led over."""
    board = position.rules.board
    places = {square: _place(board, *board.place(square)) for square in board.names}
    width = max(place.x for place in places.values()) + _CELL + _MARGIN
    height = max(place.y for place in places.values()) + _CELL + _MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="{-_CELL / 2 - _MARGIN:.0f} {-_CELL / 2 - _MARGIN / 2:.0f} {width:.0f} {height:.0f}" '
        'font-family="sans-serif" text-anchor="middle">',
        *_cells(board),
        *_names(board, places),
        *(_path(last, places) if last else ()),
        *(line for square, piece in position.pieces.items() for line in _piece(piece, places[square])),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _place(board: Board, column: int, row: int) -> _Place:
    x, y = board.cell.step
    return _Place(column * _CELL * x, (max(board.rows) - row) * _CELL * y)


def _cells(board: Board) -> Iterator[str]:
    cell = board.cell
    if cell is HEXAGON_CELL:
        for column, row in zip(board.columns, board.rows, strict=True):
            x, y = _place(board, column, row)
            outline = " ".join(f"{x + _CELL * dx:.1f},{y + _CELL * dy:.1f}" for dx, dy in cell.corners)
            yield f'<polygon points="{outline}" fill="{_SHADES[cell.shade(column, row)]}"/>'
        return
    for column in range(max(board.columns) + 1):
        for row in range(max(board.rows) + 1):
            x, y = _place(board, column, row)
            yield (
                f'<rect x="{x - _CELL / 2:g}" y="{y - _CELL / 2:g}" width="{_CELL}" height="{_CELL}" '
                f'fill="{_SHADES[cell.shade(column, row)]}"/>'
            )


def _names(board: Board, places: dict[Square, _Place]) -> Iterator[str]:
    """Ranks and files at the edge; where they would not do, each square's own name in it."""
    if board.cell is HEXAGON_CELL or is_numbered(board):
        for square, (x, y) in places.items():
            yield _text(square, x, y + _CELL / 2 - 4, 8, _FAINT)
        return
    for number in range(max(board.columns) + 1):
        edge = _place(board, number, 0)
        yield _text(board.names[number][0], edge.x, edge.y + _CELL / 2 + 12, 11, _INK)
        x, y = _place(board, 0, number)
        yield _text(str(number + 1), x - _CELL / 2 - 9, y + 4, 11, _INK)


def _text(text: str, x: float, y: float, size: int, color: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{color}">{text}</text>'


def _path(move: Move, places: dict[Square, _Place]) -> Iterator[str]:
    points = " ".join(f"{places[at].x:.1f},{places[at].y:.1f}" for at in move.squares)
    yield (
        f'<polyline points="{points}" fill="none" stroke="{_MARK}" stroke-width="5" stroke-linecap="round"/>'
    )


def _piece(piece: Piece, place: _Place) -> Iterator[str]:
    fill, line = _PIECES[piece.color]
    rings = [(0.38, fill), (0.24, _CROWN if piece.king else fill)]
    for radius, inside in rings:
        yield (
            f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="{radius * _CELL:.1f}" '
            f'fill="{inside}" stroke="{line}" stroke-width="1.5"/>'
        )
