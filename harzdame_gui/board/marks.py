"""What is marked on squares: last move, selection, targets, forced pieces, refusals, the hint."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import atan2, cos, hypot, sin

from harzdame_engine import Board, Move, Square
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry import unit_area, unit_center, unit_square
from harzdame_gui.board.gestures import Target
from harzdame_gui.theme import Theme


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks under the pieces at one moment. `refusal_strength` runs from 1 to 0 while they fade."""

    last_move: frozenset[Square] = frozenset()
    selected: Square | None = None
    targets: dict[Square, Target] = field(default_factory=dict)
    hovered: Square | None = None
    must_capture: frozenset[Square] = frozenset()
    refused: frozenset[Square] = frozenset()
    refused_by_obstacle: bool = False
    refusal_strength: float = 0.0

    def on(self, square: Square) -> tuple[object, ...]:
        """Everything marked on one square, to tell whether it must be drawn anew."""
        return (
            square in self.last_move,
            square == self.selected,
            self.targets.get(square),
            square == self.hovered,
            square in self.must_capture,
            (self.refused_by_obstacle, self.refusal_strength) if square in self.refused else None,
        )


class MarksItem(QGraphicsItem):
    """Draws marks under the pieces, in board units; only squares whose marks change are drawn anew."""

    def __init__(self, board: Board, theme: Theme) -> None:
        super().__init__()
        self._board = board
        self._colors = theme.board
        self._marks = Marks()

    @property
    def marks(self) -> Marks:
        """What is marked now."""
        return self._marks

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self.update()

    def set_marks(self, marks: Marks) -> None:
        """Mark this and nothing else."""
        before, self._marks = self._marks, marks
        for square in self._board.names:
            if before.on(square) != marks.on(square):
                self.update(unit_square(self._board, square))

    def boundingRect(self) -> QRectF:
        return unit_area(self._board)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = self._marks
        for square in marks.last_move:
            painter.fillRect(unit_square(self._board, square), QColor(self._colors.last_move))
        for square in marks.refused:
            obstacle = marks.refused_by_obstacle
            color = QColor(self._colors.obstacle if obstacle else self._colors.demand)
            color.setAlphaF(0.6 * marks.refusal_strength)
            painter.fillRect(unit_square(self._board, square), color)
        if marks.hovered is not None:
            painter.fillRect(unit_square(self._board, marks.hovered), QColor(self._colors.hover))
        for square in marks.must_capture:
            self._draw_glow(painter, unit_center(self._board, square))
        if marks.selected is not None:
            self._draw_selection(painter, unit_square(self._board, marks.selected))
        for square, target in marks.targets.items():
            self._draw_target(painter, unit_center(self._board, square), target)

    def _draw_glow(self, painter: QPainter, middle: QPointF) -> None:
        color = QColor(self._colors.must_capture)
        clear = QColor(color)
        clear.setAlpha(0)
        gradient = QRadialGradient(middle, 0.5)
        gradient.setColorAt(0.0, color)
        gradient.setColorAt(0.84, color)
        gradient.setColorAt(1.0, clear)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawEllipse(middle, 0.5, 0.5)

    def _draw_selection(self, painter: QPainter, area: QRectF) -> None:
        width = 0.05
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colors.selected), width))
        inner = area.adjusted(width, width, -width, -width)
        painter.drawRoundedRect(inner, 0.08, 0.08)

    def _draw_target(self, painter: QPainter, middle: QPointF, target: Target) -> None:
        color = QColor(self._colors.target)
        if target is not Target.END:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(middle, 0.13, 0.13)
        if target is not Target.STEP:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color, 0.05))
            painter.drawEllipse(middle, 0.28, 0.28)


class HintItem(QGraphicsItem):
    """An arrow along a move's whole path, above the pieces, in board units."""

    _WIDTH = 0.11
    _HEAD = 0.34

    def __init__(self, board: Board, theme: Theme) -> None:
        super().__init__()
        self._board = board
        self._colors = theme.board
        self._move: Move | None = None
        self.setZValue(15.0)

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self.update()

    def set_move(self, move: Move | None) -> None:
        """Show this move, or nothing."""
        self._move = move
        self.update()

    def boundingRect(self) -> QRectF:
        return unit_area(self._board)

    def paint(self, painter: QPainter, *_: object) -> None:
        if self._move is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        points = [unit_center(self._board, square) for square in (self._move.origin, *self._move.path)]
        shaft, head = self._arrow(points)
        painter.setOpacity(0.92)
        for color, extra in ((self._colors.hint_outline, 0.05), (self._colors.hint, 0.0)):
            pen = QPen(QColor(color), self._WIDTH + extra)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shaft)
            pen.setWidthF(0.05 + extra)
            painter.setPen(pen)
            painter.setBrush(QColor(color))
            painter.drawPath(head)
        ring = QPen(QColor(self._colors.hint), 0.06)
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for square in self._move.captures:
            painter.drawEllipse(unit_center(self._board, square), 0.42, 0.42)

    def _arrow(self, points: list[QPointF]) -> tuple[QPainterPath, QPainterPath]:
        """Shaft and head; the head's tip is the last point."""
        tip, before = points[-1], points[-2]
        angle = atan2(tip.y() - before.y(), tip.x() - before.x())
        length = min(self._HEAD, hypot(tip.x() - before.x(), tip.y() - before.y()))
        neck = QPointF(tip.x() - length * cos(angle), tip.y() - length * sin(angle))
        across = QPointF(-sin(angle), cos(angle)) * (self._HEAD * 0.55)
        shaft = QPainterPath(points[0])
        for point in [*points[1:-1], neck]:
            shaft.lineTo(point)
        head = QPainterPath(tip)
        head.lineTo(neck + across)
        head.lineTo(neck - across)
        head.closeSubpath()
        return shaft, head
