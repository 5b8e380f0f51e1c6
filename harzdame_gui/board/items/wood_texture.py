"""Wood: a few calm lines that run along the squares of one colour and across those of the next."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import ceil, cos, radians, sin
from random import Random

from harzdame_engine import Square
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QTransform

from harzdame_gui.board.geometry.cells import Cells

VISIBLE_FROM = 28.0
"""In squares of fewer pixels no line of wood can be seen."""

_LINES = 9
_SIDE = 1.2  # of each piece of wood, in board units: no cell is wider
_PIXELS = 56  # for each unit
_PIECES = 3  # so many pieces each way are drawn, then they repeat
_SEED = 7


def grain(cells: Cells, square: Square, color: str) -> QBrush:
    """The wood of one square, to fill its outline with, in board units."""
    column, row = cells.board.place(square)
    middle = cells.middle(square)
    left = middle.x() - (column % _PIECES + 0.5) * _SIDE
    top = middle.y() - (row % _PIECES + 0.5) * _SIDE
    brush = QBrush(_wood(color, round(90 + 180 / cells.shape.shades * cells.shade(square))))
    # no rotation: stretching alone is several times as fast
    brush.setTransform(QTransform(1 / _PIXELS, 0, 0, 1 / _PIXELS, left, top))
    return brush


@lru_cache(maxsize=6)
def _wood(color: str, angle: int) -> QImage:
    """A picture of one size, stretched to that of the squares: lines drawn at each size take far longer."""
    random = Random(_SEED)  # noqa: S311 – the same wood every day, no secret
    pixels = round(_PIECES * _SIDE * _PIXELS)
    picture = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = ceil(_LINES * _SIDE / 2 * (abs(sin(radians(angle))) + abs(cos(radians(angle)))))
    pen = QPen(QColor(color), 1)
    pen.setCosmetic(True)  # Qt draws lines a pixel wide fifty times as fast as thicker ones
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for column, row in product(range(_PIECES), repeat=2):
        piece = QRectF(column, row, 1, 1)
        painter.resetTransform()
        painter.scale(_SIDE * _PIXELS, _SIDE * _PIXELS)
        painter.setClipRect(piece)
        painter.translate(piece.center())
        painter.scale(1 / _SIDE, 1 / _SIDE)
        painter.rotate(angle)
        lines = []
        for number in range(-reach, reach):
            start = (number + random.uniform(0.1, 0.9)) / _LINES
            bent = start + random.uniform(-0.03, 0.03)
            lines += [QLineF(-_SIDE, start, 0.0, bent), QLineF(0.0, bent, _SIDE, start)]
        painter.drawLines(lines)
    painter.end()
    return picture
