"""How long ago something was left: by the days on which the app was used, whatever the clock says."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from harzdame_gui.controllers.storage.used_days import FILE_NAME, day_of, is_past, note_day

DAY = 86_400.0
NOW = datetime(2026, 12, 1, tzinfo=UTC).timestamp()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE_NAME


def used(path: Path, *moments: float) -> tuple[str, ...]:
    """The days after the app was used at these moments."""
    days: tuple[str, ...] = ()
    for moment in moments:
        days = note_day(path, moment)
    return days


def month(since: float) -> list[float]:
    """Thirty days after the one of `since`."""
    return [since + number * DAY for number in range(1, 31)]


def test_what_was_left_a_month_of_use_ago_is_past(path: Path) -> None:
    days = used(path, NOW, *month(NOW))
    assert is_past(NOW, 30, days, NOW + 31 * DAY)
    assert not is_past(NOW + DAY, 30, days, NOW + 40 * DAY)  # the app was used on fewer days
    assert not is_past(NOW, 30, days, NOW + 29 * DAY)


def test_a_clock_that_is_set_forward_makes_nothing_old(path: Path) -> None:
    days = used(path, NOW, NOW + 3000 * DAY)
    assert not is_past(NOW, 30, days, NOW + 3000 * DAY)
    days = used(path, *month(NOW))  # it is set right
    assert not is_past(NOW + DAY, 30, days, NOW + 3000 * DAY)


@pytest.mark.parametrize("wrong", [NOW - 200 * DAY, 0.0])
def test_what_was_left_while_the_clock_was_behind_is_not_old(path: Path, wrong: float) -> None:
    days = used(path, *month(NOW - 40 * DAY), wrong, NOW)
    assert not is_past(wrong, 30, days, NOW)


def test_a_day_that_was_not_noted_counts_as_the_one_before_it(path: Path) -> None:
    """The app was open at midnight."""
    days = used(path, NOW, *month(NOW + DAY))
    assert is_past(NOW + DAY, 30, days, NOW + 32 * DAY)
    assert not is_past(NOW + 2.5 * DAY, 30, days, NOW + 33 * DAY)


def test_the_file_has_each_day_once_and_does_not_grow_for_ever(path: Path) -> None:
    assert used(path, NOW, NOW + 5, NOW + 10) == (day_of(NOW),)
    days = used(path, *(NOW + number * DAY for number in range(300)))
    assert len(days) == 100
    assert json.loads(path.read_bytes())["days"] == list(days)


def test_where_the_days_cannot_be_noted_nothing_is_past(path: Path) -> None:
    path.mkdir()
    assert note_day(path, NOW) == ()
    assert not is_past(NOW - 100 * DAY, 30, (), NOW)
