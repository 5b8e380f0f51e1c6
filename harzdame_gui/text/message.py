"""Messages, and counts and lists in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QLocale

from harzdame_gui.translation import translate


class Message(NamedTuple):
    """A headline of a few words and, where more helps, a sentence; `rule` quotes the rules it rests on."""

    title: str
    text: str = ""
    rule: str = ""

    @property
    def spoken(self) -> str:
        """All in one line, as a screen reader says it."""
        return " ".join(filter(None, (self.title, self.text, self.rule)))


def as_sentence(text: str) -> str:
    """Somebody else's words, as those of the system, with a full stop if they end without any."""
    text = text.strip()
    return text if not text or text.endswith((".", "!", "?", "…")) else f"{text}."


def count(number: int) -> str:
    """A count of two or more: in words up to twelve, then in figures."""
    if not 2 <= number <= 12:
        return str(number)
    words = (
        translate("Count", "two"),
        translate("Count", "three"),
        translate("Count", "four"),
        translate("Count", "five"),
        translate("Count", "six"),
        translate("Count", "seven"),
        translate("Count", "eight"),
        translate("Count", "nine"),
        translate("Count", "ten"),
        translate("Count", "eleven"),
        translate("Count", "twelve"),
    )
    return words[number - 2]


def listing(items: Iterable[str]) -> str:
    """``a1, b2 and c3``, as the app's language joins them."""
    return QLocale().createSeparatedList(list(items))


def alternatives(items: Iterable[str]) -> str:
    """``up, down or sideways``."""
    *most, last = items
    if not most:
        return last
    pattern = translate("Count", "{several} or {last}")
    return pattern.format(several=", ".join(most), last=last)
