"""Dates of games, which may be known in part: read as people type them, written as PDN has them."""

from __future__ import annotations

import re
from datetime import date

_UNKNOWN = "????.??.??"
_YEAR_FIRST = re.compile(r"([0-9]{4})(?:[-./ ]+([0-9]{1,2}|\?\?)(?:[-./ ]+([0-9]{1,2}|\?\?))?)?")
_DAY_FIRST = re.compile(r"(?:([0-9]{1,2})[-./ ]+)?([0-9]{1,2})[-./ ]+([0-9]{4})")


def read_date(text: str) -> str | None:
    """The PDN form of a date: ``1998.05.??`` for ``5.1998``; "" for an unknown one, None for no date."""
    text = text.strip()
    if text in {"", "?", _UNKNOWN}:
        return ""
    if found := _YEAR_FIRST.fullmatch(text):
        year, month, day = found.groups()
    elif found := _DAY_FIRST.fullmatch(text):
        day, month, year = found.groups()
    else:
        return None
    return _written(year, month, day)


def _written(year: str, month: str | None, day: str | None) -> str | None:
    known_month = month not in {None, "??"}
    known_day = day not in {None, "??"}
    try:
        date(int(year) or 2000, int(month or 1) if known_month else 1, int(day or 1) if known_day else 1)
    except ValueError:
        return None
    if known_day and not known_month:
        return None
    written_month = f"{int(month or 0):02}" if known_month else "??"
    return f"{year}.{written_month}.{int(day or 0):02}" if known_day else f"{year}.{written_month}.??"


def shown_date(tag: str) -> str:
    """A PDN date as it stands in a field: what is unknown at its end is left out."""
    return re.sub(r"(?:\.\?\?)+$", "", tag) if not tag.startswith("?") else ""
