"""What only a colour tells can be told by eyes that see fewer of them; all else has a sign, a line or a word.

Signs that colours only repeat are tested in `test_without_color`.
"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from harzdame_gui.theme import LIGHT_THEME, Theme
from tests.for_each import for_each
from tests.gui.theme.color_vision import APART, EYES, Lab, apart, distance, on, seen
from tests.gui.theme.test_palette import SQUARES, THEMES

MARKS = ("selected", "target", "promotion_ours", "promotion_theirs", "trail")
"""Lines, dots and edges that are seen where their colour is another than that of the square. `trail` is the
colour of the corners of the last move, too, and of the ring around a piece that must capture."""
OUTLINED = ("hint", "best", "threat", "obstacle", "demand")
"""Arrows, crosses and frames that are seen by their ink or by the line around it."""
LINES = ("accent", "error", "focus", "line_strong", "scroll_handle")
"""Edges that tell what is chosen, wrong, at the keyboard, or a control at all."""


def hardly_apart(theme: Theme) -> list[str]:
    """What is told by colour alone in a theme, and cannot be told by somebody."""
    board, palette = theme.board, theme.palette
    found = []
    for eyes in EYES:
        pairs = {
            "light and dark squares": apart(board.square_light, board.square_dark, eyes),
            "White's and Black's share": apart(palette.advantage_white, palette.advantage_black, eyes),
            "the edges of the two sides": apart(board.promotion_ours, board.promotion_theirs, eyes),
            "an edge and the window": apart(board.promotion_theirs, palette.window, eyes),
        }
        for square in SQUARES:
            ground = getattr(board, square)
            for mark in MARKS:
                pairs[f"{mark} on {square}"] = apart(on(getattr(board, mark), ground), ground, eyes)
            for mark in OUTLINED:
                inks = (getattr(board, mark), board.hint_outline)
                pairs[f"{mark} on {square}"] = max(apart(ink, ground, eyes) for ink in inks)
        for initial in "GRYB":
            color = board.drawn.get(initial)
            pairs[f"the line along {color}"] = apart(board.drawn.line, color, eyes)
        for line in LINES:
            for ground in ("window", "surface"):
                pair = (getattr(palette, line), getattr(palette, ground))
                pairs[f"{line} on {ground}"] = apart(*pair, eyes)
        found += [f"{eyes}: {pair} {far:.1f}" for pair, far in pairs.items() if far < APART]
    return found


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_whoever_sees_fewer_colours_sees_all_there_is(theme: Theme) -> None:
    assert not hardly_apart(theme)


def test_a_pair_that_only_a_hue_tells_apart_is_found() -> None:
    red, green = "#B8523C", "#72793D"  # alike to those who lack the pigment for long or for middle waves
    planted = LIGHT_THEME.board._replace(promotion_ours=red, square_dark=green)
    found = hardly_apart(LIGHT_THEME._replace(board=planted))
    assert apart(red, green) > 30
    assert any("deuteranopia: promotion_ours on square_dark" in each for each in found)


@for_each(
    ("one", "other", "far"),
    [
        (Lab(50.0, 2.6772, -79.7751), Lab(50.0, 0.0, -82.7485), 2.0425),
        (Lab(50.0, 2.5, 0.0), Lab(73.0, 25.0, -18.0), 27.1492),
        (Lab(50.0, 2.5, 0.0), Lab(50.0, 3.2592, 0.335), 1.0),
        (Lab(2.0776, 0.0795, -1.135), Lab(0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_paper(one: Lab, other: Lab, far: float) -> None:
    assert distance(one, other) == pytest.approx(far, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
def test_white_and_black_are_so_to_all_eyes(eyes: str) -> None:
    assert seen("#FFFFFF", eyes) == pytest.approx((1, 1, 1), abs=1e-5)
    assert seen("#000000", eyes) == (0, 0, 0)


def test_what_is_seen_through_is_mixed_with_its_ground() -> None:
    assert on("#80FF0000", "#0000FF") == QColor(128, 0, 127).name()
