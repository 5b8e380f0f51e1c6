"""The words of an entry of a menu, without what a menu adds to them."""

from __future__ import annotations


def plain(text: str) -> str:
    """The words without the sign for their letter, and without the dots behind them."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…").rstrip()


def without_letter(text: str) -> str:
    """A text of a menu without the sign for its letter; a sign that is meant as such stays doubled."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&&")
