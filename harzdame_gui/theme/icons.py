"""Icons: one family of line drawings, coloured by the theme and crisp at any pixel ratio."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from harzdame_gui.resources import resource
from harzdame_gui.theme.palette import Hex, Palette
from harzdame_gui.theme.theme import Theme

INK = "currentColor"
"""The placeholder in the drawings for the colour of the theme."""


def icon(name: str, theme: Theme) -> QIcon:
    """The icon ``icons/<name>.svg`` in the theme's colours, or the theme's piece of that name in its own.

    Raises:
        FileNotFoundError: there is no such drawing.
    """
    return QIcon(_LineIcon(_drawing(name, theme.pieces), theme.palette))


@cache
def _drawing(name: str, pieces: str) -> str:
    try:
        drawing = resource(f"icons/{name}.svg")
    except FileNotFoundError:
        drawing = resource(f"{pieces}/{name}.svg")
    return drawing.read_text(encoding="utf-8")


class _LineIcon(QIconEngine):
    """A drawing rendered anew at each size, in the colour of the button's state."""

    def __init__(self, drawing: str, palette: Palette) -> None:
        super().__init__()
        self._drawing = drawing
        self._palette = palette
        self._renderers: dict[Hex, QSvgRenderer] = {}

    def _ink(self, mode: QIcon.Mode, state: QIcon.State) -> Hex:
        if mode == QIcon.Mode.Disabled:
            return self._palette.text_disabled
        if mode == QIcon.Mode.Selected:
            return self._palette.on_accent
        return self._palette.accent if state == QIcon.State.On else self._palette.text

    def _renderer(self, ink: Hex) -> QSvgRenderer:
        if ink not in self._renderers:
            data = QByteArray(self._drawing.replace(INK, ink).encode())
            self._renderers[ink] = QSvgRenderer(data)
        return self._renderers[ink]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer(self._ink(mode, state)).render(painter, square)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        if made.isNull():  # a button without room asks for one
            return made
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        return self.pixmap(size * scale, mode, state)

    def clone(self) -> QIconEngine:
        return _LineIcon(self._drawing, self._palette)
