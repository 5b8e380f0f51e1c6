"""Large numbers, amounts of memory, spans of time, huge texts and names of others, in readable form."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QLocale

from harzdame_gui.text.figures import from_left
from harzdame_gui.text.whole_letters import begin_of
from harzdame_gui.translation import counted, translate

_GIBI = 1024
_MINUTE = 60
_HOUR = 60 * _MINUTE
_UNITS = ((1e9, "G"), (1e6, "M"), (1e3, "k"))
_MOST_LETTERS = 100_000
_MOST_OF_COMMENT = 20_000
"""Some eight pages of a book: laying them out takes about 50 ms."""
_MOST_LINES = 1_000
_MOST_ON_A_LINE = 1_000
_JOINERS = "\u200c\u200d"
"""Signs that cannot be seen, but belong to words and emoji."""


def short_number(value: float) -> str:
    """``950``, ``1.2 k``, ``7.6 M`` or ``182 M``, with the decimal sign of the language."""
    for size, unit in _UNITS:
        if value >= size:
            shown = value / size
            return from_left(f"{QLocale().toString(shown, 'f', 1 if shown < 99.95 else 0)} {unit}")
    return str(round(value))


def memory_text(mb: int) -> str:
    """``64 MiB`` or ``1.5 GiB``."""
    if mb < _GIBI:
        return from_left(f"{mb} MiB")
    return from_left(f"{QLocale().toString(mb / _GIBI, 'g', 3)} GiB")


def disk_text(size: int) -> str:
    """``11.6 MB`` for a number of bytes."""
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def duration(seconds: float, *, exact: bool = False) -> str:
    """Roughly how long: ``40 seconds``, ``12 minutes``, ``3 hours``; `exact`: ``1 second``, ``4 seconds``."""
    if exact and seconds < 10:
        return counted.tr("%Ln seconds", "", max(round(seconds), 1))
    if seconds < _MINUTE + _MINUTE // 2:
        return counted.tr("%Ln seconds", "", max(round(seconds / 10), 1) * 10)
    if seconds < _HOUR + _HOUR // 2:
        return counted.tr("%Ln minutes", "", round(seconds / _MINUTE))
    return counted.tr("%Ln hours", "", round(seconds / _HOUR))


def one_line(text: str) -> str:
    """A name or the like from a file as one line: nothing in it breaks the line or turns its order.

    Of a very long one the beginning.
    """
    begun = begin_of(text, _MOST_ON_A_LINE)
    plain = "".join(sign if sign.isprintable() or sign in _JOINERS else " " for sign in begun)
    return " ".join(plain.split()) + ("…" if len(begun) < len(text) else "")


def beginning(text: str) -> str:
    """A text as far as a person may read it; all of a huge one would hold the window for seconds."""
    return text if len(text) <= _MOST_LETTERS else f"{begin_of(text, _MOST_LETTERS)}\n…"


def shown_part(comment: str) -> str:
    """The beginning of a comment, or all of it, that is laid out where it is shown among other things."""
    return "\n".join(begin_of(comment, _MOST_OF_COMMENT).split("\n", _MOST_LINES)[:_MOST_LINES])


def shown_parts(texts: Sequence[str]) -> tuple[Sequence[str], int]:
    """As many of some texts as are laid out beside one another, and how many letters the others have."""
    ends = accumulate(len(text) for text in texts[:_MOST_LINES])
    count = sum(end <= _MOST_OF_COMMENT for end in ends) or 1  # a text is cut, not left out
    return texts[:count], sum(len(text) for text in texts[count:])


def rest_text(length: int) -> str:
    """What stands in place of the last `length` letters of a comment."""
    return translate("Comment", "… letters not shown: {count}").format(count=QLocale().toString(length))


def bounded(text: str) -> str:
    """A text as far as it is laid out, and in place of the rest how much of it is not shown."""
    shown = shown_part(text)
    return text if shown == text else f"{shown}\n{rest_text(len(text) - len(shown))}"
