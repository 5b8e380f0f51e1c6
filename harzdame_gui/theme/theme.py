"""The theme: all that a widget may want to know about looks, in one immutable record.

It is handed to widgets; nobody asks for a current one.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont

from harzdame_gui.theme.fonts import FontRole, font
from harzdame_gui.theme.metrics import Durations, Sizes, Spacing, TypeScale
from harzdame_gui.theme.palette import BOARD_DARK, BOARD_LIGHT, DARK, LIGHT, BoardColors, Palette


class Scheme(Enum):
    """What the user may ask for. The value is what settings store."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(NamedTuple):
    """Colours, distances, fonts and durations of one look."""

    dark: bool
    palette: Palette
    board: BoardColors
    spacing: Spacing = Spacing()
    sizes: Sizes = Sizes()
    type_scale: TypeScale = TypeScale()
    durations: Durations = Durations()

    def font(self, role: FontRole = FontRole.BODY) -> QFont:
        """The font for a role; figures are tabular in every one."""
        return font(role, self.type_scale)

    def color(self, name: str) -> QColor:
        """A colour of the palette as QColor, by its field's name."""
        return QColor(getattr(self.palette, name))


LIGHT_THEME = Theme(dark=False, palette=LIGHT, board=BOARD_LIGHT)
DARK_THEME = Theme(dark=True, palette=DARK, board=BOARD_DARK)
