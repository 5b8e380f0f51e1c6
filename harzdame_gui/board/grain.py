"""Wood: a few calm lines that run along the squares of one colour and across those of the next."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random

from harzdame_engine import Square
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from harzdame_gui.board.cells import Cells

VISIBLE_FROM = 28.0
"""In squares of fewer pixels no line of wood can be seen."""

_LINES = 9
_WIDTH = 0.025
_SIDE = 1.2  # of each piece of wood, in board units: no cell is wider
_PIXELS = 96  # for each unit
_PIECES = 4  # so many pieces each way are drawn, then they repeat
_SEED = 7


def grain(cells: Cells, square: Square, color: str) -> QBrush:
    """The wood of one square, to fill its outline with, in board units."""
    column, row = cells.board.place(square)
    piece = QPointF(column % _PIECES + 0.5, row % _PIECES + 0.5) * (_SIDE * _PIXELS)
    middle = cells.middle(square)
    angle = 90.0 + 180.0 / cells.shape.shades * cells.shade(square)
    brush = QBrush(_wood(color))
    brush.setTransform(
        QTransform()
        .translate(middle.x(), middle.y())
        .rotate(angle)
        .scale(1 / _PIXELS, 1 / _PIXELS)
        .translate(-piece.x(), -piece.y())
    )
    return brush


@lru_cache(maxsize=2)
def _wood(color: str) -> QImage:
    """A picture of one size, stretched to that of the squares: lines drawn at each size take far longer."""
    random = Random(_SEED)  # noqa: S311 – the same wood every day, no secret
    pixels = round(_PIECES * _SIDE * _PIXELS)
    picture = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SIDE * _PIXELS, _SIDE * _PIXELS)
    pen = QPen(QColor(color), _WIDTH / _SIDE)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    for column, row in product(range(_PIECES), repeat=2):
        for number in range(_LINES):
            start = (number + random.uniform(0.1, 0.9)) / _LINES
            bent = min(max(start + random.uniform(-0.06, 0.06), 0.0), 1.0)
            begin, middle, end = (
                QPointF(column + x, row + y) for x, y in ((0.0, start), (0.5, bent), (1.0, start))
            )
            line = QPainterPath(begin)
            line.quadTo(middle, end)
            painter.strokePath(line, pen)
    painter.end()
    return picture
