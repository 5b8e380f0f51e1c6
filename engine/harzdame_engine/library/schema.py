"""The library's tables, version by version."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

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


_KINDS = """
-- what `variant` leaves open: the names of games that are none of ours, and whether it was guessed
CREATE TABLE kinds(
    game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    guessed INTEGER NOT NULL
);
"""

_UNREAD = """
-- games that were put in when less was kept of those of which no move was read: to be read again
CREATE TABLE unread(game INTEGER PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE);
INSERT INTO unread SELECT id FROM games WHERE plies = 0;
"""


class Schema(NamedTuple):
    """The tables of all versions of the library.

    `first` makes the first version; script number i of `upgrades` leads from version i + 1 to the next. A
    script that was ever released stays letter by letter as it is: by it the form of a file is known.
    """

    first: str
    upgrades: tuple[str, ...] = ()

    @property
    def version(self) -> int:
        """The version that the last upgrade leads to."""
        return len(self.upgrades) + 1

    def script(self, version: int, after: int = 0) -> str:
        """The statements that lead from the version `after`, or from nothing, to `version`."""
        return "".join((self.first, *self.upgrades)[after:version])


SCHEMA = Schema(_TABLES, (_ORIGINS, _KINDS, _UNREAD))


def statements(script: str) -> list[str]:
    """The statements of a script, without those marks that `executescript` would end a transaction by."""
    found: list[str] = []
    rest = ""
    for part in script.split(";"):
        rest += part + ";"
        if sqlite3.complete_statement(rest):
            found.append(rest)
            rest = ""
    return found
