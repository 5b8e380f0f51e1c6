"""The cache of tables: one game's at a time, looked for again on request."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.endgames.cache import INSTALLED, NONE, EndgameCache, cache_named, tables_named
from harzdame_engine.files.errors import TableError, TableProblem

from tests.made_up_tables import made_up_tables

HARZDAME = variant("harzdame")


def test_they_are_opened_once_for_each_game(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    cache = EndgameCache([tmp_path])
    tables = cache.tables(HARZDAME)
    assert tables.most_pieces == 3
    assert cache.tables(HARZDAME) is tables
    assert cache.tables(variant("turkish")).most_pieces == 0


def test_others_count_when_it_looks_again(tmp_path: Path) -> None:
    cache = EndgameCache([tmp_path])
    assert cache.tables(HARZDAME).most_pieces == 0
    made_up_tables(tmp_path, "KKvK")
    assert cache.tables(HARZDAME).most_pieces == 0
    cache.look_again()
    assert cache.tables(HARZDAME).most_pieces == 3


def test_it_can_look_elsewhere_or_nowhere(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    cache = EndgameCache([tmp_path])
    cache.look_in(())
    assert cache.tables(HARZDAME).most_pieces == 0
    cache.look_in([tmp_path])
    assert cache.tables(HARZDAME).most_pieces == 3


def test_a_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    damaged = tmp_path / "harzdame" / "KKvK.table"
    damaged.parent.mkdir()
    damaged.write_bytes(b"")
    told: list[TableError] = []
    cache = EndgameCache([tmp_path], told.append)
    cache.tables(HARZDAME)
    cache.tables(HARZDAME)
    assert [problem.path for problem in told] == [damaged]


@pytest.mark.usefixtures("bound_by_rights")
@pytest.mark.parametrize("closed", [".", "harzdame"])
def test_a_folder_that_may_not_be_read_is_told_and_leaves_the_others(tmp_path: Path, closed: str) -> None:
    own, other = tmp_path / "own", tmp_path / "other"
    made_up_tables(own, "KKvK")
    made_up_tables(other, "KKvK")
    unreadable = own / closed
    unreadable.chmod(0)
    told: list[TableError] = []
    cache = EndgameCache([own, other], told.append)
    assert cache.tables(HARZDAME).most_pieces == 3
    cache.tables(HARZDAME)
    unreadable.chmod(0o700)
    assert [(problem.path, problem.problem) for problem in told] == [(unreadable, TableProblem.UNREADABLE)]


def test_a_shelf_is_named_by_a_word_or_a_folder(tmp_path: Path) -> None:
    assert cache_named(NONE) is None
    installed, folder = cache_named(INSTALLED), cache_named(str(tmp_path))
    assert installed is not None
    assert folder is not None
    assert installed.tables(HARZDAME).most_pieces == 3
    made_up_tables(tmp_path, "KvK", game="gothic")
    assert folder.tables(variant("gothic")).most_pieces == 2
    assert folder.tables(HARZDAME).most_pieces == 3  # those that come with the program count beside it
    for name in ("", str(tmp_path / "missing"), __file__):
        with pytest.raises(ValueError, match="is not a folder"):
            cache_named(name)


def test_pickled_it_looks_in_the_same_folders(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    copy = pickle.loads(pickle.dumps(EndgameCache([tmp_path])))  # noqa: S301 - our own
    assert copy.tables(HARZDAME).most_pieces == 3


def test_other_tables_than_those_named_are_told(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    cache = EndgameCache([tmp_path])
    name = cache.tables(HARZDAME).name
    assert tables_named(name, cache, HARZDAME) is cache.tables(HARZDAME)
    assert tables_named("", None, HARZDAME) is None
    for other, where in (("", cache), (f"{name} KKKvK", cache), (name, None)):
        with pytest.raises(ValueError, match="other endgame tables"):
            tables_named(other, where, HARZDAME)
