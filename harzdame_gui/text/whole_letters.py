"""Text that is cut or broken only between letters as a person sees them: a letter keeps its signs."""

from __future__ import annotations

import re

from PySide6 import QtCore

_LONGEST = 64
"""As many signs as a letter has at most; one with more is parted nevertheless."""
_BREAK = "\u200b"


def begin_of(text: str, most: int) -> str:
    """As many whole letters of a text as `most` code points hold."""
    if len(text) <= most:
        return text
    start = max(0, most - _LONGEST)
    near = text[start:most]
    finders = QtCore.QTextBoundaryFinder
    finder = finders(finders.BoundaryType.Grapheme, near + text[most])
    finder.setPosition(_units(near))
    if not finder.isAtBoundary() and (end := finder.toPreviousBoundary()) > 0:
        while _units(near) > end:
            near = near[:-1]
    return text[:start] + near


def breakable(text: str, most: int) -> str:
    """A text with places for the ends of lines in its words, at most `most` code points apart."""
    return re.sub(r"\S+", lambda word: _BREAK.join(_pieces(word[0], most)), text)


def _pieces(word: str, most: int) -> list[str]:
    pieces = []
    while word:
        pieces.append(begin_of(word, most))
        word = word[len(pieces[-1]) :]
    return pieces


def _units(text: str) -> int:
    """The length of a text as Qt counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
