"""Making a library's tables, and upgrading a file that an earlier version wrote."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from harzdame_engine.files.replacing import put_in_place
from harzdame_engine.library.known_form import version_of
from harzdame_engine.library.schema import APPLICATION_ID, SCHEMA, Schema, statements


def backup_path(path: Path, version: int) -> Path:
    """The name of the copy that is made before a library of `version` is upgraded."""
    return path.with_name(f"{path.name}.v{version}.backup")


def prepare(connection: sqlite3.Connection, path: Path, schema: Schema = SCHEMA) -> None:
    """Make the tables of a new library, or bring those of an older one up to date.

    Raises:
        LibraryError: the file is no library, a newer one, or not of the known form.
        sqlite3.Error: it cannot be written.
    """
    if version_of(connection, path, schema) == schema.version:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection, path, schema)  # another program may have come first
        if version not in {0, schema.version}:
            _back_up(path, backup_path(path, version))
        for statement in statements(schema.script(schema.version, after=version)):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {schema.version}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # some failures have ended it already
            connection.execute("ROLLBACK")
        raise


def _back_up(path: Path, copy: Path) -> None:
    """Copy the library as it stands; a copy of the same version from before is replaced."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    put_in_place(part, copy)
