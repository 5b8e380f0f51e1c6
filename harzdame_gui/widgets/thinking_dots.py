"""The sign that the computer thinks: three dots that pulse slowly."""

from __future__ import annotations

import math

from PySide6.QtCore import QSize, QTimer, Slot
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from harzdame_gui.theme import current_theme

_TICK_MS = 80
_PERIOD_TICKS = 24
_DOTS = 3
_DOT = 5
_GAP = 5


class ThinkingDots(QWidget):
    """Three dots in one soft wave of two seconds: some small repaints a second, none when hidden or still."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tick = 0
        self._still = False
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._advance)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @Slot(float)
    def set_speed(self, speed: float) -> None:
        """Stand still where nothing is to move: at speed 0."""
        self._still = speed <= 0
        if self._still:
            self._timer.stop()
        elif self.isVisible():
            self._timer.start()
        self.update()

    @Slot()
    def _advance(self) -> None:
        self._tick = (self._tick + 1) % _PERIOD_TICKS
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_DOTS * _DOT + (_DOTS - 1) * _GAP, _DOT + 2)

    def showEvent(self, event: QShowEvent) -> None:
        if not self._still:
            self._timer.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = current_theme().color("accent")
        top = (self.height() - _DOT) // 2
        for number in range(_DOTS):
            phase = 2 * math.pi * (self._tick / _PERIOD_TICKS - number / 6)
            color.setAlphaF(1.0 if self._still else 0.35 + 0.65 * (0.5 + 0.5 * math.sin(phase)))
            painter.setBrush(color)
            painter.setPen(color)
            painter.drawEllipse(number * (_DOT + _GAP), top, _DOT - 1, _DOT - 1)
