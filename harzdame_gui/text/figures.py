"""The directions of texts: figures and moves, which are read from the left in every language, and others."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt

_BEGIN, _END = "\u2066", "\u2069"
"""Around what has a direction of its own, left to right (Unicode Standard Annex 9)."""


def from_left(text: str) -> str:
    """A result, a score or a line of moves as it is written: ``1–0``, ``−0.35``, ``1. e2-f2``.

    In a line that is read from the right, dashes, signs and numbers would change places: ``0–1``.
    """
    if not text or QLocale().textDirection() is not Qt.LayoutDirection.RightToLeft:
        return text
    return f"{_BEGIN}{text}{_END}"


def direction_of(text: str) -> Qt.LayoutDirection:
    """The direction of a text: that of the first letter that has one."""
    from unicodedata import bidirectional  # a library that the first board has no need of

    kinds = (bidirectional(letter) for letter in text)
    kind = next((kind for kind in kinds if kind in {"L", "R", "AL"}), "L")
    return Qt.LayoutDirection.LeftToRight if kind == "L" else Qt.LayoutDirection.RightToLeft
