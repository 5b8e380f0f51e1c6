"""The theme that the application wears, for whatever draws itself."""

from __future__ import annotations

from harzdame_gui.theme.theme import LIGHT_THEME, Theme

_worn = LIGHT_THEME


def current_theme() -> Theme:
    """The theme to draw in now; whoever asks while painting never has an old one."""
    return _worn


def wear(theme: Theme) -> None:
    """Have everything drawn in this theme from now on; the application's palette follows it."""
    global _worn  # noqa: PLW0603 - the application has one look, as it has one palette
    _worn = theme
