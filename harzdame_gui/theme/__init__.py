"""Every colour, size, font, duration and icon of the app."""

from harzdame_gui.theme.apply import STYLE_ARGUMENTS, ThemeSource, apply_theme, theme_for
from harzdame_gui.theme.fonts import FontRole
from harzdame_gui.theme.icons import icon
from harzdame_gui.theme.metrics import Durations, Sizes, Spacing, TypeScale
from harzdame_gui.theme.palette import BoardColors, Palette
from harzdame_gui.theme.theme import DARK_THEME, LIGHT_THEME, Scheme, Theme

__all__ = [
    "DARK_THEME",
    "LIGHT_THEME",
    "STYLE_ARGUMENTS",
    "BoardColors",
    "Durations",
    "FontRole",
    "Palette",
    "Scheme",
    "Sizes",
    "Spacing",
    "Theme",
    "ThemeSource",
    "TypeScale",
    "apply_theme",
    "icon",
    "theme_for",
]
