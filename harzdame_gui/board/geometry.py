"""Where squares lie on screen: the way between a board's grid and the scene, for any turn of the board.

Board units: one square is one unit, the middle of the board is (0, 0), y points down, and White
sits below. Knows nothing of pieces and paints nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor

from harzdame_engine import Board, Square
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

BAND = 0.075
"""How far the promotion band reaches beyond the outermost squares, in board units."""

_LABEL_SHARE = 0.21  # the height of a coordinate, in squares …
_LABEL_SMALLEST, _LABEL_LARGEST = 10.0, 16.0  # … but within these pixels
_LABEL_ROOM = 1.6  # the room a coordinate takes, in its own heights


@dataclass(frozen=True, slots=True)
class Orientation:
    """How the board is turned; `standing`: on its corner, by 45°, the first square lowest."""

    flipped: bool = False
    standing: bool = False

    @property
    def angle(self) -> float:
        """Degrees clockwise, as Qt turns."""
        return (180.0 if self.flipped else 0.0) - (45.0 if self.standing else 0.0)


@dataclass(frozen=True, slots=True)
class Label:
    """A coordinate beside the board; `place` is its centre in board units."""

    text: str
    place: QPointF


@dataclass(frozen=True, slots=True)
class Layout:
    """A board on screen: `side` is a square's side, `middle` the board's, in scene pixels."""

    board: Board
    middle: QPointF
    side: float
    angle: float
    label_height: float
    flipped: bool
    label_opacity: float = 1.0

    @property
    def transform(self) -> QTransform:
        """From board units to the scene."""
        return (
            QTransform()
            .translate(self.middle.x(), self.middle.y())
            .rotate(self.angle)
            .scale(self.side, self.side)
        )

    def center(self, square: Square) -> QPointF:
        """The middle of `square` in the scene."""
        return self.transform.map(unit_center(self.board, square))

    def square_at(self, point: QPointF) -> Square | None:
        """The square under a point of the scene."""
        inverse, _ = self.transform.inverted()
        unit = inverse.map(point)
        columns, rows = grid(self.board)
        place = floor(unit.x() + columns / 2), ceil(rows / 2 - unit.y()) - 1
        return next((name for name in self.board.names if self.board.place(name) == place), None)

    def labels(self) -> tuple[Label, ...]:
        """The coordinates, on the edges that lie left and below."""
        return labels(self.board, self.flipped, self.label_height / self.side)


def grid(board: Board) -> tuple[int, int]:
    """How many columns and rows the board's grid has."""
    return max(board.columns) + 1, max(board.rows) + 1


def unit_center(board: Board, square: Square) -> QPointF:
    """The middle of `square` in board units."""
    columns, rows = grid(board)
    column, row = board.place(square)
    return QPointF(column - (columns - 1) / 2, (rows - 1) / 2 - row)


def unit_square(board: Board, square: Square) -> QRectF:
    """The area of `square` in board units."""
    middle = unit_center(board, square)
    return QRectF(middle.x() - 0.5, middle.y() - 0.5, 1.0, 1.0)


def unit_area(board: Board) -> QRectF:
    """The area of all squares in board units."""
    columns, rows = grid(board)
    return QRectF(-columns / 2, -rows / 2, columns, rows)


def labels(board: Board, flipped: bool, height: float) -> tuple[Label, ...]:
    """Letters along one edge, numbers along the next; `height` in board units.

    A board whose squares are not named by letter and number has none.
    """
    if not all(name[0].isalpha() and name[1:].isdigit() for name in board.names):
        return ()
    area = unit_area(board)
    gap = BAND + height * _LABEL_ROOM / 2
    x = area.right() + gap if flipped else area.left() - gap
    y = area.top() - gap if flipped else area.bottom() + gap
    letters = {board.place(name)[0]: name[0] for name in board.names}
    numbers = {board.place(name)[1]: name[1:] for name in board.names}
    columns, rows = grid(board)
    return (
        *(Label(text, QPointF(column - (columns - 1) / 2, y)) for column, text in sorted(letters.items())),
        *(Label(text, QPointF(x, (rows - 1) / 2 - row)) for row, text in sorted(numbers.items())),
    )


def fit(board: Board, size: QSizeF, orientation: Orientation, ratio: float = 1.0) -> Layout:
    """The largest layout that fits `size`, coordinates included, on whole device pixels (`ratio` in each)."""
    rough = _side(_extent(board, orientation, 0.0), size)
    height = min(max(rough * _LABEL_SHARE, _LABEL_SMALLEST), _LABEL_LARGEST)
    extent = _extent(board, orientation, height / rough)
    side = _side(extent, size)
    if not orientation.standing:
        side = floor(side * ratio) / ratio
    # what the label takes shrinks the board; measured against the final side it is a little larger
    extent = _extent(board, orientation, height / side)
    middle = QPointF(
        size.width() / 2 - extent.center().x() * side,
        size.height() / 2 - extent.center().y() * side,
    )
    aligned = QPointF(round(middle.x() * ratio) / ratio, round(middle.y() * ratio) / ratio)
    return Layout(board, aligned, side, orientation.angle, height, orientation.flipped)


def between(start: Layout, end: Layout, share: float, size: QSizeF) -> Layout:
    """The layout on the way from `start` to `end`, as large as its corners allow."""
    angle = start.angle + (end.angle - start.angle) * share
    middle = start.middle + (end.middle - start.middle) * share
    covered = QTransform().rotate(angle).mapRect(unit_area(start.board).adjusted(-BAND, -BAND, BAND, BAND))
    room = QSizeF(
        2 * min(middle.x(), size.width() - middle.x()), 2 * min(middle.y(), size.height() - middle.y())
    )
    side = min(start.side + (end.side - start.side) * share, _side(covered, room))
    # the coordinates change edges half-way, and nobody sees it
    nearer, opacity = (start, 1 - 2 * share) if share < 0.5 else (end, 2 * share - 1)
    return Layout(start.board, middle, side, angle, nearer.label_height, nearer.flipped, opacity)


def _side(extent: QRectF, size: QSizeF) -> float:
    return max(min(size.width() / extent.width(), size.height() / extent.height()), 1.0)


def _extent(board: Board, orientation: Orientation, label_height: float) -> QRectF:
    """What the turned board covers, in board units; its middle stays at (0, 0)."""
    turn = QTransform().rotate(orientation.angle)
    covered = turn.mapRect(unit_area(board).adjusted(-BAND, -BAND, BAND, BAND))
    if label_height:
        room = label_height * _LABEL_ROOM
        for label in labels(board, orientation.flipped, label_height):
            place = turn.map(label.place)
            covered |= QRectF(place.x() - room / 2, place.y() - room / 2, room, room)
    return covered
