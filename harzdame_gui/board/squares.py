"""The board itself: squares, wood grain, promotion edges and coordinates. Painted in board units."""

from __future__ import annotations

from random import Random

from harzdame_engine import Board, Direction, Rules, Square
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry import BAND, Label, Layout, unit_area, unit_square
from harzdame_gui.theme import Theme

_EDGE = 0.018
_GRAIN_LINES = 9
_SIDES = (Direction.N, Direction.E, Direction.S, Direction.W)


class SquaresItem(QGraphicsItem):
    """The squares of one game's board with its promotion edges; cached in device pixels."""

    def __init__(self, rules: Rules, theme: Theme) -> None:
        super().__init__()
        self._board = rules.board
        self._colors = theme.board
        self._dark = _dark_squares(self._board)
        self._grain = _grain(self._board)
        self._bands = (
            (promotion_edges(self._board, rules.promotion_black), QColor(self._colors.promotion_black)),
            (promotion_edges(self._board, rules.promotion), QColor(self._colors.promotion_white)),
        )
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board

    def boundingRect(self) -> QRectF:
        return unit_area(self._board).adjusted(-BAND, -BAND, BAND, BAND)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = unit_area(self._board)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(area.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE), QColor(self._colors.edge))
        painter.fillRect(area, QColor(self._colors.square_light))
        painter.fillPath(self._dark, QColor(self._colors.square_dark))
        pen = QPen(QColor(self._colors.grain), 0.02)
        painter.setPen(pen)
        painter.setClipRect(area)
        painter.drawPath(self._grain)
        painter.setClipping(False)
        for band, color in self._bands:
            painter.fillPath(band, color)


def promotion_edges(board: Board, squares: frozenset[Square]) -> QPainterPath:
    """A band along the outer edges of `squares`, outside the board, in board units."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for square in sorted(squares):
        area = unit_square(board, square)
        outer = [side for side in _SIDES if board.neighbour(square, side) is None]
        left = BAND if Direction.W in outer else 0.0
        right = BAND if Direction.E in outer else 0.0
        if Direction.N in outer:
            path.addRect(area.left() - left, area.top() - BAND, area.width() + left + right, BAND)
        if Direction.S in outer:
            path.addRect(area.left() - left, area.bottom(), area.width() + left + right, BAND)
        if Direction.W in outer:
            path.addRect(area.left() - BAND, area.top(), BAND, area.height())
        if Direction.E in outer:
            path.addRect(area.right(), area.top(), BAND, area.height())
    return path.simplified()


def _dark_squares(board: Board) -> QPainterPath:
    path = QPainterPath()
    for square in board.names:
        if sum(board.place(square)) % 2 == 0:
            path.addRect(unit_square(board, square))
    return path


def _grain(board: Board) -> QPainterPath:
    """A few calm lines in each square, along the file on dark squares and across it on light ones."""
    random = Random(board.id)  # noqa: S311 – the same wood every day, no secret
    path = QPainterPath()
    for square in board.names:
        area = unit_square(board, square)
        along = sum(board.place(square)) % 2 == 0
        for line in range(_GRAIN_LINES):
            offset = (line + random.uniform(0.1, 0.9)) / _GRAIN_LINES
            bend = random.uniform(-0.03, 0.03)
            ends = [QPointF(0, offset), QPointF(0.5, min(max(offset + bend, 0), 1)), QPointF(1, offset)]
            points = [area.topLeft() + (QPointF(point.y(), point.x()) if along else point) for point in ends]
            path.moveTo(points[0])
            path.quadTo(points[1], points[2])
    return path


class LabelsItem(QGraphicsItem):
    """The coordinates; upright however the board is turned. Painted in scene pixels."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._color = QColor(theme.board.coordinate)
        self._font = QFont(theme.font())
        self._labels: tuple[tuple[Label, QPointF], ...] = ()
        self._height = 1.0
        self._area = QRectF()

    def set_theme(self, theme: Theme) -> None:
        """Other colours and fonts."""
        self._color = QColor(theme.board.coordinate)
        self._font = QFont(theme.font())
        self.update()

    def set_layout(self, layout: Layout) -> None:
        """Stand where the board's edges are now."""
        self.prepareGeometryChange()
        self._height = layout.label_height
        self._labels = tuple((label, layout.transform.map(label.place)) for label in layout.labels())
        self._area = QRectF()
        for _, place in self._labels:
            self._area |= self._box(place)

    def _box(self, place: QPointF) -> QRectF:
        return QRectF(place.x() - self._height, place.y() - self._height, 2 * self._height, 2 * self._height)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, *_: object) -> None:
        self._font.setPixelSize(max(round(self._height), 1))
        painter.setFont(self._font)
        painter.setPen(self._color)
        for label, place in self._labels:
            painter.drawText(self._box(place), Qt.AlignmentFlag.AlignCenter, label.text)
