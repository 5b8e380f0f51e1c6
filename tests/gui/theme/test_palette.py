"""The colours can be read: contrasts as WCAG 2 counts them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from harzdame_gui.theme import DARK_THEME, LIGHT_THEME, Theme


def _luminance(color: str) -> float:
    channels = QColor(color).getRgbF()[:3]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", [LIGHT_THEME, DARK_THEME], ids=["light", "dark"])
class TestContrast:
    @pytest.mark.parametrize("ink", ["text", "text_muted", "accent", "error", "warning", "success"])
    @pytest.mark.parametrize("ground", ["window", "surface"])
    def test_texts_are_readable_on_every_ground(self, theme: Theme, ink: str, ground: str) -> None:
        assert contrast(getattr(theme.palette, ink), getattr(theme.palette, ground)) >= 4.5

    def test_text_on_the_accent_is_readable(self, theme: Theme) -> None:
        assert contrast(theme.palette.on_accent, theme.palette.accent) >= 4.5
        assert contrast(theme.palette.on_accent, theme.palette.accent_hover) >= 4.5

    @pytest.mark.parametrize("ground", ["window", "surface", "raised"])
    def test_focus_rings_and_control_borders_stand_out(self, theme: Theme, ground: str) -> None:
        assert contrast(theme.palette.focus, getattr(theme.palette, ground)) >= 3.0

    def test_coordinates_are_readable_on_the_window(self, theme: Theme) -> None:
        assert contrast(theme.board.coordinate, theme.palette.window) >= 4.5

    @pytest.mark.parametrize("square", ["square_light", "square_dark"])
    def test_targets_stand_out_on_both_kinds_of_square(self, theme: Theme, square: str) -> None:
        assert contrast(theme.board.target, getattr(theme.board, square)) >= 3.0


def test_every_colour_has_a_dark_one() -> None:
    for light, dark in ((LIGHT_THEME.palette, DARK_THEME.palette), (LIGHT_THEME.board, DARK_THEME.board)):
        assert [name for name in light._fields if getattr(light, name) == getattr(dark, name)] == []
