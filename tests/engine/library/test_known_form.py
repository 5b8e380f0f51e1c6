"""Libraries that strangers have made: by kinds, what a file can hold beside the tables of a library."""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine.library.connection import Connection
from harzdame_engine.library.errors import LibraryError, LibraryProblem
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.schema import APPLICATION_ID, SCHEMA, Schema, statements

REWRITE = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, {0!r}, {1!r});"
TRAP = "CREATE TRIGGER trap AFTER UPDATE OF stars ON games BEGIN DELETE FROM games WHERE id <> new.id; END;"

STRANGE = {
    "trigger": TRAP,
    "trigger on a row taken out": "CREATE TRIGGER trap AFTER DELETE ON games BEGIN DELETE FROM labels; END;",
    "view": "CREATE VIEW more AS SELECT * FROM games;",
    "view for a table": "DROP TABLE origins; CREATE VIEW origins AS SELECT 1 AS game, x'00' AS digest;",
    "virtual table": "CREATE VIRTUAL TABLE more USING fts5(x);",
    "another virtual table for the words": (
        "DROP TABLE words; CREATE VIRTUAL TABLE words USING fts5(white, black, event, site, other, comments);"
    ),
    "table": "CREATE TABLE more(x);",
    "statistics": "ANALYZE;",
    "index": "CREATE INDEX more ON games(plies, stars);",
    "index of an expression": "CREATE INDEX more ON games(abs(plies));",
    "missing table": "DROP TABLE labels;",
    "missing index": "DROP INDEX games_by_stars;",
    "column": "ALTER TABLE games ADD COLUMN more;",
    "missing column": "ALTER TABLE games DROP COLUMN complete;",
    "altered column": REWRITE.format("stars INTEGER NOT NULL DEFAULT 0", "stars TEXT NOT NULL DEFAULT 0"),
    "generated column": "ALTER TABLE games ADD COLUMN more AS (stars * 2);",
    "condition": REWRITE.format("plies INTEGER NOT NULL", "plies INTEGER NOT NULL CHECK (plies < 9)"),
    "default": REWRITE.format("stars INTEGER NOT NULL DEFAULT 0", "stars INTEGER NOT NULL DEFAULT 5"),
    "cascade": REWRITE.format("folder INTEGER REFERENCES folders(id) ON DELETE SET NULL",
                              "folder INTEGER REFERENCES folders(id) ON DELETE CASCADE"),
    "no version": "PRAGMA user_version = 0;",
    "version below the first": "PRAGMA user_version = -5;",
    "older version": "PRAGMA user_version = 1;",
}  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library with five games, closed."""
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        import_text(library.games, "\n".join(f'[White "W{n}"]\n\n1. e2-f2 *\n' for n in range(5)))
        library.games.set_stars([1], 1)
    return path


def alter(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")  # all in one file, to be compared
        for statement in statements(script):
            db.execute(statement)


def refusal(path: Path) -> LibraryError:
    """Why the file is refused; it is left as it was, and nothing beside it."""
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    with pytest.raises(LibraryError) as refused:
        Library(path)
    after = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    scratch = f"{path.name}-shm"  # the index of the log, which nothing is read from
    assert {name: after[name] for name in after if name != scratch} == before
    return refused.value


@pytest.mark.parametrize("kind", STRANGE)
def test_what_holds_anything_else_is_refused_and_left_alone(path: Path, kind: str) -> None:
    alter(path, STRANGE[kind])
    error = refusal(path)
    assert error.problem is LibraryProblem.OTHER_FORM
    assert error.detail


def test_the_trap_would_go_off(path: Path) -> None:
    alter(path, TRAP)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE games SET stars = 3 WHERE id = 2")
        assert db.execute("SELECT count(*) FROM games").fetchone() == (1,)


def test_text_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA encoding = 'UTF-16le'")
        for statement in statements(SCHEMA.script(SCHEMA.version)):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {SCHEMA.version}")
    assert refusal(path).problem is LibraryProblem.OTHER_FORM


@pytest.fixture
def killed(path: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of the library as a kill leaves it: what was written last lies in the log beside it."""
    folder = tmp_path / "killed"
    folder.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(TRAP)
        for name in (path.name, f"{path.name}-wal"):
            shutil.copy(path.with_name(name), folder / name)
    yield folder / path.name


def test_what_lies_in_the_log_counts(killed: Path) -> None:
    assert killed.with_name(f"{killed.name}-wal").stat().st_size > 0
    refused = refusal(killed)
    assert refused.problem is LibraryProblem.OTHER_FORM
    assert "trap" in refused.detail


def test_a_log_of_ones_own_is_taken_up(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / path.name
    copy.parent.mkdir()
    with Library(path) as library:
        library.games.set_stars([2], 5)
        for name in (path.name, f"{path.name}-wal"):
            shutil.copy(path.with_name(name), copy.with_name(name))
    with Library(copy) as library:
        assert [row.stars for row in library.games.rows([1, 2])] == [1, 5]


def test_a_making_that_was_killed_is_begun_anew(tmp_path: Path) -> None:
    """A journal that is to be rolled back can be read by nobody who may not write."""
    path = tmp_path / "made" / "library.sqlite"
    path.parent.mkdir()
    script = (
        "import os, sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "db.execute('PRAGMA cache_size = 1'); db.execute('PRAGMA cache_spill = 1')\n"
        "db.execute('VACUUM'); db.execute('BEGIN IMMEDIATE')\n"
        "for number in range(200): db.execute(f'CREATE TABLE t{number}(x)')\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=True)
    assert path.with_name(f"{path.name}-journal").exists()
    with Library(path) as library:
        assert len(library.games) == 0


def test_damage_is_told_before_anything_is_written(path: Path) -> None:
    alter(path, "SELECT 1;")
    data = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'games'").fetchall()
        ((size,),) = db.execute("PRAGMA page_size")
    data[(page - 1) * size : (page - 1) * size + 200] = b"\xa5" * 200
    path.write_bytes(data)
    assert refusal(path).problem is LibraryProblem.DAMAGED


def test_two_tables_in_one_place_are_damage(path: Path) -> None:
    alter(
        path,
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage ="
        " (SELECT rootpage FROM sqlite_schema WHERE name = 'texts') WHERE name = 'sources';",
    )
    assert refusal(path).problem is LibraryProblem.DAMAGED


def test_names_that_are_no_text_are_damage(path: Path) -> None:
    alter(
        path,
        "CREATE TABLE more(x); PRAGMA writable_schema = ON;"
        " UPDATE sqlite_schema SET name = CAST(x'6dff' AS TEXT) WHERE name = 'more';",
    )
    assert refusal(path).problem is LibraryProblem.DAMAGED


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "library.sqlite")
    with pytest.raises(LibraryError) as refused:
        Library(tmp_path / "library.sqlite")
    assert refused.value.problem is LibraryProblem.UNREADABLE


def test_checking_leaves_the_locks_of_other_connections(path: Path) -> None:
    """To close a file by oneself ends the locks that SQLite holds on it for the whole process."""
    first = Connection(path)
    with first.writing() as db:
        db.execute("INSERT INTO folders(name) VALUES ('a')")
        Connection(path, busy_seconds=0.05).close()
        script = (
            "import sqlite3, sys\n"
            "db = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None)\n"
            "try: db.execute('BEGIN IMMEDIATE')\n"
            "except sqlite3.OperationalError: sys.exit(7)\n"
        )
        ended = subprocess.run([sys.executable, "-c", script, str(path)], check=False).returncode
        assert ended == 7
    first.close()


@pytest.mark.parametrize(
    ("version", "digest"),
    [(1, "52ba06adbd0cc8cc"), (2, "f389b0dc0cd9801a")],
)
def test_what_was_released_stays_as_it_is(version: int, digest: str) -> None:
    assert hashlib.sha256(SCHEMA.script(version).encode()).hexdigest()[:16] == digest


def test_an_older_form_is_known_too(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    Connection(path, Schema(SCHEMA.first)).close()
    alter(path, TRAP)
    assert refusal(path).problem is LibraryProblem.OTHER_FORM


def test_a_library_in_which_everything_is_used_is_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        import_text(library.games, "1. f1-g1 f5-f4 *\n\n1. a1-h8 *\n\n")
        library.games.add_label([1, 2], "sharp")
        library.games.set_stars([1], 3)
        library.games.set_folder([2], library.folders.add("Matches", library.folders.add("Club")))
        library.games.set_origin(1, b"digest", "1. f1-g1 f5-f4 *")
    with Library(path) as library:
        assert library.games.labels() == ("sharp",)
        assert len(library.games) == 2
