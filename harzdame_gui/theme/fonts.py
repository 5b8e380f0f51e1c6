"""Fonts: the system's own family in a few sizes and weights, figures always tabular."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QFont, QFontDatabase

from harzdame_gui.theme.metrics import TypeScale


class FontRole(Enum):
    """What a text is; the value names its field in `TypeScale`."""

    CAPTION = "caption"
    BODY = "body"
    STRONG = "strong"
    HEADING = "heading"
    TITLE = "title"
    CLOCK = "clock"


_SEMI_BOLD = {FontRole.STRONG, FontRole.HEADING, FontRole.TITLE, FontRole.CLOCK}


def base_points(scale: TypeScale) -> float:
    """The size of body text in points: the system's, but never too small to read."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return max(system.pointSizeF(), scale.smallest_body)


def font(role: FontRole, scale: TypeScale) -> QFont:
    """The font for `role`. Needs a running QGuiApplication."""
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    made.setPointSizeF(base_points(scale) * float(getattr(scale, role.value)))
    made.setWeight(QFont.Weight.DemiBold if role in _SEMI_BOLD else QFont.Weight.Normal)
    if hasattr(QFont, "Tag"):  # Qt 6.7; without it figures keep the font's own widths
        made.setFeature(QFont.Tag("tnum"), 1)
    return made
