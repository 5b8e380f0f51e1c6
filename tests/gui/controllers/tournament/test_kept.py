"""Records of tournaments that are removed and put back."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from harzdame_gui.controllers.storage.used_days import note_day
from harzdame_gui.controllers.tournament.holding import TakenError, held
from harzdame_gui.controllers.tournament.kept import (
    RemovedError,
    check_kept,
    kept_in,
    put_back,
    remove,
    resumed,
)

DAY = 86_400.0


@pytest.fixture
def days(tmp_path: Path) -> Path:
    return tmp_path / "days.json"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tournaments" / "a.tournament"
    path.parent.mkdir()
    path.write_text("first")
    return path


def test_what_was_removed_is_put_back_as_it_was(path: Path, days: Path) -> None:
    os.utime(path, (1e9, 1e9))  # its thirty days begin as it is removed
    removed = remove(path, days)
    assert removed
    assert kept_in(path.parent) == ()
    other = path.with_name("b.tournament")
    other.write_text("")
    remove(other, days)
    put_back(removed)
    assert path.read_text() == "first"


def test_what_was_removed_a_month_ago_is_deleted_with_the_next(path: Path, days: Path) -> None:
    old, young = (path.with_name(f"{name}.tournament.removed") for name in ("old", "young"))
    now = time.time()
    for number in range(40, 0, -1):
        note_day(days, now - number * DAY)
    for removed, age in ((old, 35), (young, 25)):
        removed.write_text("")
        os.utime(removed, (now - age * DAY,) * 2)
    remove(path, days)
    assert (old.exists(), young.exists()) == (False, True)


@pytest.mark.parametrize("by", [4000 * DAY, -200 * DAY, -20_000 * DAY])
def test_a_clock_that_is_set_while_it_could_be_put_back_deletes_nothing(
    path: Path, days: Path, by: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forward, or forward again after one was removed while it was behind."""
    right, touch = time.time, os.utime
    set_by = [min(by, 0.0)]
    monkeypatch.setattr(time, "time", lambda: right() + set_by[0])
    monkeypatch.setattr(os, "utime", lambda path, *_: touch(path, (time.time(),) * 2))
    removed = remove(path, days)
    set_by[0] = max(by, 0.0)
    other = path.with_name("b.tournament")
    other.write_text("")
    remove(other, days)
    assert removed
    put_back(removed)
    assert path.read_text() == "first"


def test_nothing_is_overwritten_by_what_is_put_back(path: Path, days: Path) -> None:
    removed = remove(path, days)
    assert removed
    path.write_text("second")
    with pytest.raises(FileExistsError):
        put_back(removed)
    assert path.read_text() == "second"
    path.unlink()
    put_back(removed)
    assert path.read_text() == "first"


def test_one_that_is_gone_or_played_is_not_removed(path: Path, days: Path) -> None:
    with held(path), pytest.raises(TakenError):
        remove(path, days)
    path.unlink()
    assert remove(path, days) is None


def test_a_removed_one_is_told_from_one_whose_folder_is_gone(path: Path, days: Path) -> None:
    check_kept(path)
    remove(path, days)
    for ask in (check_kept, resumed):
        with pytest.raises(RemovedError):
            ask(path)
    check_kept(path.parent / "gone" / path.name)
