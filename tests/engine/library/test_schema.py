import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine.library.connection import Connection
from harzdame_engine.library.errors import LibraryError, LibraryProblem
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.schema import SCHEMA, Schema
from harzdame_engine.library.upgrade import backup_path

NEXT = Schema(
    SCHEMA.first,
    (*SCHEMA.upgrades, "CREATE TABLE more(x);\nINSERT INTO more VALUES ('a; b');"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A library of the present version, closed, with a game."""
    path = tmp_path / "folder" / "library.sqlite"
    with Library(path) as library:
        import_text(library.games, '[White "A"]\n\n1. e2-f2 *')
    return path


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_a_new_library_has_the_present_version(file: Path) -> None:
    assert version(file) == SCHEMA.version


def test_a_newer_library_is_refused_and_left_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA.version + 1}")
    with pytest.raises(LibraryError) as refused:
        Library(file)
    assert refused.value.problem is LibraryProblem.NEWER
    assert "newer" in str(refused.value)
    assert version(file) == SCHEMA.version + 1


def test_an_older_library_is_upgraded_behind_a_backup(file: Path) -> None:
    connection = Connection(file, NEXT)
    assert connection.rows("SELECT x FROM more") == [("a; b",)]
    assert connection.rows("SELECT white FROM games") == [("A",)]
    connection.close()
    assert version(file) == NEXT.version
    copy = backup_path(file, SCHEMA.version)
    assert version(copy) == SCHEMA.version
    with Library(copy) as library:
        assert len(library.games) == 1


def test_an_upgrade_that_fails_changes_nothing(file: Path) -> None:
    broken = NEXT._replace(upgrades=(*SCHEMA.upgrades, "CREATE TABLE more(x); INSERT INTO none VALUES (1);"))
    with pytest.raises(LibraryError):
        Connection(file, broken)
    assert version(file) == SCHEMA.version
    with Library(file) as library:
        assert len(library.games) == 1


def test_a_library_that_is_upgraded_twice_at_once_is_upgraded_once(file: Path) -> None:
    first = Connection(file, NEXT)
    second = Connection(file, NEXT)
    assert second.rows("SELECT count(*) FROM more") == [(1,)]
    first.close()
    second.close()


def test_another_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE mine(x)")
    before = path.read_bytes()
    with pytest.raises(LibraryError) as refused:
        Library(path)
    assert refused.value.problem is LibraryProblem.NO_LIBRARY
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b'[Event "no library"]\n' * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_what_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.pdn"
    path.write_bytes(content)
    with pytest.raises(LibraryError) as refused:
        Library(path)
    assert refused.value.problem in {LibraryProblem.NO_LIBRARY, LibraryProblem.DAMAGED}
    assert path.read_bytes() == content


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LibraryError) as refused:
        Library(tmp_path / "file" / "library.sqlite")
    assert refused.value.problem is LibraryProblem.UNREADABLE


def test_a_library_of_the_first_version_is_upgraded(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    Connection(path, Schema(SCHEMA.first)).close()
    with Library(path) as library:
        import_text(library.games, '[White "A"]\n\n1. e2-f2 *')
        assert library.games.edit_tags(1, 1, {"White": "B"}) == 2
    assert version(path) == SCHEMA.version


@pytest.mark.usefixtures("bound_by_rights")
def test_a_library_in_a_folder_that_may_not_be_written_says_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(LibraryError) as refused:
        Library(tmp_path / "deeper" / "library.sqlite")
    assert refused.value.problem is LibraryProblem.READ_ONLY
