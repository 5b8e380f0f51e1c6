"""Opening books on disk: SQLite files with a record of how they were made and a row for each position.

docs/openings.md describes the format. This module knows neither moves nor
rules, apart from the fingerprint that it keeps.
"""

from __future__ import annotations

import hashlib
import sqlite3
import struct
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.files.errors import BookError, BookProblem
from harzdame_engine.files.regular import open_regular
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.rules.rules import Rules

SUFFIX = ".book"
APPLICATION_ID = 0x48445A42
"""“HDZB”: the number by which SQLite knows the application that made a file."""
FORMAT = 1

_SCHEMA = (
    "CREATE TABLE record (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE position (key INTEGER PRIMARY KEY, score INTEGER NOT NULL, own INTEGER NOT NULL, "
    "expanded INTEGER)",
)
_KNOWN = [("table", statement) for statement in _SCHEMA]
_ROW = struct.Struct("<qhhi")
_CHECKSUM = "checksum"
_MOST_WORDS = 100
_SHORTEST_ROW = 8
"""Bytes of a file that a row takes at least."""


@dataclass(frozen=True, slots=True)
class BookRecord:
    """The settings that a book was made with.

    `game`, `rules`: the game's id and the fingerprint of its rules. `version`:
    that of this package. `evaluation`, `nodes`: the judge of positions, and
    the size of the search of each. `deviation`: the hundredths of a man that
    count like one more ply of depth. `date`: of the last change, 2026-11-21.
    """

    game: str
    rules: str
    version: str
    evaluation: str
    nodes: int
    deviation: int
    date: str


class BookRow(NamedTuple):
    """A position of a book; scores in hundredths of a man for the side to move.

    `own`: the score of its own search; `score`: the one backed up from the
    positions that follow. `expanded`: the number of the expansion, from 1, in
    which its moves were added; None if they were not.
    """

    key: int
    score: int
    own: int
    expanded: int | None


def read_book(path: Path) -> tuple[BookRecord, list[BookRow]]:
    """The content of a book that no process is writing, by ascending keys, checked.

    Raises:
        BookError: it cannot be read, is no book or is damaged.
    """
    # immutable: neither lock nor journal is looked for, which a folder that cannot be written would forbid
    with _opened(path, "mode=ro&immutable=1") as database:
        return _read(path, database)


class BookWriter:
    """A book being made, as a context manager that keeps other writers out.

    `record` and `rows`: its content when it was opened; None and [] for a new book.
    """

    def __init__(self, path: Path) -> None:
        """Open the book at `path`, or begin one there.

        Raises:
            BookError: it cannot be written, is no book or is damaged.
        """
        self.record: BookRecord | None = None
        self.rows: list[BookRow] = []
        self._path = path
        self._stack = ExitStack()
        fresh = not path.exists() or path.stat().st_size == 0
        with ExitStack() as stack:
            self._database = stack.enter_context(_opened(path, "mode=rwc"))
            self._database.execute("PRAGMA locking_mode = EXCLUSIVE")
            if not fresh:
                self.record, self.rows = _read(path, self._database)
            self._stack = stack.pop_all()
        self._written = set(self.rows)

    def __enter__(self) -> BookWriter:
        return self

    def __exit__(self, *_error: object) -> None:
        self._stack.close()

    def write(self, record: BookRecord, rows: Iterable[BookRow]) -> None:
        """Make this the book's content, whole or not at all; positions can be added but not removed.

        Raises:
            BookError: it cannot be written.
        """
        content = sorted(rows)
        words = _words(record)
        words[_CHECKSUM] = _checksum(words, content)
        with _problems(self._path):
            self._database.execute("BEGIN IMMEDIATE")
            if not self._written:
                self._begin()
            changed = (row for row in content if row not in self._written)
            self._database.executemany("INSERT OR REPLACE INTO position VALUES (?, ?, ?, ?)", changed)
            self._database.executemany("INSERT OR REPLACE INTO record VALUES (?, ?)", words.items())
            self._database.execute("COMMIT")
        self._written = set(content)

    def pack(self) -> None:
        """Release disk space that is no longer needed.

        Raises:
            BookError: it cannot be written.
        """
        with _problems(self._path):
            self._database.execute("VACUUM")

    def _begin(self) -> None:
        self._database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        self._database.execute(f"PRAGMA user_version = {FORMAT}")
        for statement in _SCHEMA:
            self._database.execute(statement)


def check_game(path: Path, record: BookRecord, rules: Rules) -> None:
    """Check that a book is for a game.

    Raises:
        BookError: it is for another game, or for other rules of it.
    """
    if record.game != rules.id:
        raise BookError(path, BookProblem.OTHER_GAME, f"{record.game}, not {rules.id}")
    if record.rules != fingerprint(rules):
        raise BookError(path, BookProblem.OTHER_RULES)


@contextmanager
def _opened(path: Path, how: str) -> Iterator[sqlite3.Connection]:
    """A connection without implicit transactions; its errors become `BookError`."""
    with _problems(path):
        if how.startswith("mode=ro"):
            open_regular(path).close()  # SQLite would not say why it cannot
        address = f"{path.resolve().as_uri()}?{how}"
        database = sqlite3.connect(address, uri=True, isolation_level=None, timeout=0)
        with closing(database):
            database.execute("PRAGMA trusted_schema = OFF")
            database.execute("PRAGMA cell_size_check = ON")
            yield database


@contextmanager
def _problems(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BookError(path, BookProblem.UNREADABLE, error.strerror or str(error)) from None
    except sqlite3.OperationalError as error:
        raise BookError(path, BookProblem.UNREADABLE, str(error)) from None
    except sqlite3.DatabaseError as error:
        problem = (
            BookProblem.NO_BOOK if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB else BookProblem.DAMAGED
        )
        raise BookError(path, problem, str(error)) from None


def _read(path: Path, database: sqlite3.Connection) -> tuple[BookRecord, list[BookRow]]:
    ((identity,),) = database.execute("PRAGMA application_id")
    ((version,),) = database.execute("PRAGMA user_version")
    if identity != APPLICATION_ID:
        raise BookError(path, BookProblem.NO_BOOK)
    if version != FORMAT:
        raise BookError(path, BookProblem.NEWER, f"its format is {version}, known is {FORMAT}")
    try:
        if sorted(database.execute("SELECT type, sql FROM sqlite_schema")) != sorted(_KNOWN):
            raise BookError(path, BookProblem.DAMAGED, "it holds other than the tables of a book")
        words = dict(_as_many(database.execute("SELECT name, value FROM record"), _MOST_WORDS))
        stored = database.execute("SELECT key, score, own, expanded FROM position ORDER BY key")
        rows = [BookRow(*row) for row in _as_many(stored, path.stat().st_size // _SHORTEST_ROW)]
        if words.pop(_CHECKSUM, "") == _checksum(words, rows):
            return _record(words), rows
    except (KeyError, ValueError, TypeError, struct.error):
        pass  # values of types that were never written
    raise BookError(path, BookProblem.DAMAGED, "its content is not what was written")


def _as_many(rows: Iterable[tuple[Any, ...]], most: int) -> Iterator[tuple[Any, ...]]:
    """The rows, as many as there can be: pages that lead to one another in a circle have no last row.

    Raises:
        ValueError: there are more.
    """
    for number, row in enumerate(rows):
        if number >= most:
            raise ValueError("there are more rows than the file has room for")
        yield row


def _checksum(words: Mapping[str, str], rows: Iterable[BookRow]) -> str:
    """SHA-256 of the record, a line for each name, and of the rows by ascending keys."""
    digest = hashlib.sha256()
    for name, value in sorted(words.items()):
        digest.update(f"{name}={value}\n".encode())
    pack = _ROW.pack
    digest.update(b"".join(pack(key, score, own, expanded or 0) for key, score, own, expanded in rows))
    return digest.hexdigest()


def _words(record: BookRecord) -> dict[str, str]:
    return {name: str(value) for name, value in asdict(record).items()}


def _record(words: Mapping[str, str]) -> BookRecord:
    return BookRecord(
        game=words["game"],
        rules=words["rules"],
        version=words["version"],
        evaluation=words["evaluation"],
        nodes=int(words["nodes"]),
        deviation=int(words["deviation"]),
        date=words["date"],
    )
