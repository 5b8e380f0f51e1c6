"""Glyphs of annotated games (NAGs): their numbers, and the signs that files, pages and screens have for them.

This is the one table of them; what they mean in words is the app's, in the language of the person.
"""

from __future__ import annotations

from collections.abc import Callable

GLYPH_SIGNS = {
    1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 8: "□",
    10: "=", 11: "=", 12: "⇄", 13: "∞",
    14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+", 20: "+−−", 21: "−−+",
    22: "⨀", 23: "⨀", 24: "○", 25: "○", 26: "○", 27: "○", 28: "○", 29: "○",
    30: "⟳", 31: "⟳", 32: "⟳", 33: "⟳", 34: "⟳", 35: "⟳",
    36: "→", 37: "→", 38: "→", 39: "→", 40: "↑", 41: "↑", 44: "=∞", 45: "=∞",
    130: "⇆", 131: "⇆", 132: "⇆", 133: "⇆", 134: "⇆", 135: "⇆", 136: "⊕", 137: "⊕", 138: "⊕", 139: "⊕",
    140: "∆", 141: "∇", 142: "⌓", 146: "N",
}  # fmt: skip
"""The glyphs that have a sign."""

WRITTEN = range(1, 7)
"""The glyphs that a file has as signs behind the move; the others as numbers."""

_PLAIN = {"⩲": "+=", "⩱": "=+", "□": "[]", "∞": "~", "±": "+/−", "∓": "−/+", "=∞": "=~"}
"""Signs in letters that every font has."""
_COMMON = frozenset("!?=+−±∓∞□N")
"""The letters of signs that a reader's font can be trusted to have."""
_READ = {
    **{GLYPH_SIGNS[number]: number for number in (*WRITTEN, 10, 13, 14, 15, 16, 17)},
    "!!!": 3,
    "???": 4,
    "*": 7,  # behind a move: it was the only one
    "+=": 14,
    "+/=": 14,
    "=+": 15,
    "=/+": 15,
    "+/-": 16,
    "-/+": 17,
    "+-": 18,
    "-+": 19,
}


def read_glyph(text: str) -> int | None:
    """The NAG that `text` means: ``$14``, ``!?``, ``(?)``, ``+=``; None if it is none that we know."""
    if text.startswith("$"):
        return int(text[1:])
    return _READ.get(text.strip("()"))


def glyph_sign(glyph: int, drawable: Callable[[str], bool] | None = None) -> str:
    """The sign of a glyph, in plain letters where not `drawable`; empty if it has none."""
    sign = GLYPH_SIGNS.get(glyph, "")
    return sign if drawable is None or drawable(sign) else _PLAIN.get(sign, "")


def page_sign(glyph: int) -> str:
    """The sign of a glyph for pages that are read elsewhere; its number if none is sure to show."""
    return glyph_sign(glyph, _COMMON.issuperset) or f"${glyph}"
