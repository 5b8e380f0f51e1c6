"""Signs that contradict one another, and the order in which they stand."""

from __future__ import annotations

import pytest
from harzdame_engine import Color
from PySide6.QtGui import QFont

from harzdame_gui.editing.glyph_groups import OF_MOVE, OF_POSITION, entry_text, other_glyphs, with_glyph


@pytest.mark.parametrize(
    ("before", "glyph", "after"),
    [
        ([], 1, [1]),
        ([1], 1, []),
        ([1, 14], 4, [4, 14]),
        ([1], 14, [1, 14]),
        ([1, 14], 16, [1, 16]),
        ([146], 1, [1, 146]),
        ([1, 146], 14, [1, 14, 146]),
        ([1, 14], 140, [1, 14, 140]),
        ([1000], 7, [1000, 7]),
        ([1, 14], 14, [1]),
    ],
)
def test_a_sign_takes_the_place_of_its_rivals(before: list[int], glyph: int, after: list[int]) -> None:
    assert with_glyph(before, glyph) == after


def test_what_is_said_of_a_side_is_said_of_the_one_that_moved() -> None:
    assert 40 in other_glyphs(Color.WHITE)
    assert 41 in other_glyphs(Color.BLACK)


def test_every_sign_offered_has_words(qapp: object) -> None:
    for glyph in (*OF_MOVE, *OF_POSITION, *other_glyphs(Color.WHITE), *other_glyphs(Color.BLACK)):
        assert "$" not in entry_text(glyph, QFont())
    assert "$1000" in entry_text(1000, QFont())
