"""Every colour, size, font, duration and icon of the app."""

from harzdame_gui.theme.apply import STYLE_ARGUMENTS, ThemeSource, apply_theme, window_stylesheet
from harzdame_gui.theme.icons import icon
from harzdame_gui.theme.palette import BoardColors, Palette
from harzdame_gui.theme.theme import (
    DARK_THEME,
    LIGHT_THEME,
    Durations,
    FontRole,
    Sizes,
    Spacing,
    Theme,
    TypeScale,
)

__all__ = [
    "DARK_THEME",
    "LIGHT_THEME",
    "STYLE_ARGUMENTS",
    "BoardColors",
    "Durations",
    "FontRole",
    "Palette",
    "Sizes",
    "Spacing",
    "Theme",
    "ThemeSource",
    "TypeScale",
    "apply_theme",
    "icon",
    "window_stylesheet",
]
