"""Which tables are at hand: one game's at a time, looked for again when told to."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.tables.errors import TableError
from harzdame_engine.tables.shelf import INSTALLED, NONE, TableShelf, shelf_named

from tests.made_up_tables import made_up_tables

HARZDAME = variant("harzdame")


def test_they_are_opened_once_for_each_game(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    shelf = TableShelf([tmp_path])
    tables = shelf.tables(HARZDAME)
    assert tables.most_pieces == 3
    assert shelf.tables(HARZDAME) is tables
    assert shelf.tables(variant("turkish")).most_pieces == 0


def test_others_count_when_it_looks_again(tmp_path: Path) -> None:
    shelf = TableShelf([tmp_path])
    assert shelf.tables(HARZDAME).most_pieces == 0
    made_up_tables(tmp_path, "KKvK")
    assert shelf.tables(HARZDAME).most_pieces == 0
    shelf.look_again()
    assert shelf.tables(HARZDAME).most_pieces == 3


def test_it_can_look_elsewhere_or_nowhere(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    shelf = TableShelf([tmp_path])
    shelf.look_in(())
    assert shelf.tables(HARZDAME).most_pieces == 0
    shelf.look_in([tmp_path])
    assert shelf.tables(HARZDAME).most_pieces == 3


def test_a_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    damaged = tmp_path / "harzdame" / "KKvK.table"
    damaged.parent.mkdir()
    damaged.write_bytes(b"")
    told: list[TableError] = []
    shelf = TableShelf([tmp_path], told.append)
    shelf.tables(HARZDAME)
    shelf.tables(HARZDAME)
    assert [problem.path for problem in told] == [damaged]


def test_a_shelf_is_named_by_a_word_or_a_folder(tmp_path: Path) -> None:
    assert shelf_named(NONE) is None
    installed, folder = shelf_named(INSTALLED), shelf_named(str(tmp_path))
    assert installed is not None
    assert folder is not None
    assert installed.tables(HARZDAME).most_pieces == 3
    made_up_tables(tmp_path, "KvK", game="gothic")
    assert folder.tables(variant("gothic")).most_pieces == 2
    assert folder.tables(HARZDAME).most_pieces == 3  # those that come with the program count beside it
    for name in ("", str(tmp_path / "missing"), __file__):
        with pytest.raises(ValueError, match="is no folder"):
            shelf_named(name)
