"""The words of an entry of a menu, and its keys, without what a menu adds to them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence


def plain(text: str) -> str:
    """The words without the sign for their letter, and without the dots behind them."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…").rstrip()


def keys_in_words(keys: Iterable[QKeySequence]) -> str:
    """Keys as the system writes them, each once."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(dict.fromkeys(key.toString(native) for key in keys))
