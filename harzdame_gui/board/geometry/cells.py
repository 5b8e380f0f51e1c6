"""The cells of a board: their places, shapes and colours, and the sides at which the board ends.

Board units: the widest circle inside a cell is one unit across, the middle of the board is (0, 0),
y points down, and White sits below. Two kinds of cells are known, squares and hexagons; a board's
own grid says which it has. Knows nothing of pieces and paints nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import hypot
from typing import NamedTuple

from harzdame_engine import Board, Square
from harzdame_engine.rules.board import HEXAGON_CELL, SQUARE_CELL, Cell
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

Place = tuple[int, int]
"""Column and row of a cell."""

BAND = 0.075
"""How far the promotion band reaches beyond the outermost cells, in board units."""


class Shape(NamedTuple):
    """A kind of cell: `corners` around its middle, one step of the board's grid, and its colours.

    `shade` tells from column and row which of `shades` colours a cell has, the darkest first.
    A board of cells that `can_stand` may be turned by 45°, on its corner.
    """

    corners: tuple[QPointF, ...]
    step: QPointF
    shades: int
    shade: Callable[[int, int], int]
    can_stand: bool

    def at(self, middle: QPointF, scale: float = 1.0) -> tuple[QPointF, ...]:
        """The corners of a cell; `scale` of its own size."""
        return tuple(middle + corner * scale for corner in self.corners)

    def outline(self, scale: float = 1.0) -> QPolygonF:
        """A cell whose middle is (0, 0); `scale` of its own size."""
        return QPolygonF(self.at(QPointF(), scale))

    def normals(self) -> tuple[QPointF, ...]:
        """The directions in which the sides look; each side begins at the corner of the same number."""
        return tuple(
            _unit(one + other) for one, other in zip(self.corners, _after(self.corners), strict=True)
        )


class CellSide(NamedTuple):
    """A side of a cell from corner to corner; `normal`, one unit long, looks out of the cell."""

    start: QPointF
    end: QPointF
    normal: QPointF


def _unit(vector: QPointF) -> QPointF:
    return vector / hypot(vector.x(), vector.y())


def _after(corners: tuple[QPointF, ...]) -> tuple[QPointF, ...]:
    return (*corners[1:], corners[0])


def _shape(cell: Cell) -> Shape:
    corners = tuple(QPointF(x, y) for x, y in cell.corners)
    return Shape(corners, QPointF(*cell.step), cell.shades, cell.shade, can_stand=cell is SQUARE_CELL)


SQUARE, HEXAGON = _shape(SQUARE_CELL), _shape(HEXAGON_CELL)


class Cells:
    """All cells of one board, those that are drawn but never played on included."""

    def __init__(self, board: Board) -> None:
        """Derive everything from the board's grid."""
        self.board = board
        self.shape = HEXAGON if board.cell is HEXAGON_CELL else SQUARE
        self._last = max(board.columns), max(board.rows)
        places = set(zip(board.columns, board.rows, strict=True))
        grid = set(product(range(self._last[0] + 1), range(self._last[1] + 1)))
        idle = grid - places if self.shape is SQUARE else set()
        self._middles = {square: self.middle_at(board.place(square)) for square in board.names}
        self._drawn = places | idle
        self._normals = self.shape.normals()
        self._sides = self._outer_sides()
        self.idle = tuple(sorted(idle))
        """The places of cells that are drawn but never played on."""
        self.reach = self._reach()
        """The outermost points, promotion bands included."""
        self.area = self._area()
        """All cells."""

    def middle_at(self, place: Place) -> QPointF:
        """The middle of the cell at a place."""
        column, row = place
        columns, rows = self._last
        across, up = self.board.cell.step
        return QPointF((column - columns / 2) * across, (rows / 2 - row) * up)

    def _area(self) -> QRectF:
        middles = QPolygonF([self.middle_at(place) for place in self._drawn]).boundingRect()
        cell = self.shape.outline().boundingRect()
        return middles.adjusted(cell.left(), cell.top(), cell.right(), cell.bottom())

    def _reach(self) -> QPolygonF:
        larger = 1 + 2 * BAND
        return QPolygonF(
            [corner for at in self._sides for corner in self.shape.at(self.middle_at(at), larger)]
        )

    def middle(self, square: Square) -> QPointF:
        """The middle of a square."""
        return self._middles[square]

    def outline(self, square: Square, inset: float = 0.0) -> tuple[QPointF, ...]:
        """The corners of a square, its sides moved inward by `inset`."""
        return self.shape.at(self._middles[square], 1.0 - 2 * inset)

    def bounds(self, square: Square) -> QRectF:
        """The rectangle around a square."""
        return QPolygonF(self.outline(square)).boundingRect()

    def shade(self, square: Square) -> int:
        """The number of the square's colour, the darkest first."""
        return self.board.shade(*self.board.place(square))

    def everything(self, scale: float = 1.0) -> tuple[tuple[QPolygonF, int], ...]:
        """Outline, at `scale`, and colour of all that is drawn."""
        cell = self.shape.outline(scale)  # moved by Qt: corner by corner it would take ten times as long
        return tuple(
            (cell.translated(self.middle_at(place)), self.board.shade(*place))
            for place in sorted(self._drawn)
        )

    def outer_sides(self, square: Square) -> tuple[CellSide, ...]:
        """The sides of a square at which the board ends."""
        return self.sides_at(self.board.place(square))

    def sides_at(self, place: Place) -> tuple[CellSide, ...]:
        """The sides of the cell at a place at which the board ends."""
        return self._sides.get(place, ())

    def rim(self) -> tuple[CellSide, ...]:
        """All sides at which the board ends."""
        return tuple(side for sides in self._sides.values() for side in sides)

    def beside(self, place: Place, normal: QPointF) -> Place:
        """The place across the side that looks in the direction `normal`."""
        column, row = place
        step = self.shape.step
        return column + round(normal.x() / step.x()), row - round(normal.y() / step.y())

    def _outer_sides(self) -> dict[Place, tuple[CellSide, ...]]:
        """The sides at which the board ends, by the places of their cells."""
        ways = [self.beside((0, 0), normal) for normal in self._normals]
        found = {}
        for column, row in sorted(self._drawn):
            ends = [(column + x, row + y) not in self._drawn for x, y in ways]
            if any(ends):
                corners = self.shape.at(self.middle_at((column, row)))
                sides = zip(ends, corners, _after(corners), self._normals, strict=True)
                found[column, row] = tuple(CellSide(*side) for end, *side in sides if end)
        return found

    def square_at(self, point: QPointF) -> Square | None:
        """The square that holds a point."""
        return next((name for name, middle in self._middles.items() if self._holds(middle, point)), None)

    def covers(self, point: QPointF) -> bool:
        """Whether a point lies on the board, be it on a cell that is never played on."""
        return any(self._holds(self.middle_at(place), point) for place in self._drawn)

    def _holds(self, middle: QPointF, point: QPointF) -> bool:
        off = point - middle
        return all(QPointF.dotProduct(off, normal) <= 0.5 for normal in self._normals)


@lru_cache(maxsize=8)
def cells_of(board: Board) -> Cells:
    """The cells of `board`."""
    return Cells(board)


def can_stand(board: Board) -> bool:
    """Whether the board can stand on its corner."""
    return cells_of(board).shape.can_stand
