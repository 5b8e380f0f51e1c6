"""Positions as SVG drawings, of any board, seen from either side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import NamedTuple
from xml.sax.saxutils import escape

from harzdame_engine.export.looks import GOLD, PAGE, Look, Paint
from harzdame_engine.game.move import Color, Move, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Mark
from harzdame_engine.rules.board import HEXAGON_CELL, Board, Square
from harzdame_engine.rules.square_names import is_numbered

CELL = 40
"""Units across a cell."""
_LEFT, _ABOVE, _RIGHT, _BELOW = 20, 10, 10, 20
"""The room beside the cells: coordinates stand on the left and below."""
_MARKS = {"G": "#2e9e5b", "R": "#c0392b", "Y": "#e0a11b", "B": "#2c6fbb"}
_CROWN = "M-9.2,7 L-11.2,-5 L-4.7,0 L0,-8.5 L4.7,0 L11.2,-5 L9.2,7 Z"


class SquareMiddle(NamedTuple):
    """The middle of a square in the drawing."""

    x: float
    y: float


class DrawnPart(NamedTuple):
    """The part of the plane that a drawing shows."""

    left: float
    top: float
    width: float
    height: float

    @property
    def view_box(self) -> str:
        """The frame as SVG has it."""
        return " ".join(f"{edge:g}" for edge in self)


def svg(
    position: Position,
    last: Move | None = None,
    *,
    look: Look = PAGE,
    flipped: bool = False,
    width: int | None = None,
    marks: Sequence[Mark] = (),
    title: str = "",
    pieces: Mapping[Square, Piece] | None = None,
) -> str:
    """A drawing of the board, with a line along the squares that `last` led over.

    White is below, or above where the board is `flipped`. `width` is that of the picture in pixels; its
    height follows. `title` is what a screen reader says. `pieces`: others than those of the position.
    """
    board = position.rules.board
    at = places(board, flipped=flipped)
    frame = frame_of(board)
    shown = frame.width if width is None else width
    standing = position.pieces if pieces is None else pieces
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{shown:.0f}" '
        f'height="{shown * frame.height / frame.width:.0f}" viewBox="{frame.view_box}" '
        'font-family="sans-serif" text-anchor="middle">',
        *([f"<title>{escape(title)}</title>"] if title else ()),
        *_ground(frame, look),
        *cells(board, look, flipped=flipped),
        *names(board, look, flipped=flipped),
        *lit(marks, board, at),
        *(_path(last, at, look) if last else ()),
        *(line for square, piece in standing.items() for line in piece_at(piece, at[square], look)),
        *arrows(marks, at),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def places(board: Board, *, flipped: bool = False) -> dict[Square, SquareMiddle]:
    """The middle of every square; the board turned by 180° covers the same ground."""
    return {
        square: _place(board, column, row, flipped)
        for square, column, row in zip(board.names, board.columns, board.rows, strict=True)
    }


def frame_of(board: Board) -> DrawnPart:
    """The frame that takes the board and its coordinates."""
    at = [_place(board, column, row, False) for column, row in _grid(board)]
    half_width = CELL * max(x for x, _ in board.cell.corners)
    half_height = CELL * max(y for _, y in board.cell.corners)
    left, right = min(place.x for place in at) - half_width, max(place.x for place in at) + half_width
    top, bottom = min(place.y for place in at) - half_height, max(place.y for place in at) + half_height
    return DrawnPart(
        left - _LEFT, top - _ABOVE, right - left + _LEFT + _RIGHT, bottom - top + _ABOVE + _BELOW
    )


def cells(board: Board, look: Look, *, flipped: bool = False) -> Iterator[str]:
    """The cells, those included on which nothing ever stands."""
    corners = board.cell.corners
    if board.cell is HEXAGON_CELL:
        for column, row in _grid(board):
            x, y = _place(board, column, row, flipped)
            outline = " ".join(f"{x + CELL * dx:.1f},{y + CELL * dy:.1f}" for dx, dy in corners)
            line = f' stroke="{look.edge}" stroke-width="1"' if look.edge else ""
            yield f'<polygon points="{outline}" fill="{_shade(board, look, column, row)}"{line}/>'
        return
    if look.edge:
        yield _edge(board, look.edge)
    for column, row in _grid(board):
        x, y = _place(board, column, row, flipped)
        yield (
            f'<rect x="{x - CELL / 2:g}" y="{y - CELL / 2:g}" width="{CELL}" height="{CELL}" '
            f'fill="{_shade(board, look, column, row)}"/>'
        )


def names(board: Board, look: Look, *, flipped: bool = False) -> Iterator[str]:
    """Ranks and files at the edge; where they would not do, each square's own name in it."""
    if board.cell is HEXAGON_CELL or is_numbered(board):
        for square, (x, y) in places(board, flipped=flipped).items():
            yield _text(square, x, y + CELL / 2 - 5.5, 8, look.faint)  # a piece hides all of it
        return
    below, left = CELL / 2 + 14, CELL / 2 + 9
    letters = {column: name[0] for name, column in zip(board.names, board.columns, strict=True)}
    for column in sorted(letters):
        near = max(board.rows) if flipped else 0
        edge = _place(board, column, near, flipped)
        yield _text(letters[column], edge.x, edge.y + below, 11, look.ink)
    for number in range(max(board.rows) + 1):
        far = max(board.columns) if flipped else 0
        edge = _place(board, far, number, flipped)
        yield _text(str(number + 1), edge.x - left, edge.y + 4, 11, look.ink)


def piece_at(piece: Piece, place: SquareMiddle, look: Look) -> Iterator[str]:
    """A piece: two rings, and a king's crown."""
    white = piece.color is Color.WHITE
    fill, line = look.white if white else look.black
    inner = GOLD if piece.king and look.crowns is None else fill
    for radius, inside in ((0.38, fill), (0.3 if look.crowns else 0.24, inner)):
        faint = ' stroke-opacity="0.45"' if look.crowns and radius < 0.38 else ""
        ring = line if look.crowns is None or radius > 0.3 or white else look.crowns[1]
        yield (
            f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="{radius * CELL:.1f}" '
            f'fill="{inside}" stroke="{ring}" stroke-width="1.5"{faint}/>'
        )
    if piece.king and look.crowns is not None:
        yield (
            f'<path d="{_CROWN}" transform="translate({place.x:.1f},{place.y + 0.5:.1f}) scale(.8)" '
            f'fill="{look.crowns[0 if white else 1]}" stroke="none"/>'
        )


def _grid(board: Board) -> Iterator[tuple[int, int]]:
    if board.cell is HEXAGON_CELL:
        yield from zip(board.columns, board.rows, strict=True)
        return
    for column in range(max(board.columns) + 1):
        for row in range(max(board.rows) + 1):
            yield column, row


def _place(board: Board, column: int, row: int, flipped: bool) -> SquareMiddle:
    x, y = board.cell.step
    if flipped:
        column, row = max(board.columns) - column, max(board.rows) - row
    return SquareMiddle(column * CELL * x, (max(board.rows) - row) * CELL * y)


def _shade(board: Board, look: Look, column: int, row: int) -> Paint:
    return look.squares[board.shade(column, row)]


def _ground(frame: DrawnPart, look: Look) -> Iterator[str]:
    if look.ground:
        left, top, width, height = frame
        yield f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="{look.ground}"/>'


def _edge(board: Board, paint: Paint) -> str:
    wide, high = (max(board.columns) + 1) * CELL, (max(board.rows) + 1) * CELL
    return (
        f'<rect x="{-CELL / 2:g}" y="{-CELL / 2:g}" width="{wide}" height="{high}" '
        f'fill="none" stroke="{paint}" stroke-width="2"/>'
    )


def _text(text: str, x: float, y: float, size: int, color: Paint) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{color}">{text}</text>'


def _path(move: Move, at: Mapping[Square, SquareMiddle], look: Look) -> Iterator[str]:
    points = " ".join(f"{at[square].x:.1f},{at[square].y:.1f}" for square in move.squares)
    yield (
        f'<polyline points="{points}" fill="none" stroke="{look.mark}" stroke-width="5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def lit(marks: Sequence[Mark], board: Board, at: Mapping[Square, SquareMiddle]) -> Iterator[str]:
    """The marked squares, to be drawn below the pieces."""
    for mark in marks:
        if mark.target is None and mark.origin in at:
            x, y = at[mark.origin]
            outline = " ".join(f"{x + CELL * dx:.1f},{y + CELL * dy:.1f}" for dx, dy in board.cell.corners)
            yield f'<polygon points="{outline}" fill="{_MARKS.get(mark.color, GOLD)}" fill-opacity="0.55"/>'


def arrows(marks: Sequence[Mark], at: Mapping[Square, SquareMiddle]) -> Iterator[str]:
    """The arrows, to be drawn above the pieces."""
    for mark in marks:
        if mark.target is not None and mark.target != mark.origin and {mark.origin, mark.target} <= at.keys():
            yield _arrow(at[mark.origin], at[mark.target], _MARKS.get(mark.color, GOLD))


def _arrow(start: SquareMiddle, end: SquareMiddle, paint: Paint) -> str:
    length = hypot(end.x - start.x, end.y - start.y)
    along = SquareMiddle((end.x - start.x) / length, (end.y - start.y) / length)
    across = SquareMiddle(-along.y, along.x)

    def at(forward: float, aside: float) -> str:
        return (
            f"{start.x + along.x * forward + across.x * aside:.1f},"
            f"{start.y + along.y * forward + across.y * aside:.1f}"
        )

    tip, neck = length - 4, length - 18
    outline = ((6, 3), (neck, 3), (neck, 9), (tip, 0), (neck, -9), (neck, -3), (6, -3))
    points = " ".join(at(*corner) for corner in outline)
    return f'<polygon points="{points}" fill="{paint}" fill-opacity="0.85"/>'
