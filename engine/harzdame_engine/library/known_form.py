"""The known form of a library's file: what is not exactly of it is never worked with.

SQLite keeps triggers, views, generated columns and defaults in the file, and runs
them as it reads and writes. So whoever made the file decides what happens, unless
everything that the file declares is what the scripts of the schema declare.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path

from harzdame_engine.files.regular import NotRegularError, is_special
from harzdame_engine.library.errors import LibraryError, LibraryProblem
from harzdame_engine.library.schema import APPLICATION_ID, Schema, statements

_DOUBTFUL = "NULL value in "
"""What SQLite 3.40's quick check, but not its thorough one, says of a sound table that is ordered by another
column than its first, as that of the labels is."""
_CHECKED_WHOLE = 32 << 20
"""Bytes of a file that is looked through at each opening; damage in a longer one shows where it is met."""
_REASONS = {sqlite3.SQLITE_CORRUPT: LibraryProblem.DAMAGED, sqlite3.SQLITE_NOTADB: LibraryProblem.NO_LIBRARY}

_Declared = tuple[tuple[bytes | None, ...], ...]


def defend(connection: sqlite3.Connection) -> None:
    """Turn on the defences of SQLite against files that others have made."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    if set_config := getattr(connection, "setconfig", None):  # since Python 3.12
        set_config(getattr(sqlite3, "SQLITE_DBCONFIG_DEFENSIVE", 1010), True)


def check_file(path: Path, schema: Schema) -> None:
    """Check a file before it is opened for writing, so that one that is refused stays as it is.

    What cannot be told by reading alone is left to the opening, which checks the form again.

    Raises:
        LibraryError: it is no library, a newer one, damaged, or not of the known form.
        OSError: it cannot be read, or is a pipe or a device.
    """
    if is_special(path):  # not opened to find out: closing it again would end the locks of other connections
        raise NotRegularError(path)
    with suppress(FileNotFoundError):
        if path.stat().st_size == 0:
            return
        address = f"{path.resolve().as_uri()}?mode=ro"
        try:
            with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
                defend(connection)
                if version_of(connection, path, schema) and path.stat().st_size <= _CHECKED_WHOLE:
                    _check_whole(connection, path)
        except UnicodeDecodeError:  # a sentence of SQLite's about a name that is no text
            raise LibraryError(path, LibraryProblem.DAMAGED) from None
        except sqlite3.Error as error:
            problem = _REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
            if problem:
                raise LibraryError(path, problem, str(error)) from error


def version_of(connection: sqlite3.Connection, path: Path, schema: Schema) -> int:
    """The version of a library whose form is known; 0: nothing was made yet.

    Raises:
        LibraryError: it is no library, a newer one, or not of the known form.
        sqlite3.Error: it cannot be read.
    """
    ((application,),) = connection.execute("PRAGMA application_id")
    ((version,),) = connection.execute("PRAGMA user_version")
    ((encoding,),) = connection.execute("PRAGMA encoding")
    declared = _declared(connection)
    if not declared and version == 0:
        return 0
    if application != APPLICATION_ID:
        raise LibraryError(path, LibraryProblem.NO_LIBRARY)
    if version > schema.version:
        raise LibraryError(path, LibraryProblem.NEWER, f"version {version}, and {schema.version} is known")
    if version < 1:
        raise LibraryError(path, LibraryProblem.OTHER_FORM, f"there was no version {version}")
    if encoding != "UTF-8":
        raise LibraryError(path, LibraryProblem.OTHER_FORM, f"its text is in {encoding}")
    if declared != _known(schema, version):
        raise LibraryError(path, LibraryProblem.OTHER_FORM, _difference(declared, _known(schema, version)))
    return int(version)


def _check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Look through all pages, two tables in one place among them."""
    found = _first_fault(connection, "quick_check")
    if found.startswith(_DOUBTFUL):
        found = _first_fault(connection, "integrity_check")
    if found != "ok":
        raise LibraryError(path, LibraryProblem.DAMAGED, str(found))


def _first_fault(connection: sqlite3.Connection, check: str) -> str:
    ((found,),) = connection.execute(f"PRAGMA {check}(1)")
    return str(found)


def _declared(connection: sqlite3.Connection) -> _Declared:
    """All that a file declares, as bytes: names need not even be text."""
    columns = ", ".join(f"CAST({name} AS BLOB)" for name in ("type", "name", "tbl_name", "sql"))
    rows = connection.execute(f"SELECT {columns} FROM sqlite_schema")
    return tuple(sorted(rows, key=lambda row: tuple(part or b"" for part in row)))


@lru_cache(maxsize=8)
def _known(schema: Schema, version: int) -> _Declared:
    """What a library of a version declares, by making one."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        for statement in statements(schema.script(version)):
            made.execute(statement)
        return _declared(made)


def _difference(found: _Declared, known: _Declared) -> str:
    """What a file declares otherwise, for those who want to know."""
    return ", ".join(sorted(_named(found, known)))


def _named(found: _Declared, known: _Declared) -> Iterator[str]:
    for kind, name, *_ in set(found) ^ set(known):
        yield f"{(kind or b'').decode('ascii', 'replace')} {(name or b'').decode('utf-8', 'replace')!r}"
