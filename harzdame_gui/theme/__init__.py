"""Every colour, size, font, duration and icon of the app."""

from harzdame_gui.theme.apply import STYLE_ARGUMENTS, ThemeSource
from harzdame_gui.theme.board_colors import BoardColors
from harzdame_gui.theme.current import current_theme
from harzdame_gui.theme.icons import icon
from harzdame_gui.theme.marks import mark
from harzdame_gui.theme.theme import (
    CONTRAST_DARK_THEME,
    CONTRAST_LIGHT_THEME,
    DARK_THEME,
    LIGHT_THEME,
    Durations,
    FontRole,
    Theme,
    usual_theme,
)
from harzdame_gui.theme.themed import Themed

__all__ = [
    "CONTRAST_DARK_THEME",
    "CONTRAST_LIGHT_THEME",
    "DARK_THEME",
    "LIGHT_THEME",
    "STYLE_ARGUMENTS",
    "BoardColors",
    "Durations",
    "FontRole",
    "Theme",
    "ThemeSource",
    "Themed",
    "current_theme",
    "icon",
    "mark",
    "usual_theme",
]
