"""The chart of a person's strength: Elo after each game, its uncertainty, and the opponents' levels."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from harzdame_gui.controllers.rating.estimate import Point
from harzdame_gui.rating.text import point_text
from harzdame_gui.theme import FontRole, current_theme

_DOT = 4.0
_NEAR = 12.0
"""Pixels within which the mouse is at a game."""
_STEPS = (50, 100, 200, 250, 500, 1000)
"""Elo between two lines of the grid."""
_LINES = 6
_LEAST_SPAN = 300.0
_UNCERTAIN = 60
"""Opacity, of 255, of the band of uncertainty."""


class StrengthChart(QWidget):
    """A line through the person's Elo after each game; a dot at the opponent's Elo tells how it ended.

    A win is a full dot, a loss a ring, a draw a ring with a full half.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as time goes, in every language
        self._points: Sequence[Point] = ()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFont(current_theme().font(FontRole.CAPTION))

    def show_points(self, points: Sequence[Point]) -> None:
        """Show these games, oldest first."""
        self._points = points
        self.setAccessibleName(self.tr("Your Elo after each game"))
        self.setAccessibleDescription(point_text(points[-1]) if points else "")
        self.update()

    # Where things are

    def _span(self) -> tuple[float, float]:
        """The lowest and the highest Elo shown."""
        values = [value for point in self._points for value in _values(point)]
        low, high = min(values, default=900.0), max(values, default=1500.0)
        missing = max(0.0, _LEAST_SPAN - (high - low)) / 2
        return low - missing - 40, high + missing + 40

    def _frame(self) -> QRectF:
        metrics = self.fontMetrics()
        left = metrics.horizontalAdvance("0000") + current_theme().spacing.s
        height = metrics.height() / 2
        return QRectF(self.rect()).adjusted(left, height, -current_theme().spacing.s, -height)

    def _place(self, number: int, elo: float) -> QPointF:
        frame, (low, high) = self._frame(), self._span()
        across = (number + 0.5) / len(self._points) if self._points else 0.5
        return QPointF(
            frame.left() + across * frame.width(),
            frame.bottom() - (elo - low) / (high - low) * frame.height(),
        )

    # Drawing

    def _draw_grid(self, painter: QPainter) -> None:
        frame, (low, high) = self._frame(), self._span()
        step = next((step for step in _STEPS if (high - low) / step <= _LINES), _STEPS[-1])
        for elo in range(math.ceil(low / step) * step, int(high) + 1, step):
            y = self._place(0, elo).y()
            painter.setPen(QPen(current_theme().color("line"), 1))
            painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
            painter.setPen(current_theme().color("text_muted"))
            half = self.fontMetrics().height() / 2
            place = QRectF(0, y - half, frame.left() - current_theme().spacing.s, 2 * half)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight), str(elo))

    def _draw_strength(self, painter: QPainter) -> None:
        band, line = QPolygonF(), QPolygonF()
        for number, (_result, _opponent, strength) in enumerate(self._points):
            band.append(self._place(number, strength.elo + strength.error))
            line.append(self._place(number, strength.elo))
        for number in reversed(range(len(self._points))):
            strength = self._points[number].strength
            band.append(self._place(number, strength.elo - strength.error))
        soft = current_theme().color("accent")
        soft.setAlpha(_UNCERTAIN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawPolygon(band)
        painter.setPen(QPen(current_theme().color("accent"), 2))
        painter.drawPolyline(line)

    def _draw_games(self, painter: QPainter) -> None:
        size = min(_DOT, max(1.5, self._frame().width() / max(1, len(self._points)) / 2))
        for number, (result, opponent, _strength) in enumerate(self._points):
            place = self._place(number, opponent)
            dot = QRectF(place.x() - size, place.y() - size, 2 * size, 2 * size)
            painter.setPen(QPen(current_theme().color("text_muted"), 1.2))
            painter.setBrush(current_theme().color("text_muted" if result.points == 1 else "surface"))
            painter.drawEllipse(dot)
            if result.points == 0.5:
                painter.setBrush(current_theme().color("text_muted"))
                painter.drawPie(dot, 90 * 16, 180 * 16)

    def _nearest(self, place: QPointF) -> Point | None:
        """The game at a place of the widget, if there is one."""
        frame = self._frame()
        if not self._points or frame.width() <= 0:
            return None
        number = int((place.x() - frame.left()) / frame.width() * len(self._points))
        number = max(0, min(len(self._points) - 1, number))
        point = self._points[number]
        away = min(
            abs(self._place(number, elo).y() - place.y()) for elo in (point.opponent, point.strength.elo)
        )
        return point if away <= _NEAR else None

    # Qt's own

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._nearest(event.position())
        text = "" if point is None else point_text(point)
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

    def sizeHint(self) -> QSize:
        return QSize(560, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 140)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # whose own is that of the app
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_grid(painter)
        if self._points:
            self._draw_strength(painter)
            self._draw_games(painter)


def _values(point: Point) -> tuple[float, float, float]:
    """The heights at which a game is drawn."""
    strength = point.strength
    return point.opponent, strength.elo - strength.error, strength.elo + strength.error
