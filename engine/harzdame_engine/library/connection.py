"""A connection to a library's file: its settings, its transactions, and its failures in our words.

Several connections, in one process or in many, may be open to one library.
Readers see what was committed when they began and wait for nobody; writers
take turns. One connection is used by one thread at a time.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from harzdame_engine.library.errors import LibraryError, LibraryProblem
from harzdame_engine.library.known_form import check_file, defend
from harzdame_engine.library.schema import SCHEMA, Schema
from harzdame_engine.library.upgrade import prepare

_OPENING = Lock()
"""One thread at a time: another would find a new library half made, or be in its way to the journal."""
_BUSY_SECONDS = 20.0
"""Longer than any transaction of ours lasts."""

_PROBLEMS = {
    sqlite3.SQLITE_BUSY: LibraryProblem.LOCKED,
    sqlite3.SQLITE_LOCKED: LibraryProblem.LOCKED,
    sqlite3.SQLITE_FULL: LibraryProblem.FULL,
    sqlite3.SQLITE_READONLY: LibraryProblem.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: LibraryProblem.DAMAGED,
    sqlite3.SQLITE_NOTADB: LibraryProblem.NO_LIBRARY,
}

_PROBLEMS_OF_SYSTEM = {
    errno.ENOSPC: LibraryProblem.FULL,
    errno.EACCES: LibraryProblem.READ_ONLY,
    errno.EPERM: LibraryProblem.READ_ONLY,
    errno.EROFS: LibraryProblem.READ_ONLY,
}


class Connection:
    """A library's open file."""

    def __init__(self, path: Path, schema: Schema = SCHEMA, busy_seconds: float = _BUSY_SECONDS) -> None:
        """Open the library, which is made if there is none, and upgraded, after a backup, if it is older.

        Raises:
            LibraryError: it cannot be used, is newer, or holds anything else than a library does.
        """
        self.path = path
        with _OPENING, self._explained():
            path.parent.mkdir(parents=True, exist_ok=True)
            check_file(path, schema)
            self._sqlite = sqlite3.connect(
                path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
            )
            try:
                defend(self._sqlite)
                prepare(self._sqlite, path, schema)
                self._sqlite.execute("PRAGMA journal_mode = WAL")
                # what was done is done, also after a power cut
                self._sqlite.execute("PRAGMA synchronous = FULL")
                self._sqlite.execute("PRAGMA foreign_keys = ON")
                self._sqlite.execute("PRAGMA cache_size = -65536")
                self._sqlite.execute("PRAGMA temp_store = MEMORY")
            except BaseException:
                self._sqlite.close()
                raise

    def close(self) -> None:
        """Close it."""
        with self._explained():
            self._sqlite.close()

    def rows(self, statement: str, values: tuple[object, ...] | dict[str, object] = ()) -> list[tuple]:  # type: ignore[type-arg]
        """All rows of a query.

        Raises:
            LibraryError: the library cannot be read.
        """
        with self._explained():
            return self._sqlite.execute(statement, values).fetchall()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all that is done in it is kept at its end, or nothing after an exception.

        Nobody else writes meanwhile, so that what is read within it still holds when it ends.

        Raises:
            LibraryError: the library cannot be written.
        """
        with self._explained():
            self._sqlite.execute("BEGIN IMMEDIATE")
            try:
                yield self._sqlite
                self._sqlite.execute("COMMIT")
            except BaseException:
                if self._sqlite.in_transaction:  # some failures have ended it already
                    self._sqlite.execute("ROLLBACK")
                raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A transaction in which every query sees the library as it was at the first.

        Raises:
            LibraryError: the library cannot be read.
        """
        with self._explained():
            self._sqlite.execute("BEGIN")
            try:
                yield self._sqlite
            finally:
                if self._sqlite.in_transaction:  # some failures have ended it already
                    self._sqlite.execute("ROLLBACK")

    def state(self) -> tuple[int, int]:
        """A value that changes with every change of the library, through this connection or another."""
        return int(self.rows("PRAGMA data_version")[0][0]), self._sqlite.total_changes

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            problem = _PROBLEMS.get(code, LibraryProblem.UNREADABLE)
            raise LibraryError(self.path, problem, str(error)) from error
        except OSError as error:  # of the folder, or of the copy before an upgrade
            problem = _PROBLEMS_OF_SYSTEM.get(error.errno or 0, LibraryProblem.UNREADABLE)
            raise LibraryError(self.path, problem, error.strerror or str(error)) from error
