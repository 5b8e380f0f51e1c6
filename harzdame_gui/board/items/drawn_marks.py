"""Marks that a person draws on the board: coloured squares under the pieces, arrows over them."""

from __future__ import annotations

from math import atan2, cos, hypot, sin

from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry.cells import Cells
from harzdame_gui.board.items.arrows import Z_LINES
from harzdame_gui.board.items.marks import rounded
from harzdame_gui.theme import BoardColors, Theme

_LINES: dict[str, tuple[float, ...]] = {"B": (), "R": (3.0, 2.2), "Y": (0.01, 2.2)}
"""The line along a mark of each colour, which tells it without the colour: through, in dashes, in dots. Green
marks have none."""
_MOST_MARKS = 100
"""More arrows hide the board, and hold the window: all are painted with each step of a man that moves."""


class DrawnMarksItem(QGraphicsItem):
    """Draws marks in board units; those on squares that the board does not have are left out.

    Subclasses paint them.
    """

    _arrows = False
    """Whether it draws the marks that have a target, or those that have none."""

    def __init__(self, cells: Cells, theme: Theme) -> None:
        super().__init__()
        self._cells = cells
        self._colors: BoardColors = theme.board
        self._marks: tuple[Mark, ...] = ()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks that are drawn now."""
        return self._marks

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self.update()

    def set_marks(self, marks: tuple[Mark, ...]) -> None:
        """Draw what concerns this item: the latest mark of each place, and of very many places the last."""
        latest = {(mark.origin, mark.target): mark for mark in marks if self._is_wanted(mark)}
        drawn = tuple(latest.values())[-_MOST_MARKS:]
        if drawn != self._marks:
            self._marks = drawn
            self.update()

    def _is_wanted(self, mark: Mark) -> bool:
        names = self._cells.board.names
        if mark.target is None:
            return not self._arrows and mark.origin in names
        return self._arrows and mark.origin in names and mark.target in names

    def _color(self, mark: Mark) -> QColor:
        return QColor(self._colors.drawn.get(mark.color))

    def _draw_line(self, painter: QPainter, mark: Mark, path: QPainterPath, width: float) -> None:
        """Draw the line of the mark's colour along the middle of it."""
        dashes = _LINES.get(mark.color)
        if dashes is None:
            return
        pen = QPen(QColor(self._colors.drawn.line), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def boundingRect(self) -> QRectF:
        return self._cells.area


class DrawnSquaresItem(DrawnMarksItem):
    """Squares with a tinted ground and a rounded frame."""

    _WIDTH = 0.08

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self._marks:
            self._draw(painter, mark)

    def _draw(self, painter: QPainter, mark: Mark) -> None:
        color = self._color(mark)
        ground = QColor(color)
        ground.setAlphaF(0.3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawConvexPolygon(QPolygonF(self._cells.outline(mark.origin)))
        painter.setPen(QPen(color, self._WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = rounded(self._cells.outline(mark.origin, 0.02 + self._WIDTH / 2), 0.1)
        painter.drawPath(frame)
        self._draw_line(painter, mark, frame, 0.3 * self._WIDTH)


class DrawnArrowsItem(DrawnMarksItem):
    """Arrows from the edge of one square's middle to the middle of another, seen through a little."""

    _arrows = True
    _WIDTH = 0.17
    _HEAD = 0.4
    _HEAD_WIDTH = 0.5
    _OFF = 0.22  # how far from the middle of its first square an arrow begins
    _SHORT = 0.08  # how far before the middle of its last it ends
    _OPACITY = 0.82

    def __init__(self, cells: Cells, theme: Theme) -> None:
        super().__init__(cells, theme)
        self.setZValue(Z_LINES - 1)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self._marks:
            self._draw(painter, mark)

    def _draw(self, painter: QPainter, mark: Mark) -> None:
        if mark.target is None or mark.target == mark.origin:
            return
        start, end = self._cells.middle(mark.origin), self._cells.middle(mark.target)
        path = self._arrow(start, end)
        painter.save()
        painter.setOpacity(self._OPACITY * self.effectiveOpacity())
        pen = QPen(QColor(self._colors.drawn.outline), 0.035)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(self._color(mark))
        painter.drawPath(path)
        self._draw_line(painter, mark, self._shaft(start, end), 0.2 * self._WIDTH)
        painter.restore()

    def _shaft(self, start: QPointF, end: QPointF) -> QPainterPath:
        """The middle of the shaft, from the tail to the head."""
        length = hypot(end.x() - start.x(), end.y() - start.y())
        along = (end - start) / length
        neck = self._SHORT + min(self._HEAD, 0.6 * length)
        shaft = QPainterPath(start + along * self._OFF)
        shaft.lineTo(end - along * neck)
        return shaft

    def _arrow(self, start: QPointF, end: QPointF) -> QPainterPath:
        """One outline around shaft and head, so that nothing shows through itself."""
        length = hypot(end.x() - start.x(), end.y() - start.y())
        angle = atan2(end.y() - start.y(), end.x() - start.x())
        along = QPointF(cos(angle), sin(angle))
        across = QPointF(-sin(angle), cos(angle))
        tip = end - along * self._SHORT
        neck = tip - along * min(self._HEAD, 0.6 * length)
        tail = start + along * self._OFF
        half, wide = across * (self._WIDTH / 2), across * (self._HEAD_WIDTH / 2)
        path = QPainterPath(tail + half)
        path.quadTo(tail - along * (self._WIDTH / 2), tail - half)
        path.lineTo(neck - half)
        path.lineTo(neck - wide)
        path.lineTo(tip)
        path.lineTo(neck + wide)
        path.lineTo(neck + half)
        path.closeSubpath()
        return path
