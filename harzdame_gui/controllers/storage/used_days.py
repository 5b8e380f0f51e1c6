"""The days on which the app was used: by them it is told how long ago something was left.

A clock alone would tell wrong where it was set forward or back: all that is kept for a while would be old at
once. A day more passes here only as the app meets another date, whatever date that is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from harzdame_gui.controllers.storage.file_failure import FileError
from harzdame_gui.controllers.storage.json_values import version_of
from harzdame_gui.controllers.storage.kept_values import values_to_change
from harzdame_gui.controllers.storage.storage import in_turn, write_whole

FILE_NAME = "days.json"
_VERSION = 1
_MOST_DAYS = 100
_MOST_BYTES = 1 << 16
_EARLIEST = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""A file that is older than this program was written while the clock was wrong: nobody knows its age."""
_DAY_S = 24 * 3600


def note_day(path: Path, now: float) -> tuple[str, ...]:
    """Note in the file at `path` that the app is used at this time; returns all days, the latest last.

    Where that cannot be done now there are none, and nothing is past.
    """
    with suppress(OSError, FileError), in_turn(path):
        return _noted(path, day_of(now))
    return ()


def is_past(at: float, most: int, days: Sequence[str], now: float) -> bool:
    """Whether so many days have passed since a moment, by the clock and by the days of use as well."""
    return _EARLIEST < at < now - most * _DAY_S and _days_after(at, days) >= most


def day_of(moment: float) -> str:
    """The date of a moment in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def _noted(path: Path, today: str) -> tuple[str, ...]:
    values = values_to_change(path, _MOST_BYTES, _has_days) or {"days": []}
    days = values["days"]
    if days[-1:] != [today]:
        days = values["days"] = [*days, today][-_MOST_DAYS:]
        values["version"] = version_of(values, _VERSION)
        write_whole(path, json.dumps(values).encode())
    return tuple(days)


def _days_after(at: float, days: Sequence[str]) -> int:
    """The days of use that came after that of a moment, or after the last one that is not later than it."""
    day, after = day_of(at), list(reversed(days))
    same = next((place for place, each in enumerate(after) if each == day), None)
    if same is not None:
        return same
    return next((place for place, each in enumerate(after) if each <= day), len(after))


def _has_days(values: dict[str, Any]) -> bool:
    days = values.get("days")
    return isinstance(days, list) and all(isinstance(each, str) for each in days)
