"""The face of one clock: figures in a frame that tell the side that runs, and when little time is left."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.theme import FontRole, Themed, current_theme

_HEIGHT = 34
_INSET = 10
_BAR = 4


class FaceState(NamedTuple):
    """The contents: `extra` stands before the `time`, `low` warns of the end."""

    time: str = ""
    extra: str = ""
    running: bool = False
    low: bool = False
    paused: bool = False


class ClockFace(QWidget, Themed):
    """Paints itself alone, and only when what it shows is another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = FaceState()
        self._width = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def state(self) -> FaceState:
        """What is shown."""
        return self._state

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._measure()
        self.update()

    def show_state(self, state: FaceState) -> None:
        """Show `state` in place of the one before."""
        if state != self._state:
            self._state = state
            self._measure()
            self.update()

    def _measure(self) -> None:
        """Keep the width while figures change, so that nothing beside it moves."""
        state = self._state
        figures = "0:00:00" if state.time.count(":") > 1 else "00:00"
        width = self._advance(FontRole.CLOCK, figures) + 2 * _INSET
        if state.extra:
            width += self._advance(FontRole.STRONG, f"{state.extra} ")
        if state.paused:
            width += 5 * _BAR
        if math.ceil(width) != self._width:
            self._width = math.ceil(width)
            self.updateGeometry()

    def _advance(self, role: FontRole, text: str) -> float:
        return QFontMetricsF(current_theme().font(role)).horizontalAdvance(text)

    def sizeHint(self) -> QSize:
        return QSize(self._width, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        state, theme = self._state, current_theme()
        ground, ink = self._colors()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(ground)
        edge = theme.color("error") if state.low and not state.running else theme.color("line")
        painter.setPen(Qt.PenStyle.NoPen if state.running else QPen(edge, 1))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, theme.sizes.radius, theme.sizes.radius)
        if state.low:  # told by a line within, too, whatever its colour
            painter.setPen(QPen(ink, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                frame.adjusted(3, 3, -3, -3), theme.sizes.radius - 3, theme.sizes.radius - 3
            )
        room = frame.adjusted(_INSET, 0, -_INSET, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(ink)
        if state.paused:
            painter.fillRect(QRectF(room.left(), room.center().y() - 6, _BAR, 12), ink)
            painter.fillRect(QRectF(room.left() + 2 * _BAR, room.center().y() - 6, _BAR, 12), ink)
            room.setLeft(room.left() + 5 * _BAR)
        painter.setFont(theme.font(FontRole.STRONG))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, state.extra)
        painter.setFont(theme.font(FontRole.CLOCK))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, state.time)

    def _colors(self) -> tuple[QColor, QColor]:
        """The ground, and the ink on it."""
        theme, state = current_theme(), self._state
        if state.running:
            return theme.color("error" if state.low else "accent"), theme.color("on_accent")
        ink = "error" if state.low else "text" if state.paused else "text_muted"
        return theme.color("surface"), theme.color(ink)
