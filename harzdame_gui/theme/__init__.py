"""Every colour, size, font, duration and icon of the app."""

from harzdame_gui.theme.apply import STYLE_ARGUMENTS, ThemeSource, apply_theme, window_stylesheet
from harzdame_gui.theme.icons import icon
from harzdame_gui.theme.palette import BoardColors
from harzdame_gui.theme.theme import DARK_THEME, LIGHT_THEME, Durations, FontRole, Theme

__all__ = [
    "DARK_THEME",
    "LIGHT_THEME",
    "STYLE_ARGUMENTS",
    "BoardColors",
    "Durations",
    "FontRole",
    "Theme",
    "ThemeSource",
    "apply_theme",
    "icon",
    "window_stylesheet",
]
