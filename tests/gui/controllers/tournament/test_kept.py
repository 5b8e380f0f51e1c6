"""Records of tournaments that are removed and put back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from harzdame_gui.controllers.tournament.holding import TakenError, held
from harzdame_gui.controllers.tournament.kept import (
    RemovedError,
    check_kept,
    kept_in,
    put_back,
    remove,
    resumed,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.tournament"
    path.write_text("first")
    return path


def test_what_was_removed_is_put_back_as_it_was(path: Path) -> None:
    os.utime(path, (1e9, 1e9))  # its thirty days begin as it is removed
    removed = remove(path)
    assert removed
    assert kept_in(path.parent) == ()
    other = path.with_name("b.tournament")
    other.write_text("")
    remove(other)
    put_back(removed)
    assert path.read_text() == "first"


def test_what_was_removed_long_ago_is_deleted_with_the_next(path: Path) -> None:
    old = path.with_name("old.tournament.removed")
    old.write_text("")
    os.utime(old, (1e9, 1e9))
    remove(path)
    assert not old.exists()


def test_nothing_is_overwritten_by_what_is_put_back(path: Path) -> None:
    removed = remove(path)
    assert removed
    path.write_text("second")
    with pytest.raises(FileExistsError):
        put_back(removed)
    assert path.read_text() == "second"
    path.unlink()
    put_back(removed)
    assert path.read_text() == "first"


def test_one_that_is_gone_or_played_is_not_removed(path: Path) -> None:
    with held(path), pytest.raises(TakenError):
        remove(path)
    path.unlink()
    assert remove(path) is None


def test_a_removed_one_is_told_from_one_whose_folder_is_gone(path: Path) -> None:
    check_kept(path)
    remove(path)
    for ask in (check_kept, resumed):
        with pytest.raises(RemovedError):
            ask(path)
    check_kept(path.parent / "gone" / path.name)
