"""Lines drawn over the pieces: arrows along moves, and the ways that a capture can go."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import NamedTuple

from harzdame_engine import Move, Square
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry.cells import Cells
from harzdame_gui.theme import BoardColors, Theme

Z_LINES = 15.0
Z_TRAIL = 0.5
"""Above the marks, below the pieces."""


class Arrow(NamedTuple):
    """A line along `path`, the origin first; the `captures` are ringed."""

    path: tuple[Square, ...]
    captures: tuple[Square, ...] = ()


def arrow_of(move: Move, done: int = 0) -> Arrow:
    """The line along a move, without the `done` landings that it has behind it."""
    return Arrow(move.squares[done:], move.captures[done:])


class LinesItem(QGraphicsItem):
    """Draws lines above the pieces, in board units; subclasses say how."""

    def __init__(self, cells: Cells, theme: Theme) -> None:
        super().__init__()
        self._cells = cells
        self._colors: BoardColors = theme.board
        self.lines: tuple[Arrow, ...] = ()
        self.setZValue(Z_LINES)

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self.update()

    def set_lines(self, lines: tuple[Arrow, ...]) -> None:
        """Draw these and nothing else."""
        if lines != self.lines:
            self.lines = lines
            self.update()

    def _points(self, line: Arrow) -> list[QPointF]:
        return [self._cells.middle(square) for square in line.path]

    def _draw_rings(self, painter: QPainter, line: Arrow, pen: QPen, radius: float) -> None:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for square in line.captures:
            painter.drawEllipse(self._cells.middle(square), radius, radius)

    def boundingRect(self) -> QRectF:
        return self._cells.area


class ArrowsItem(LinesItem):
    """Arrows: a hint, what a diagram shows, or what an engine advises."""

    _WIDTH = 0.11
    _HEAD = 0.34

    def __init__(self, cells: Cells, theme: Theme, *, ink: str = "hint", dashed: bool = False) -> None:
        """`ink`: the name of their colour among those of the board."""
        super().__init__(cells, theme)
        self._ink = ink
        self._dashed = dashed

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.92 * self.effectiveOpacity())
        for line in self.lines:
            if len(line.path) > 1:
                self._draw(painter, line)

    def _draw(self, painter: QPainter, line: Arrow) -> None:
        shaft, head = self._arrow(self._points(line))
        ink: str = getattr(self._colors, self._ink)
        for color, extra in ((self._colors.hint_outline, 0.05), (ink, 0.0)):
            pen = _round_pen(color, self._WIDTH + extra)
            if self._dashed and not extra:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([1.6, 1.1])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shaft)
            pen = _round_pen(color, 0.05 + extra)
            painter.setPen(pen)
            painter.setBrush(QColor(color))
            painter.drawPath(head)
        self._draw_rings(painter, line, QPen(QColor(ink), 0.06), 0.42)

    def _arrow(self, points: list[QPointF]) -> tuple[QPainterPath, QPainterPath]:
        """Shaft and head; the head's tip is the last point."""
        tip, before = points[-1], points[-2]
        angle = atan2(tip.y() - before.y(), tip.x() - before.x())
        length = min(self._HEAD, hypot(tip.x() - before.x(), tip.y() - before.y()))
        neck = QPointF(tip.x() - length * cos(angle), tip.y() - length * sin(angle))
        across = QPointF(-sin(angle), cos(angle)) * (self._HEAD * 0.55)
        head = QPainterPath(tip)
        head.lineTo(neck + across)
        head.lineTo(neck - across)
        head.closeSubpath()
        return _polyline([*points[:-1], neck]), head


class WaysItem(LinesItem):
    """The ways a capture can go: thin lines through their landings, side by side where they run together."""

    _WIDTH = 0.055
    _APART = 0.12

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, line in enumerate(self.lines):
            off = (number - (len(self.lines) - 1) / 2) * self._APART
            color = self._colors.ways[number % len(self._colors.ways)]
            points = _beside(self._points(line), off)
            path = _polyline(points)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, extra in ((self._colors.hint_outline, 0.035), (color, 0.0)):
                painter.setPen(_round_pen(ink, self._WIDTH + extra))
                painter.drawPath(path)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(color))
            for point in points[1:]:
                painter.drawEllipse(point, 0.07, 0.07)
            self._draw_rings(painter, line, QPen(QColor(color), 0.05), 0.43 - 0.06 * number)


class TrailItem(LinesItem):
    """The way that the last capture went: its landings, and a cross on each square that it emptied."""

    _WIDTH = 0.06
    _CROSS = 0.15

    def __init__(self, cells: Cells, theme: Theme) -> None:
        super().__init__(cells, theme)
        self.setZValue(Z_TRAIL)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line in self.lines:
            points = self._points(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_round_pen(self._colors.trail, self._WIDTH))
            painter.drawPath(_polyline(points))
            for square in line.captures:
                self._draw_cross(painter, self._cells.middle(square))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colors.trail))
            for point in points:
                painter.drawEllipse(point, 0.1, 0.1)

    def _draw_cross(self, painter: QPainter, middle: QPointF) -> None:
        painter.setPen(_round_pen(self._colors.trail, 0.09))
        for x in (1, -1):
            arm = QPointF(x, 1) * self._CROSS
            painter.drawLine(middle - arm, middle + arm)


def _round_pen(color: str, width: float) -> QPen:
    pen = QPen(QColor(color), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _polyline(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _beside(points: list[QPointF], off: float) -> list[QPointF]:
    """The line that runs `off` to the right of the one through `points`."""
    normals = [_right(end - start) for start, end in pairwise(points)]
    if not normals:
        return points
    moved = [points[0] + normals[0] * off]
    for point, (before, after) in zip(points[1:-1], pairwise(normals), strict=True):
        along = QPointF.dotProduct(before, after)
        if along < -0.9:  # it turns back on itself
            moved += [point + before * off, point + after * off]
        else:
            moved.append(point + (before + after) * (off / (1 + along)))
    return [*moved, points[-1] + normals[-1] * off]


def _right(vector: QPointF) -> QPointF:
    return QPointF(-vector.y(), vector.x()) / hypot(vector.x(), vector.y())
