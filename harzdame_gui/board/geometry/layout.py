"""The layout of a board on screen: from board units to the scene and back, for any turn of the board.

Knows nothing of pieces and paints nothing.
"""

from functools import lru_cache
from math import floor
from typing import NamedTuple

from harzdame_engine import Board, Square
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from harzdame_gui.board.geometry.cells import Cells
from harzdame_gui.board.geometry.labels import (
    ROOM,
    Label,
    beside_the_board,
    edge_labels,
    edge_places,
    inner_labels,
)

_LABEL_SHARE = 0.21  # the height of a coordinate beside the board, in squares …
_LABEL_SMALLEST, _LABEL_LARGEST = 10.0, 16.0  # … but within these pixels
_NUMBER_SHARE = 0.17  # the same of a number within its square
_NUMBER_SMALLEST, _NUMBER_LARGEST = 8.0, 16.0


class Orientation(NamedTuple):
    """A turn of the board; `standing`: on its corner, by 45°, White's left corner lowest."""

    flipped: bool = False
    standing: bool = False

    @property
    def angle(self) -> float:
        """Degrees clockwise, as Qt turns."""
        return (180.0 if self.flipped else 0.0) - (45.0 if self.standing else 0.0)

    @property
    def eighths(self) -> int:
        """The same in eighths of a turn."""
        return round(self.angle / 45)


class Layout(NamedTuple):
    """A board on screen: `side` is how far a square's sides are apart, `middle` the board's, in pixels.

    `rest` is how it stands still, or the nearer of two such while it turns; its coordinates follow that.
    """

    cells: Cells
    middle: QPointF
    side: float
    angle: float
    label_height: float
    rest: Orientation
    coordinates: bool = True
    label_opacity: float = 1.0

    @property
    def board(self) -> Board:
        """The board that lies so."""
        return self.cells.board

    @property
    def transform(self) -> QTransform:
        """From board units to the scene, to be mapped by and not changed."""
        return _to_scene(self.middle.x(), self.middle.y(), self.angle, self.side)

    def center(self, square: Square) -> QPointF:
        """The middle of `square` in the scene."""
        return self.transform.map(self.cells.middle(square))

    def square_at(self, point: QPointF) -> Square | None:
        """The square under a point of the scene."""
        return self.cells.square_at(self._unit(point))

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the board, be it on a cell that is never played on."""
        return self.cells.covers(self._unit(point))

    def _unit(self, point: QPointF) -> QPointF:
        inverse, _ = self.transform.inverted()
        return inverse.map(point)

    @property
    def numbered(self) -> bool:
        """Whether the coordinates stand within the squares."""
        return not beside_the_board(self.cells)

    def labels(self) -> tuple[Label, ...]:
        """The coordinates."""
        if not self.coordinates:
            return ()
        height = self.label_height / self.side
        if self.numbered:
            return inner_labels(self.cells, self.rest.angle, height)
        return edge_labels(self.cells, self.rest.flipped, height)


@lru_cache(maxsize=16)
def _to_scene(x: float, y: float, angle: float, side: float) -> QTransform:
    return QTransform().translate(x, y).rotate(angle).scale(side, side)


def fit(
    cells: Cells, size: QSizeF, orientation: Orientation, ratio: float = 1.0, coordinates: bool = True
) -> Layout:
    """The largest layout that fits `size`, coordinates included, on whole device pixels (`ratio` in each)."""
    if orientation.standing and not cells.shape.can_stand:
        orientation = Orientation(orientation.flipped)
    extent = _extent(cells, orientation, 0.0)
    rough = _side(extent, size)
    outside = coordinates and beside_the_board(cells)
    if outside:
        height = min(max(rough * _LABEL_SHARE, _LABEL_SMALLEST), _LABEL_LARGEST)
        extent = _extent(cells, orientation, height / rough)
    else:
        height = min(max(rough * _NUMBER_SHARE, _NUMBER_SMALLEST), _NUMBER_LARGEST)
    side = _side(extent, size)
    if not orientation.standing and side > _WHOLE_FROM:
        side = floor(side * ratio) / ratio
    if outside:
        # what the label takes shrinks the board; measured against the final side it is a little larger
        extent = _extent(cells, orientation, height / side)
    middle = QPointF(
        size.width() / 2 - extent.center().x() * side,
        size.height() / 2 - extent.center().y() * side,
    )
    aligned = QPointF(round(middle.x() * ratio) / ratio, round(middle.y() * ratio) / ratio)
    return Layout(cells, aligned, side, orientation.angle, height, orientation, coordinates)


_WHOLE_FROM = 12.0  # a smaller square would lose too much of itself to whole pixels


def between(start: Layout, end: Layout, share: float, size: QSizeF) -> Layout:
    """The layout on the way from `start` to `end`, as large as its corners allow."""
    angle = start.angle + (end.angle - start.angle) * share
    middle = start.middle + (end.middle - start.middle) * share
    covered = QTransform().rotate(angle).map(start.cells.reach).boundingRect()
    room = QSizeF(
        2 * min(middle.x(), size.width() - middle.x()), 2 * min(middle.y(), size.height() - middle.y())
    )
    side = min(start.side + (end.side - start.side) * share, _side(covered, room))
    # the coordinates change edges half-way, while they are invisible
    nearer, opacity = (start, 1 - 2 * share) if share < 0.5 else (end, 2 * share - 1)
    return Layout(
        start.cells, middle, side, angle, nearer.label_height, nearer.rest, end.coordinates, opacity
    )


def _side(extent: QRectF, size: QSizeF) -> float:
    return max(min(size.width() / extent.width(), size.height() / extent.height()), 1.0)


def _extent(cells: Cells, orientation: Orientation, label_height: float) -> QRectF:
    """The area that the turned board covers, in board units; its middle stays at (0, 0)."""
    turn = QTransform().rotate(orientation.angle)
    covered = turn.map(cells.reach).boundingRect()
    if label_height:
        beside = label_height * ROOM / 2
        places = edge_places(cells, orientation.flipped, label_height)
        covered |= turn.map(places).boundingRect().adjusted(-beside, -beside, beside, beside)
    return covered
