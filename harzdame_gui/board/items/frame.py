"""The surface of the board, and the frame around it: the focus, or a position that is only looked at."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from harzdame_gui.theme import Theme

BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""The reasons for which the focus is shown: it came by a key."""


def tracking_surface() -> QWidget:
    """A clear viewport that follows the pointer.

    Of Qt's own PySide would not know the class, and to find out it makes those of all widgets.
    """
    surface = QWidget()
    surface.setMouseTracking(True)
    surface.setAutoFillBackground(False)
    return surface


def draw_frame(painter: QPainter, area: QRectF, theme: Theme, *, looking_ahead: bool) -> None:
    """Draw a line along the inside of `area`, dashed around what is only looked at."""
    width = theme.sizes.focus_ring
    pen = QPen(theme.color("accent" if looking_ahead else "focus"), width)
    if looking_ahead:
        pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(inner, theme.sizes.radius, theme.sizes.radius)
