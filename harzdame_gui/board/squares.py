"""The board itself: squares, wood grain, promotion edges and coordinates."""

from __future__ import annotations

from itertools import product
from random import Random

from harzdame_engine import Board, Direction, Rules, Square
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry import BAND, Label, Layout, unit_area, unit_square
from harzdame_gui.theme import Theme

_EDGE = 0.018
_GRAIN_LINES = 9
_GRAIN_PIXELS = 56  # of the grain's picture, for each square
_GRAIN_BLOCK = 4  # so many squares each way have wood of their own, then it repeats
_GRAIN_SEED = 7
_SIDES = (Direction.N, Direction.E, Direction.S, Direction.W)


class SquaresItem(QGraphicsItem):
    """The squares of one game's board with its promotion edges, in scene pixels.

    At rest it shows a picture drawn once for its size; while the board turns it is painted anew each
    time, without the grain, which would cost more than a frame has.
    """

    def __init__(self, rules: Rules, theme: Theme) -> None:
        super().__init__()
        self._board = rules.board
        self._colors = theme.board
        self._dark = [unit_square(self._board, square) for square in dark_squares(self._board)]
        self._grain = _grain(QColor(self._colors.grain))
        self._white_edges = promotion_edges(self._board, rules.promotion)
        self._black_edges = promotion_edges(self._board, rules.promotion_black)
        self._transform = QTransform()
        self._area = QRectF()
        self._turning = False
        self._picture: QPixmap | None = None

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self._grain = _grain(QColor(self._colors.grain))
        self._picture = None
        self.update()

    def set_layout(self, layout: Layout, exact: bool) -> None:
        """Lie where `layout` says; not `exact` while the board turns."""
        self.prepareGeometryChange()
        self._transform = layout.transform
        covered = unit_area(self._board).adjusted(-BAND, -BAND, BAND, BAND)
        self._area = QRectF(self._transform.mapRect(covered).toAlignedRect())
        self._turning = not exact
        self._picture = None

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, *_: object) -> None:
        if self._turning:
            self._draw(painter, grain=False)
            return
        ratio = painter.device().devicePixelRatio()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._drawn(ratio)
        painter.drawPixmap(self._area.topLeft(), self._picture)

    def _drawn(self, ratio: float) -> QPixmap:
        picture = QPixmap((self._area.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(-self._area.topLeft())
        self._draw(painter, grain=True)
        painter.end()
        return picture

    def _draw(self, painter: QPainter, grain: bool) -> None:
        painter.save()
        painter.setTransform(self._transform, combine=True)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = unit_area(self._board)
        painter.fillRect(area.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE), QColor(self._colors.edge))
        painter.fillRect(area, QColor(self._colors.square_light))
        for square in self._dark:
            painter.fillRect(square, QColor(self._colors.square_dark))
        if grain:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for name in self._board.names:
                painter.drawPixmap(unit_square(self._board, name), self._grain, self._piece_of_wood(name))
        painter.fillPath(self._black_edges, QColor(self._colors.promotion_black))
        painter.fillPath(self._white_edges, QColor(self._colors.promotion_white))
        painter.restore()

    def _piece_of_wood(self, square: Square) -> QRectF:
        """The part of the grain's picture that a square shows."""
        column, row = self._board.place(square)
        place = QPointF(column % _GRAIN_BLOCK, row % _GRAIN_BLOCK) * _GRAIN_PIXELS
        return QRectF(place.x(), place.y(), _GRAIN_PIXELS, _GRAIN_PIXELS)


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


def dark_squares(board: Board) -> tuple[Square, ...]:
    """The squares of a1's colour."""
    return tuple(square for square in board.names if sum(board.place(square)) % 2 == 0)


def _grain(color: QColor) -> QPixmap:
    """A few calm lines in each of some squares, along the file on dark ones and across it on light ones.

    A picture of one size, stretched to that of the squares: drawing the lines at each size takes ten
    times as long as a frame has.
    """
    random = Random(_GRAIN_SEED)  # noqa: S311 – the same wood every day, no secret
    picture = QPixmap(_GRAIN_BLOCK * _GRAIN_PIXELS, _GRAIN_BLOCK * _GRAIN_PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_GRAIN_PIXELS, _GRAIN_PIXELS)
    pen = QPen(color, 1)
    pen.setCosmetic(True)  # Qt draws lines a pixel wide fifty times as fast as thicker ones
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    lines = []
    for column, row in product(range(_GRAIN_BLOCK), repeat=2):
        dark = (column + row) % 2 == 0
        for number in range(_GRAIN_LINES):
            start = (number + random.uniform(0.1, 0.9)) / _GRAIN_LINES
            bent = min(max(start + random.uniform(-0.03, 0.03), 0.0), 1.0)
            points = [(0.0, start), (0.5, bent), (1.0, start)]
            begin, middle, end = (
                QPointF(column, row) + (QPointF(y, x) if dark else QPointF(x, y)) for x, y in points
            )
            lines += [QLineF(begin, middle), QLineF(middle, end)]
    painter.drawLines(lines)
    painter.end()
    return picture


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
        self.setOpacity(layout.label_opacity)
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
