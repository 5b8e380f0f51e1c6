"""The graph of the score: White's expected points after each move of the game, with its mistakes."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Node
from harzdame_engine.review.judgement import Quality
from harzdame_engine.review.summary import GraphPoint
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from harzdame_gui.review.text import moment_text
from harzdame_gui.theme import current_theme

_HEIGHT = 76
_DOT = 3.5
_DIAMOND = 5.5
"""From its middle to a corner."""
_COLORS = {Quality.INACCURACY: "warning", Quality.MISTAKE: "warning", Quality.BLUNDER: "error"}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -100_000, Qt.Key.Key_End: 100_000}
_TO_MISTAKE = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class ScoreGraph(QWidget):
    """White's share of the points is light, Black's dark, as in the bar beside the board.

    What was not looked at, before the first score and behind the last, is neither.

    A click goes to a move; so do the arrow keys while it has the focus, and Page up and down go
    to the mistake before and behind.

    *Signals*
    nodeChosen(Node): the game is to be shown there.
    """

    nodeChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as time goes, in every language
        self._moments: Sequence[GraphPoint] = ()
        self._current: int | None = None
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Graph of the score"))

    def show_moments(self, moments: Sequence[GraphPoint]) -> None:
        """Show the positions of a game, the beginning first."""
        self._moments = moments
        self._hovered = None
        self.update()

    def set_current(self, node: Node) -> None:
        """Mark the position at `node`, or the one of the game that its variation branches off from."""
        places = {moment.node: number for number, moment in enumerate(self._moments)}
        at: Node | None = node
        while at is not None and at not in places:
            at = at.parent
        self._current = places[at] if at is not None else None
        if self._current is not None:
            self.setAccessibleDescription(moment_text(self._moments[self._current]))
        self.update()

    # Where things are

    def _frame(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)

    def place(self, number: int) -> QPointF:
        """The place of a position in the widget; where nothing is known of it, in the middle."""
        frame = self._frame()
        promise = self._moments[number].promise
        across = number / max(1, len(self._moments) - 1)
        up = 0.5 if promise is None else promise
        return QPointF(frame.left() + across * frame.width(), frame.bottom() - up * frame.height())

    def _nearest(self, x: float) -> int | None:
        """The position nearest to an x of the widget."""
        frame = self._frame()
        if not self._moments or frame.width() <= 0:
            return None
        share = (x - frame.left()) / frame.width()
        return max(0, min(len(self._moments) - 1, round(share * (len(self._moments) - 1))))

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self._moments):
            self.nodeChosen.emit(self._moments[number].node)

    def _go(self, step: int) -> None:
        at = self._current or 0
        self._choose(max(0, min(len(self._moments) - 1, at + step)))

    def _go_to_mistake(self, step: int) -> None:
        at = self._current or 0
        numbers = [n for n, moment in enumerate(self._moments) if moment.quality in _COLORS]
        beyond = [n for n in numbers if (n - at) * step > 0]
        if beyond:
            self._choose(min(beyond) if step > 0 else max(beyond))

    # Drawing

    def _draw_points(self, painter: QPainter) -> None:
        frame = self._frame()
        outline = QPainterPath()
        outline.addRoundedRect(frame, current_theme().spacing.xs, current_theme().spacing.xs)
        painter.setClipPath(outline)
        painter.fillRect(frame, current_theme().color("raised"))  # where nothing is known yet
        curve = [
            self.place(number) for number, moment in enumerate(self._moments) if moment.promise is not None
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        if curve:
            known = QRectF(QPointF(curve[0].x(), frame.top()), QPointF(curve[-1].x(), frame.bottom()))
            painter.fillRect(known, current_theme().color("advantage_black"))
            ends = [known.bottomRight(), known.bottomLeft()]
            painter.setBrush(current_theme().color("advantage_white"))
            painter.drawPolygon(QPolygonF([*curve, *ends]))
        middle = current_theme().color("line_strong")
        middle.setAlpha(140)
        painter.setPen(QPen(middle, 1, Qt.PenStyle.DashLine))
        y = frame.center().y()
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
        painter.setPen(QPen(current_theme().color("line_strong"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(curve))
        painter.setClipping(False)
        painter.setPen(QPen(current_theme().color("line_strong"), 1))
        painter.drawPath(outline)

    def _draw_upright(self, painter: QPainter, number: int, color: QColor, width: float) -> None:
        frame, x = self._frame(), self.place(number).x()
        painter.setPen(QPen(color, width))
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))

    def _draw_dot(self, painter: QPainter, number: int, color: QColor, size: float) -> None:
        painter.setPen(QPen(current_theme().color("surface"), 1.2))
        painter.setBrush(color)
        painter.drawEllipse(self.place(number), size, size)

    def _draw_mistake(self, painter: QPainter, number: int, quality: Quality) -> None:
        """Draw a small dot for an inaccuracy, a dot for a mistake, a square on its corner for a blunder."""
        color = current_theme().color(_COLORS[quality])
        if quality is not Quality.BLUNDER:
            self._draw_dot(painter, number, color, _DOT if quality is Quality.MISTAKE else _DOT - 1)
            return
        place = self.place(number)
        ends = [QPointF(x, y) * _DIAMOND for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        painter.setPen(QPen(current_theme().color("surface"), 1.2))
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([place + end for end in ends]))

    # Qt's own

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._nearest(event.position().x())
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self._choose(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._nearest(event.position().x())
        if self._hovered is not None:
            if event.buttons() & Qt.MouseButton.LeftButton:
                self._choose(self._hovered)
            text = moment_text(self._moments[self._hovered])
            QToolTip.showText(event.globalPosition().toPoint(), text, self)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if plain and event.key() in {*_STEPS, *_TO_MISTAKE}:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._go(_STEPS[key])
        elif key in _TO_MISTAKE:
            self._go_to_mistake(_TO_MISTAKE[key])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_points(painter)
        if not self._moments:
            return
        if self._hovered is not None:
            self._draw_upright(painter, self._hovered, current_theme().color("line_strong"), 1)
        if self._current is not None:
            self._draw_upright(painter, self._current, current_theme().color("surface"), 4)
            self._draw_upright(painter, self._current, current_theme().color("accent"), 2)
        for number, moment in enumerate(self._moments):
            if moment.quality in _COLORS:
                self._draw_mistake(painter, number, moment.quality)
        if self._current is not None:
            self._draw_dot(painter, self._current, current_theme().color("accent"), _DOT + 0.5)
        if self.hasFocus():
            painter.setPen(QPen(current_theme().color("focus"), current_theme().sizes.focus_ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, current_theme().spacing.xs, current_theme().spacing.xs)
