import pytest

from harzdame_gui.text.glyphs import glyph_words


@pytest.mark.parametrize("glyph", [54, 65, 70, 73, 86, 101, 200])
def test_what_draughts_does_not_know_keeps_its_number(glyph: int) -> None:
    assert glyph_words(glyph) == f"Annotation ${glyph}"


def test_no_glyph_speaks_of_the_pieces_of_chess() -> None:
    words = " ".join(map(glyph_words, range(1, 150))).lower()
    assert not [piece for piece in ("knight", "bishop", "rook", "queen", "king’s wing") if piece in words]
    assert glyph_words(66) == "White has a weak back row"
    assert glyph_words(67) == "Black has a weak back row"
