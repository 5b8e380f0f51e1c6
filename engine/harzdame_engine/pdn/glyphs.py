"""Glyphs between their NAG numbers and the signs that files write."""

from __future__ import annotations

SIGNS = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""The NAGs that are written as signs behind the move."""

_FORCED = 7  # a star behind a move means that it was the only one
_NUMBERS = {
    **{sign: number for number, sign in SIGNS.items()},
    "!!!": 3,
    "???": 4,
    "*": _FORCED,
    "=": 10,
    "∞": 13,
    "+=": 14,
    "+/=": 14,
    "⩲": 14,
    "=+": 15,
    "=/+": 15,
    "⩱": 15,
    "±": 16,
    "+/-": 16,
    "∓": 17,
    "-/+": 17,
    "+-": 18,
    "-+": 19,
}


def read_glyph(text: str) -> int | None:
    """The NAG that `text` means: ``$14``, ``!?``, ``(?)``, ``+=``; None if it is none that we know."""
    if text.startswith("$"):
        return int(text[1:])
    return _NUMBERS.get(text.strip("()"))
