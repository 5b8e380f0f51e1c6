"""The faces of the opponents: drawings in colours of their own, with a ring of the theme around them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.resources import resource
from harzdame_gui.theme import current_theme

_RING, _RING_OF_CONTRAST = 1.0, 2.0
_BADGE = 0.36
"""The share of a face that the mark of one who was beaten takes."""
_TICK = ((0.28, 0.53), (0.44, 0.69), (0.73, 0.34))


class Face(QWidget):
    """One face, or none, in which case it is hidden."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._opponent: Opponent | None = None
        self._beaten = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_opponent(self, opponent: Opponent | None, *, beaten: bool = False) -> None:
        """Show somebody else's face."""
        self._opponent, self._beaten = opponent, beaten
        self.setVisible(opponent is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._opponent is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_face(painter, QRectF(self.rect()), self._opponent, beaten=self._beaten)


def face_picture(opponent: Opponent, side: int, ratio: float, *, beside: int = 0) -> QPixmap:
    """A face as a picture of `side` pixels, each of so many of the device, with a gap `beside` it."""
    picture = QPixmap(round((side + beside) * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_face(painter, QRectF(0, 0, side, side), opponent)
    painter.end()
    return picture


def paint_face(painter: QPainter, place: QRectF, opponent: Opponent, *, beaten: bool = False) -> None:
    """Paint a face, with a tick at its edge where the person has `beaten` it."""
    theme = current_theme()
    width = _RING_OF_CONTRAST if theme.contrast else _RING
    ring = place.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    _drawing(opponent.id).render(painter, ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("line_strong"), width))
    painter.drawEllipse(ring)
    if beaten:
        _paint_tick(painter, place)


def _paint_tick(painter: QPainter, place: QRectF) -> None:
    theme = current_theme()
    side = _BADGE * place.width()
    badge = QRectF(place.right() - side, place.bottom() - side, side, side)
    painter.setPen(QPen(theme.color("surface"), side / 9))
    painter.setBrush(theme.color("success"))
    painter.drawEllipse(badge)
    pen = QPen(theme.color("surface"), side / 7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(badge.x() + side * x, badge.y() + side * y) for x, y in _TICK])


@cache
def _drawing(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource(f"opponents/{name}.svg")))
