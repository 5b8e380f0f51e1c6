import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from harzdame_engine.library.connection import Connection
from harzdame_engine.library.errors import LibraryError, LibraryProblem


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


def test_a_transaction_is_kept_whole_or_not_at_all(path: Path) -> None:
    connection = Connection(path)
    with connection.writing() as db:
        db.execute("INSERT INTO folders(name) VALUES ('a')")
    with pytest.raises(ZeroDivisionError), connection.writing() as db:
        db.execute("INSERT INTO folders(name) VALUES ('b')")
        raise ZeroDivisionError
    assert connection.rows("SELECT name FROM folders WHERE NOT own") == [("a",)]
    connection.close()


def test_what_was_done_is_on_the_disk(path: Path) -> None:
    connection = Connection(path)
    assert connection.rows("PRAGMA journal_mode") == [("wal",)]
    assert connection.rows("PRAGMA synchronous") == [(2,)]  # FULL: a power cut takes nothing back
    connection.close()


def test_readers_wait_for_nobody_and_see_what_was_kept(path: Path) -> None:
    one, other = Connection(path), Connection(path)
    before = other.state()
    with one.writing() as db:
        db.execute("INSERT INTO folders(name) VALUES ('a')")
        assert other.rows("SELECT count(*) FROM folders") == [(1,)]
    assert other.rows("SELECT count(*) FROM folders") == [(2,)]
    assert other.state() != before
    one.close()
    other.close()


def test_a_library_that_stays_locked_is_named(path: Path) -> None:
    one, other = Connection(path), Connection(path, busy_seconds=0.05)
    with one.writing(), pytest.raises(LibraryError) as refused, other.writing():
        pass
    assert refused.value.problem is LibraryProblem.LOCKED
    with other.writing() as db:  # and it can be written when the other has ended
        db.execute("INSERT INTO folders(name) VALUES ('b')")
    one.close()
    other.close()


def test_failures_of_the_database_are_told_in_our_words(path: Path) -> None:
    connection = Connection(path)
    with pytest.raises(LibraryError) as failed:
        connection.rows("SELECT nothing")
    assert failed.value.problem is LibraryProblem.UNREADABLE
    assert isinstance(failed.value.__cause__, sqlite3.Error)
    connection.close()


def test_a_game_needs_its_folder(path: Path) -> None:
    connection = Connection(path)
    with pytest.raises(LibraryError), connection.writing() as db:
        db.execute("INSERT INTO folders(name, parent) VALUES ('a', 99)")
    connection.close()


def test_what_a_stranger_wrote_into_the_schema_is_not_trusted(tmp_path: Path) -> None:
    connection = Connection(tmp_path / "games.library")
    try:
        assert connection.rows("PRAGMA trusted_schema") == [(0,)]
        assert connection.rows("PRAGMA cell_size_check") == [(1,)]
    finally:
        connection.close()


def test_threads_that_open_a_new_library_together_all_have_it(tmp_path: Path) -> None:
    """Without taking turns, five pairs of threads in three hundred met a library half made."""
    for number in range(60):
        path = tmp_path / f"{number}.library"
        together = Barrier(4)

        def opened(path: Path = path, together: Barrier = together) -> list[tuple[object, ...]]:
            together.wait()
            with closing(Connection(path)) as connection:
                return connection.rows("PRAGMA journal_mode")

        with ThreadPoolExecutor(4) as threads:
            assert [job.result() for job in [threads.submit(opened) for _ in range(4)]] == [[("wal",)]] * 4
