"""The promotion band: along the outer sides of the squares on which men become kings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from harzdame_engine import Square
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from harzdame_gui.board.geometry.cells import BAND, Cells, CellSide, Place


def promotion_band(cells: Cells, squares: frozenset[Square]) -> QPainterPath:
    """A band along the outer edges of `squares`, outside the board, in board units.

    An edge of the board carries it if two or more of the squares lie along it: a corner square of the
    last rank also ends at the board's side, but alone, and men go for the rank.
    """
    rows = [cells.outer_sides(square) for square in sorted(squares)]
    along = Counter(_direction(side.normal) for sides in rows for side in sides)
    rows += [cells.sides_at(place) for place in _idle_between(cells, squares)]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for sides in rows:
        carrying = [side for side in sides if along[_direction(side.normal)] > 1]
        for side in carrying:
            beyond = side.normal * BAND
            _add(path, side.start, side.end, side.end + beyond, side.start + beyond)
        for one, other in combinations(carrying, 2):
            _fill_corner(path, one, other)
    return path.simplified()


def _direction(normal: QPointF) -> tuple[float, float]:
    return round(normal.x(), 3), round(normal.y(), 3)


def _idle_between(cells: Cells, squares: frozenset[Square]) -> list[Place]:
    """Cells never played on that lie beside the squares, in a row with them."""
    places = {cells.board.place(square) for square in squares}
    return [
        place
        for place in cells.idle
        if any(cells.beside(place, normal) in places for normal in cells.shape.normals())
        and cells.sides_at(place)
    ]


def _add(path: QPainterPath, *corners: QPointF) -> None:
    path.addPolygon(QPolygonF([*corners, corners[0]]))


def _fill_corner(path: QPainterPath, one: CellSide, other: CellSide) -> None:
    """Close the gap between the bands of two sides of a cell that meet."""
    for first, second in ((one, other), (other, one)):
        if (first.end - second.start).manhattanLength() < BAND / 10:
            corner = first.end
            both = first.normal + second.normal
            tip = corner + both * (BAND / (1 + QPointF.dotProduct(first.normal, second.normal)))
            _add(path, corner, corner + first.normal * BAND, tip, corner + second.normal * BAND)
