"""Dates as people read them: in figures, in the order of the app's locale, with all digits of the year.

Files keep theirs as PDN has it, and what is put in order is the date, never its text. Knows no widget.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import cache
from time import localtime, strftime
from typing import NamedTuple

from harzdame_engine.library.facts import day_of
from PySide6.QtCore import QDateTime, QLocale

_SHORT = QLocale.FormatType.ShortFormat
_IN_FIGURES = re.compile(r"[0-9?]+(?:[./-][0-9?]+){0,2}")
_TYPED = re.compile(r"([0-9]{1,2})[./-]([0-9]{1,2})[./-]([0-9]{4})\.?")


class _Field(NamedTuple):
    """A part of a date, ``d``, ``M`` or ``y``, with its digits, and what stands before it."""

    part: str
    digits: int
    before: str


def day_text(year: int, month: int = 0, day: int = 0) -> str:
    """``17/05/2024``, ``05/2024`` or ``2024``: what is 0 is not known, and is left out."""
    known = {"y": year, "M": month, "d": day if month else 0}
    return _shown(QLocale(), {part: number for part, number in known.items() if number})


def known_day_text(number: int, written: str) -> str:
    """A day as the number yyyymmdd, unknown parts zero; as it was `written` where there is no such day."""
    year, month, day = number // 10_000, number // 100 % 100, number % 100
    return day_text(year, month, day) if year and _exists(year, month, day) else written


def tag_day_text(written: str) -> str:
    """A date as a tag has it, ``2024.05.??``, or as ``2024-05-17``; words as they were written."""
    if not written.strip("?. "):
        return ""
    return known_day_text(day_of(written), written) if _IN_FIGURES.fullmatch(written) else written


def moment_text(seconds: float) -> str:
    """A day and a time of it, by the clock of this place."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    day = moment.date()
    return f"{day_text(day.year(), day.month(), day.day())} {QLocale().toString(moment.time(), _SHORT)}"


def iso_moment_text(seconds: float) -> str:
    """The same as ISO 8601 has it, by which it is found as well."""
    return strftime("%Y-%m-%d %H:%M", localtime(seconds))  # a third of what Qt takes; there are thousands


def iso_text(written: str) -> str:
    """The date of a tag as ``2024-05-17``, by which it is found as well; what is not known is left out."""
    return "-".join(part for part in written.split(".") if part.strip("?"))


def as_iso(typed: str) -> str:
    """What somebody typed, with each date in figures in the order of ISO 8601, read as dates are shown."""
    return " ".join(map(_word_as_iso, typed.split()))


def _word_as_iso(word: str) -> str:
    found = _TYPED.fullmatch(word)
    if found is None:
        return word
    first, second, year = map(int, found.groups())
    parts = [field.part for field in _fields(_pattern(QLocale()))]
    months_first = parts.index("M") < parts.index("d")
    for month, day in ((first, second), (second, first)) if months_first else ((second, first),):
        if _exists(year, month, day):
            return f"{year:04}-{month:02}-{day:02}"
    return word


def _exists(year: int, month: int, day: int) -> bool:
    try:
        date(year, month or 1, day or 1)
    except ValueError:
        return False
    return True


def _shown(locale: QLocale, known: Mapping[str, int]) -> str:
    fields = [field for field in _fields(_pattern(locale)) if field.part in known]
    text = "".join(
        (field.before if place else "") + f"{known[field.part]:0{field.digits}}"
        for place, field in enumerate(fields)
    )
    zero = ord(locale.zeroDigit())
    return (
        text if zero == ord("0") else text.translate({ord("0") + digit: zero + digit for digit in range(10)})
    )


def _pattern(locale: QLocale) -> str:
    return locale.dateFormat(_SHORT)


@cache
def _fields(pattern: str) -> tuple[_Field, ...]:
    """The parts of a form such as ``d.MM.yy``; what stands around all of them, as “г.” does, is left out."""
    fields, before = [], ""
    for piece in re.findall(r"'[^']*'|d+|M+|y+|[^dMy']+", pattern):
        part = piece[0]
        if part in "dMy":
            digits = 4 if part == "y" else min(len(piece), 2)
            fields.append(_Field(part, digits, before))
            before = ""
        else:
            before += piece.strip("'")
    complete = {field.part for field in fields} == {"d", "M", "y"} and len(fields) == 3
    return tuple(fields) if complete else _fields("yyyy-MM-dd")
