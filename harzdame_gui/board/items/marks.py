"""Marks on squares: last move, selection, targets, forced pieces, refusals."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import NamedTuple

from harzdame_engine import Square
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from harzdame_gui.board.geometry.cells import Cells
from harzdame_gui.board.items.arrows import Arrow
from harzdame_gui.theme import Theme


class Target(Enum):
    """The role of a square for the piece that is picked up."""

    STEP = auto()  # a move without capture ends there
    LANDING = auto()  # the capture's next jump lands there
    END = auto()  # a longer capture ends there


class Marks(NamedTuple):
    """All marks under the pieces at one moment. `refusal_strength` runs from 1 to 0 while they fade.

    `trail` is the way that the last capture went. `lit` are squares that a diagram points out, and `cursor`
    is the one that the keys have gone to.
    """

    last_move: frozenset[Square] = frozenset()
    trail: Arrow | None = None
    lit: frozenset[Square] = frozenset()
    selected: Square | None = None
    cursor: Square | None = None
    targets: Mapping[Square, Target] = MappingProxyType({})
    hovered: Square | None = None
    must_capture: frozenset[Square] = frozenset()
    refused: frozenset[Square] = frozenset()
    refused_by_obstacle: bool = False
    refusal_strength: float = 0.0

    def on(self, square: Square) -> tuple[object, ...]:
        """Everything marked on one square, to tell whether it must be drawn anew."""
        return (
            square in self.last_move,
            square in self.lit,
            square == self.selected,
            square == self.cursor,
            self.targets.get(square),
            square == self.hovered,
            square in self.must_capture,
            (self.refused_by_obstacle, self.refusal_strength) if square in self.refused else None,
        )


class MarksItem(QGraphicsItem):
    """Draws marks under the pieces, in board units; only squares whose marks change are drawn anew."""

    def __init__(self, cells: Cells, theme: Theme) -> None:
        super().__init__()
        self._cells = cells
        self._colors = theme.board
        self.marks = Marks()

    def set_theme(self, theme: Theme) -> None:
        """Other colours."""
        self._colors = theme.board
        self.update()

    def set_marks(self, marks: Marks) -> None:
        """Mark this and nothing else."""
        before, self.marks = self.marks, marks
        if marks == before:
            return
        for square in self._cells.board.names:
            if before.on(square) != marks.on(square):
                self.update(self._cells.bounds(square))

    def boundingRect(self) -> QRectF:
        return self._cells.area

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = self.marks
        for square in marks.last_move:
            self._fill(painter, square, QColor(self._colors.last_move))
            self._draw_corners(painter, square)
        for square in marks.lit:
            color = QColor(self._colors.demand)
            color.setAlphaF(0.5)
            self._fill(painter, square, color)
        for square in marks.refused:
            obstacle = marks.refused_by_obstacle
            color = QColor(self._colors.obstacle if obstacle else self._colors.demand)
            color.setAlphaF(0.6 * marks.refusal_strength)
            self._fill(painter, square, color)
            self._draw_refusal(painter, square)
        if marks.hovered is not None:
            self._fill(painter, marks.hovered, QColor(self._colors.hover))
        for square in marks.must_capture:
            self._draw_glow(painter, self._cells.middle(square))
        if marks.selected is not None:
            self._draw_selection(painter, marks.selected)
        for square, target in marks.targets.items():
            self._draw_target(painter, self._cells.middle(square), target)
        if marks.cursor is not None:
            self._draw_cursor(painter, marks.cursor)

    def _fill(self, painter: QPainter, square: Square, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawConvexPolygon(QPolygonF(self._cells.outline(square)))

    def _draw_corners(self, painter: QPainter, square: Square) -> None:
        """An angle in each corner of a square, for eyes to which its tint is none."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colors.trail), 0.05))
        corners = self._cells.outline(square, 0.06)
        for number, corner in enumerate(corners):
            before, after = corners[number - 1], corners[(number + 1) % len(corners)]
            painter.drawPolyline([corner + (other - corner) * 0.2 for other in (before, corner, after)])

    def _draw_refusal(self, painter: QPainter, square: Square) -> None:
        """A cross on what stands in the way, a frame around where one is to go."""
        corners = self._cells.outline(square, 0.08)
        half = len(corners) // 2
        marked = QPainterPath()
        if self.marks.refused_by_obstacle:
            for one, other in zip(corners[:half], corners[half:], strict=True):
                marked.moveTo(one)
                marked.lineTo(other)
        else:
            marked = rounded(corners, 0.08)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = self._colors.obstacle if self.marks.refused_by_obstacle else self._colors.demand
        for name, width in ((self._colors.hint_outline, 0.11), (ink, 0.06)):
            color = QColor(name)
            color.setAlphaF(color.alphaF() * self.marks.refusal_strength)
            painter.setPen(QPen(color, width))
            painter.drawPath(marked)

    def _draw_glow(self, painter: QPainter, middle: QPointF) -> None:
        # PySide makes it with an enum of 169 named gradients, which most starts do not need
        from PySide6.QtGui import QRadialGradient

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
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colors.trail), 0.035))
        painter.drawEllipse(middle, 0.47, 0.47)

    def _draw_selection(self, painter: QPainter, square: Square) -> None:
        width = 0.05
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colors.selected), width))
        painter.drawPath(rounded(self._cells.outline(square, width), 0.08))

    def _draw_cursor(self, painter: QPainter, square: Square) -> None:
        """A frame inside the square, dark on light, for which no square is too light or too dark."""
        middle = self._cells.middle(square)
        corners = tuple(middle + (corner - middle) * 0.88 for corner in self._cells.outline(square))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((Qt.GlobalColor.white, 0.12), (Qt.GlobalColor.black, 0.05)):
            painter.setPen(QPen(color, width))
            painter.drawPath(rounded(corners, 0.08))

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


def rounded(corners: tuple[QPointF, ...], radius: float) -> QPainterPath:
    """A closed way around `corners`, each rounded off."""
    path = QPainterPath()
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        length = QLineF(corner, after).length()
        begin, end = (corner + (other - corner) * (radius / length) for other in (before, after))
        if number:
            path.lineTo(begin)
        else:
            path.moveTo(begin)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path
