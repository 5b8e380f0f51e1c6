"""The colours can be read: contrasts as WCAG 2 counts them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from harzdame_gui.controllers.settings.choices import BoardLook
from harzdame_gui.theme import (
    CONTRAST_DARK_THEME,
    CONTRAST_LIGHT_THEME,
    DARK_THEME,
    LIGHT_THEME,
    Theme,
    usual_theme,
)
from harzdame_gui.theme.board_colors import BoardColors
from tests.for_each import for_each

SQUARES = ("square_light", "square_middle", "square_dark")
CONTRAST = {"contrast, light": CONTRAST_LIGHT_THEME, "contrast, dark": CONTRAST_DARK_THEME}
THEMES = {
    f"{look}, {'dark' if dark else 'light'}": usual_theme(look, dark=dark)
    for look in BoardLook
    for dark in (False, True)
} | CONTRAST


def _luminance(color: str) -> float:
    channels = QColor(color).getRgbF()[:3]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
class TestContrast:
    @for_each("ink", ["text", "text_muted", "accent", "error", "warning", "success"])
    @for_each("ground", ["window", "surface"])
    def test_texts_are_readable_on_every_ground(self, theme: Theme, ink: str, ground: str) -> None:
        assert contrast(getattr(theme.palette, ink), getattr(theme.palette, ground)) >= 4.5

    def test_text_on_the_accent_is_readable(self, theme: Theme) -> None:
        assert contrast(theme.palette.on_accent, theme.palette.accent) >= 4.5
        assert contrast(theme.palette.on_accent, theme.palette.accent_hover) >= 4.5

    @for_each("ink", ["text", "text_muted", "accent", "error", "warning", "success"])
    def test_texts_are_readable_on_a_row_under_the_mouse(self, theme: Theme, ink: str) -> None:
        assert contrast(getattr(theme.palette, ink), theme.palette.raised) >= 4.5

    @for_each("ink", ["text", "text_muted", "accent"])
    def test_texts_are_readable_on_what_is_chosen(self, theme: Theme, ink: str) -> None:
        assert contrast(getattr(theme.palette, ink), theme.palette.accent_soft) >= 4.5
        assert contrast(theme.palette.text_muted, theme.palette.pressed) >= 4.5

    def test_a_clock_that_is_low_is_readable(self, theme: Theme) -> None:
        assert contrast(theme.palette.on_accent, theme.palette.error) >= 4.5

    @for_each("line", ["focus", "line_strong", "accent", "error"])
    @for_each("ground", ["window", "surface", "raised"])
    def test_focus_rings_and_control_borders_stand_out(self, theme: Theme, line: str, ground: str) -> None:
        assert contrast(getattr(theme.palette, line), getattr(theme.palette, ground)) >= 3.0

    @for_each("ground", ["window", "surface"])
    def test_scroll_bars_stand_out(self, theme: Theme, ground: str) -> None:
        assert contrast(theme.palette.scroll_handle, getattr(theme.palette, ground)) >= 3.0

    def test_coordinates_are_readable_on_the_window(self, theme: Theme) -> None:
        assert contrast(theme.board.coordinate, theme.palette.window) >= 4.5

    @for_each("square", SQUARES)
    def test_targets_and_numbers_stand_out_on_every_kind_of_square(self, theme: Theme, square: str) -> None:
        assert contrast(theme.board.target, getattr(theme.board, square)) >= 3.0
        assert contrast(theme.board.number, getattr(theme.board, square)) >= 3.0


@pytest.mark.parametrize("theme", CONTRAST.values(), ids=CONTRAST.keys())
class TestHighContrast:
    @for_each("ink", ["text", "text_muted", "accent", "error", "warning", "success"])
    @for_each("ground", ["window", "surface", "raised", "accent_soft"])
    def test_texts_have_the_contrast_of_the_highest_level(self, theme: Theme, ink: str, ground: str) -> None:
        assert contrast(getattr(theme.palette, ink), getattr(theme.palette, ground)) >= 7.0

    @pytest.mark.parametrize("line", ["line", "line_strong", "text_disabled"])
    def test_lines_and_what_is_disabled_can_be_read(self, theme: Theme, line: str) -> None:
        assert contrast(getattr(theme.palette, line), theme.palette.surface) >= 4.5

    @for_each("mark", ["target", "selected", "must_capture", "obstacle", "demand", "hint", "best", "threat"])
    @for_each("square", SQUARES)
    def test_marks_stand_out_on_every_kind_of_square(self, theme: Theme, mark: str, square: str) -> None:
        assert contrast(getattr(theme.board, mark), getattr(theme.board, square)) >= 3.0


def test_looks_of_the_board_differ_in_nothing_but_its_squares() -> None:
    own = {"square_light", "square_middle", "square_dark", "grain", "edge", "number"}
    for dark, usual in ((False, LIGHT_THEME), (True, DARK_THEME)):
        for look in set(BoardLook) - {BoardLook.WOOD}:
            board = usual_theme(look, dark=dark).board
            differing = {
                name for name in BoardColors._fields if getattr(board, name) != getattr(usual.board, name)
            }
            assert differing == own


def test_every_colour_has_a_dark_one() -> None:
    for light, dark in ((LIGHT_THEME.palette, DARK_THEME.palette), (LIGHT_THEME.board, DARK_THEME.board)):
        assert [name for name in light._fields if getattr(light, name) == getattr(dark, name)] == []
