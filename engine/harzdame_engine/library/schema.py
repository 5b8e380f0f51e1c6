"""The library's tables, their version, and the upgrade of a file that an earlier version wrote."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.library.errors import LibraryError, LibraryProblem

APPLICATION_ID = 0x48444C42  # "HDLB", which SQLite keeps in the file's head

_TABLES = """
CREATE TABLE folders(
    id INTEGER PRIMARY KEY,
    parent INTEGER REFERENCES folders(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    own INTEGER NOT NULL DEFAULT 0
);
INSERT INTO folders(name, own) VALUES ('', 1);

CREATE TABLE sources(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE);

-- what lists show and sort by; nothing long lies here
CREATE TABLE games(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL DEFAULT 1,
    variant TEXT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    event TEXT NOT NULL,
    site TEXT NOT NULL,
    round TEXT NOT NULL,
    date TEXT NOT NULL,
    day INTEGER NOT NULL,
    result TEXT NOT NULL,
    plies INTEGER NOT NULL,
    opening TEXT NOT NULL,
    complete INTEGER NOT NULL,
    stars INTEGER NOT NULL DEFAULT 0,
    folder INTEGER REFERENCES folders(id) ON DELETE SET NULL,
    source INTEGER REFERENCES sources(id),
    fingerprint INTEGER NOT NULL
);
CREATE INDEX games_by_fingerprint ON games(fingerprint);
CREATE INDEX games_by_white ON games(white COLLATE NOCASE);
CREATE INDEX games_by_black ON games(black COLLATE NOCASE);
CREATE INDEX games_by_event ON games(event COLLATE NOCASE);
CREATE INDEX games_by_site ON games(site COLLATE NOCASE);
CREATE INDEX games_by_round ON games(round COLLATE NOCASE);
CREATE INDEX games_by_day ON games(day);
CREATE INDEX games_by_result ON games(result);
CREATE INDEX games_by_variant ON games(variant);
CREATE INDEX games_by_plies ON games(plies);
CREATE INDEX games_by_opening ON games(opening);
CREATE INDEX games_by_stars ON games(stars);
CREATE INDEX games_by_folder ON games(folder);

-- the game as it was written: TEXT if it is short, else a zlib BLOB; its tags as JSON
CREATE TABLE texts(
    game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
    text NOT NULL,
    tags TEXT NOT NULL
);

-- the main lines, in the form that the core searches: read whole, variant by variant
CREATE TABLE moves(
    variant TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    result INTEGER NOT NULL,
    year INTEGER NOT NULL,
    packed BLOB NOT NULL,
    PRIMARY KEY(variant, game)
) WITHOUT ROWID;
CREATE INDEX moves_by_game ON moves(game);

CREATE TABLE labels(
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    label TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY(label, game)
) WITHOUT ROWID;
CREATE INDEX labels_by_game ON labels(game);

CREATE VIRTUAL TABLE words USING fts5(
    white, black, event, site, other, comments, tokenize = "unicode61 remove_diacritics 2"
);

-- `edited`: counts changes of `moves` other than additions, so that a copy in memory can be told stale
CREATE TABLE counters(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO counters VALUES ('edited', 0);
"""

_ORIGINS = """
-- of games edited here alone: the digest of the text that the file they came from has
CREATE TABLE origins(
    game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
    digest BLOB NOT NULL
);
"""


class Schema(NamedTuple):
    """The tables of one version of the library.

    `upgrades`: script number i leads from version i + 1 to the next; `create` makes the last version.
    """

    create: str
    upgrades: tuple[str, ...] = ()

    @property
    def version(self) -> int:
        """The version that `create` and the last upgrade lead to."""
        return len(self.upgrades) + 1


SCHEMA = Schema(_TABLES + _ORIGINS, (_ORIGINS,))


def backup_path(path: Path, version: int) -> Path:
    """The name of the copy that is made before a library of `version` is upgraded."""
    return path.with_name(f"{path.name}.v{version}.backup")


def prepare(connection: sqlite3.Connection, path: Path, schema: Schema = SCHEMA) -> None:
    """Make the tables of a new library, or bring those of an older one up to date.

    Raises:
        LibraryError: the file is no library, or a newer one.
        sqlite3.Error: it cannot be written.
    """
    if _version(connection, path, schema) == schema.version:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection, path, schema)  # another program may have come first
        if version not in {0, schema.version}:
            _back_up(path, backup_path(path, version))
        scripts = [schema.create] if version == 0 else schema.upgrades[version - 1 :]
        for script in scripts:
            for statement in _statements(script):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {schema.version}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # some failures have ended it already
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection, path: Path, schema: Schema) -> int:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables == 0 and version == 0:
        return 0
    if application != APPLICATION_ID:
        raise LibraryError(path, LibraryProblem.NO_LIBRARY)
    if version > schema.version:
        raise LibraryError(path, LibraryProblem.NEWER, f"version {version}, and {schema.version} is known")
    return int(version)


def _back_up(path: Path, copy: Path) -> None:
    """Copy the library as it stands; a copy of the same version from before is replaced."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    part.replace(copy)


def _statements(script: str) -> list[str]:
    """The statements of a script, without those marks that `executescript` would end a transaction by."""
    found: list[str] = []
    rest = ""
    for part in script.split(";"):
        rest += part + ";"
        if sqlite3.complete_statement(rest):
            found.append(rest)
            rest = ""
    return found
