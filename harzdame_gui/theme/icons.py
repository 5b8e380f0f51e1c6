"""Icons: one family of line drawings, in the colours of the present theme and crisp at any pixel ratio."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from harzdame_gui.resources import resource
from harzdame_gui.theme.current import current_theme
from harzdame_gui.theme.palette import Hex, Palette

INK = "currentColor"
"""The placeholder in the drawings for the colour of the theme."""

_AS_READ = {"back": ("previous", "next"), "forward": ("next", "previous")}
"""The drawings of ways through pages, where one reads from the left and from the right."""


def icon(name: str) -> QIcon:
    """The icon ``icons/<name>.svg`` in the theme's colours, or the theme's piece of that name in its own.

    It takes the colours of another theme by itself. ``back`` and ``forward`` point as one reads.

    Raises:
        FileNotFoundError: there is no such drawing.
    """
    if name in _AS_READ:
        is_from_right = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        name = _AS_READ[name][is_from_right]
    _file(name, current_theme().pieces)
    return QIcon(_LineIcon(name))


@cache
def _file(name: str, pieces: str) -> Path:
    try:
        return resource(f"icons/{name}.svg")
    except FileNotFoundError:
        return resource(f"{pieces}/{name}.svg")


@cache
def _drawing(name: str, pieces: str) -> str:
    return _file(name, pieces).read_text(encoding="utf-8")


def _ink(palette: Palette, mode: QIcon.Mode, state: QIcon.State) -> Hex:
    if mode == QIcon.Mode.Disabled:
        return palette.text_disabled
    if mode == QIcon.Mode.Selected:
        return palette.on_accent
    return palette.accent if state == QIcon.State.On else palette.text


class _LineIcon(QIconEngine):
    """A drawing rendered anew at each size, in the colour of the button's state."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._renderers: dict[tuple[Hex, str], QSvgRenderer] = {}

    def _renderer(self, mode: QIcon.Mode, state: QIcon.State) -> QSvgRenderer:
        theme = current_theme()
        ink = _ink(theme.palette, mode, state)
        if (ink, theme.pieces) not in self._renderers:
            drawing = _drawing(self._name, theme.pieces)
            self._renderers[ink, theme.pieces] = QSvgRenderer(QByteArray(drawing.replace(INK, ink).encode()))
        return self._renderers[ink, theme.pieces]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer(mode, state).render(painter, square)

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
        return _LineIcon(self._name)
