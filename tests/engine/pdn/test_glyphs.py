from harzdame_engine.pdn.glyphs import GLYPH_SIGNS, WRITTEN, glyph_sign, page_sign, read_glyph

from tests.for_each import for_each


@for_each("glyph", [*WRITTEN, 10, 13, 14, 15, 16, 17])
def test_a_sign_is_read_as_its_glyph(glyph: int) -> None:
    assert read_glyph(GLYPH_SIGNS[glyph]) == glyph
    assert read_glyph(f"({GLYPH_SIGNS[glyph]})") == read_glyph(f"${glyph}") == glyph


def test_a_sign_that_cannot_be_drawn_is_put_in_plain_letters() -> None:
    assert glyph_sign(14) == "⩲"
    assert glyph_sign(14, str.isascii) == "+="
    assert glyph_sign(36, str.isascii) == ""
    assert glyph_sign(99) == ""


def test_pages_have_signs_that_are_sure_to_show_else_numbers() -> None:
    glyphs = 1, 8, 14, 15, 18, 19, 44, 36, 99
    assert [page_sign(glyph) for glyph in glyphs] == ["!", "□", "+=", "=+", "+−", "−+", "=∞", "$36", "$99"]
