"""The board itself: squares, wood, promotion edges and coordinates."""

from __future__ import annotations

from harzdame_engine import Rules
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry.cells import Cells
from harzdame_gui.board.geometry.edges import promotion_band
from harzdame_gui.board.geometry.labels import Label
from harzdame_gui.board.geometry.layout import Layout
from harzdame_gui.board.items.wood_texture import VISIBLE_FROM, grain
from harzdame_gui.theme import BoardColors, Theme
from harzdame_gui.theme.palette import Hex

_EDGE = 0.018
_OVERLAP = 0.016  # of the ground under the cells: less than the edge around them


class SquaresItem(QGraphicsItem):
    """The squares of one game's board with its promotion edges, in scene pixels.

    At rest it shows a picture drawn once for its size, which boards that look the same share; while the
    board turns it is painted anew each time, without the wood, which would cost more than a frame has.
    """

    def __init__(self, rules: Rules, cells: Cells, theme: Theme) -> None:
        super().__init__()
        self._game = rules.id
        self._cells = cells
        self._colors = theme.board
        self._everything = cells.everything()
        self._ground = cells.everything(1.0 + _OVERLAP)
        self._rim = QPainterPath()
        for side in cells.rim():
            self._rim.moveTo(side.start)
            self._rim.lineTo(side.end)
        self._white_band = promotion_band(cells, rules.promotion_squares)
        self._black_band = promotion_band(cells, rules.promotion_squares_black)
        self._transform = QTransform()
        self._side = 1.0
        self._area = QRectF()
        self._turning = False
        self._flipped = False
        self._picture: QPixmap | None = None

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self._picture = None
        self.update()

    def set_layout(self, layout: Layout, exact: bool) -> None:
        """Lie where `layout` says; not `exact` while the board turns."""
        self.prepareGeometryChange()
        self._transform = layout.transform
        self._side = layout.side
        self._area = QRectF(self._transform.map(self._cells.reach).boundingRect().toAlignedRect())
        self._turning = not exact
        self._flipped = layout.rest.flipped
        self._picture = None

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, *_: object) -> None:
        if self._turning:
            self._draw(painter, wood=False)
            return
        ratio = painter.device().devicePixelRatio()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._drawn(ratio)
        painter.drawPixmap(self._area.topLeft(), self._picture)

    def _drawn(self, ratio: float) -> QPixmap:
        name, picture = self._look(ratio), QPixmap()
        if not QPixmapCache.find(name, picture):
            picture = self._newly_drawn(ratio)
            QPixmapCache.insert(name, picture)
        return picture

    def _look(self, ratio: float) -> str:
        """All that the picture depends on."""
        matrix = self._transform
        way = matrix.m11(), matrix.m12(), matrix.m21(), matrix.m22(), matrix.dx(), matrix.dy()
        area = self._area.getRect()
        return repr((self._game, self._colors, way, self._side, area, self._flipped, ratio))

    def _newly_drawn(self, ratio: float) -> QPixmap:
        picture = QPixmap((self._area.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(-self._area.topLeft())
        self._draw(painter, wood=self._side * ratio >= VISIBLE_FROM)
        painter.end()
        return picture

    def _draw(self, painter: QPainter, wood: bool) -> None:
        painter.save()
        painter.setTransform(self._transform, combine=True)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        shades = [QColor(shade) for shade in _shades(self._colors, self._cells.shape.shades)]
        # convex polygons one by one are ten times as fast as one path; the ground closes the seams
        painter.setBrush(shades[1])
        for outline, _ in self._ground:
            painter.drawConvexPolygon(outline)
        painter.strokePath(self._rim, _edge_pen(self._colors))
        painter.setPen(Qt.PenStyle.NoPen)
        for outline, shade in self._everything:
            painter.setBrush(shades[shade])
            painter.drawConvexPolygon(outline)
        if wood and self._colors.grain is not None:
            self._draw_wood(painter, self._colors.grain)
        ours, theirs = self._white_band, self._black_band
        if self._flipped:
            ours, theirs = theirs, ours
        painter.fillPath(theirs, QColor(self._colors.promotion_theirs))
        painter.fillPath(ours, QColor(self._colors.promotion_ours))
        painter.restore()

    def _draw_wood(self, painter: QPainter, color: Hex) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        for square in self._cells.board.names:
            painter.setBrush(grain(self._cells, square, color))
            painter.drawConvexPolygon(QPolygonF(self._cells.outline(square)))


def _edge_pen(colors: BoardColors) -> QPen:
    pen = QPen(QColor(colors.edge), 2 * _EDGE)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    return pen


def _shades(colors: BoardColors, number: int) -> tuple[str, ...]:
    """So many colours of squares, the darkest first."""
    if number > 2:
        return colors.square_dark, colors.square_middle, colors.square_light
    return colors.square_dark, colors.square_light


class LabelsItem(QGraphicsItem):
    """The coordinates; upright however the board is turned. Painted in scene pixels."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._font = QFont(theme.font())
        self._labels: tuple[tuple[Label, QPointF], ...] = ()
        self._numbered = False
        self._height = 1.0
        self._area = QRectF()

    def set_theme(self, theme: Theme) -> None:
        """Other colours and fonts."""
        self._theme = theme
        self._font = QFont(theme.font())
        self.update()

    def set_layout(self, layout: Layout) -> None:
        """Stand where the board's edges or squares are now."""
        self.prepareGeometryChange()
        self.setOpacity(layout.label_opacity)
        self._numbered = layout.numbered
        self._height = layout.label_height
        transform = layout.transform
        self._labels = tuple((label, transform.map(label.place)) for label in layout.labels())
        self._area = QRectF()
        for _, place in self._labels:
            self._area |= self._box(place)

    def _box(self, place: QPointF) -> QRectF:
        return QRectF(place.x() - self._height, place.y() - self._height, 2 * self._height, 2 * self._height)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, *_: object) -> None:
        colors = self._theme.board
        self._font.setPixelSize(max(round(self._height), 1))
        painter.setFont(self._font)
        painter.setPen(QColor(colors.number if self._numbered else colors.coordinate))
        for label, place in self._labels:
            painter.drawText(self._box(place), Qt.AlignmentFlag.AlignCenter, label.text)
