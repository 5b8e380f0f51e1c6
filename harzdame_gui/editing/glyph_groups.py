"""The glyphs that are offered for a move, by what they judge, and each as an entry of a menu."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color
from harzdame_engine.pdn.glyphs import glyph_sign
from PySide6.QtGui import QFont, QFontMetrics

from harzdame_gui.text.glyphs import glyph_words

OF_MOVE = (1, 2, 3, 4, 5, 6)
"""Those that judge a move, which has one of them at most."""

OF_POSITION = (10, 13, 14, 15, 16, 17, 18, 19)
"""Those that judge a position, which has one of them at most."""

_OF_MOVER = (22, 36, 40, 132, 138)  # for White; that for Black is the next number


def other_glyphs(mover: Color) -> tuple[int, ...]:
    """Glyphs that say something else of a move by `mover`."""
    return (7, *(number + (mover is Color.BLACK) for number in _OF_MOVER), 140, 146)


def rivals(glyph: int) -> Sequence[int]:
    """The glyphs of which a move has no other beside `glyph`."""
    return next((group for group in (OF_MOVE, OF_POSITION) if glyph in group), ())


def with_glyph(glyphs: Sequence[int], glyph: int) -> list[int]:
    """`glyphs` with `glyph` in place of its rivals, or without it if it is there already."""
    kept = [other for other in glyphs if other not in {glyph, *rivals(glyph)}]
    if glyph in glyphs:
        return kept
    of_move = sum(1 for other in kept if other in OF_MOVE)
    place = 0 if glyph in OF_MOVE else of_move if glyph in OF_POSITION else len(kept)
    return [*kept[:place], glyph, *kept[place:]]


def entry_text(glyph: int, font: QFont) -> str:
    """The sign and the meaning of a glyph; one that has no sign is shown by its words alone."""
    metrics = QFontMetrics(font)
    sign = glyph_sign(glyph, lambda text: all(metrics.inFontUcs4(ord(letter)) for letter in text))
    return f"{sign}   {glyph_words(glyph)}" if sign else glyph_words(glyph)
