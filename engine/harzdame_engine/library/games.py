"""The games of a library: added, read, edited, sorted into folders, removed.

An edit names the revision of the game that it was made of, and is refused if
somebody else has changed the game since. Stars, labels and folders do not
depend on what a game says and need none.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from harzdame_engine.library.connection import Connection
from harzdame_engine.library.contents import FACTS, Content, content_of, unpacked
from harzdame_engine.library.errors import GameChangedError, LibraryError, LibraryProblem
from harzdame_engine.library.origins import note_edit, origin_of, set_origin
from harzdame_engine.library.reading import ReadGame, find_games, read_games
from harzdame_engine.library.records import GameRow, StoredGame
from harzdame_engine.library.rereading import read_again
from harzdame_engine.library.tag_edit import with_tags

MOST_STARS = 5
_LAST_DAY = 9999_12_31

_AT_ONCE = 500  # values in one statement
_ROW = (
    "id, revision, variant, white, black, event, site, round, date, day, result, plies, opening, complete,"
    " stars, folder,"
    " coalesce((SELECT name FROM kinds WHERE game = games.id), ''),"
    " coalesce((SELECT guessed FROM kinds WHERE game = games.id), 0)"
)


class AddedGame(NamedTuple):
    """The fate of a game that was to be added.

    `id`: in the library, of the game itself, or of its `duplicate` there,
    because of which it was not added. `identical`: that one has the same text.
    """

    id: int
    duplicate: bool = False
    identical: bool = False


class LibraryGames:
    """The games in a library."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(
        self,
        games: Sequence[ReadGame],
        *,
        source: str = "",
        folder: int | None = None,
        keep_duplicates: bool = False,
    ) -> list[AddedGame]:
        """Add games, all or, after an exception, none. What is there already is left out.

        `source`: the file that they come from.

        Raises:
            LibraryError: the library cannot be written.
        """
        contents = [content_of(game) for game in games]
        with self._connection.writing() as db:
            number = _source(db, source) if source else None
            known_ids = {} if keep_duplicates else _known(db, {content.fingerprint for content in contents})
            (last,) = db.execute(
                "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'games'"
            ).fetchone()
            added: list[AddedGame] = []
            new: dict[int, Content] = {}
            for content in contents:
                duplicate = known_ids.get(content.fingerprint)
                if duplicate is not None:
                    packed = new[duplicate].text if duplicate in new else None
                    there = self._unpacked(packed) if packed is not None else self._text(db, duplicate)[0]
                    added.append(AddedGame(duplicate, True, there == unpacked(content.text)))
                    continue
                last += 1
                new[last] = content
                if not keep_duplicates:
                    known_ids[content.fingerprint] = last
                added.append(AddedGame(last))
            _insert(db, new, number, folder)
        return added

    def read_again(self, most: int = _AT_ONCE) -> int:
        """Read so many games again that an earlier version put in; their number, less if none are left.

        Raises:
            LibraryError: the library cannot be written.
        """
        return read_again(self._connection, most)

    def rows(self, ids: Sequence[int]) -> list[GameRow]:
        """Games as lists show them, in the order of `ids`; those that were removed are left out."""
        found: dict[int, GameRow] = {}
        for part in _parts(ids):
            marks = ",".join("?" * len(part))
            for row in self._connection.rows(f"SELECT {_ROW} FROM games WHERE id IN ({marks})", part):
                found[row[0]] = _row(row)
        return [found[number] for number in ids if number in found]

    def get(self, game: int) -> StoredGame | None:
        """One game whole; None if it is not there."""
        with self._connection.reading() as db:
            row = db.execute(f"SELECT {_ROW} FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                return None
            text, tags = self._text(db, game)
            labels = db.execute("SELECT label FROM labels WHERE game = ? ORDER BY label", (game,)).fetchall()
            source = db.execute(
                "SELECT path FROM sources WHERE id = (SELECT source FROM games WHERE id = ?)", (game,)
            ).fetchone()
            origin = origin_of(db, game, text) if source else b""
        return StoredGame(
            _row(row),
            text,
            tags,
            tuple(label for (label,) in labels),
            _path(source[0]) if source else "",
            origin,
        )

    def texts(self, ids: Sequence[int]) -> list[str]:
        """The texts of games, letter by letter, in the order of `ids`."""
        found: dict[int, str] = {}
        for part in _parts(ids):
            marks = ",".join("?" * len(part))
            for game, text in self._connection.rows(
                f"SELECT game, text FROM texts WHERE game IN ({marks})",
                part,
            ):
                found[game] = self._unpacked(text)
        return [found[number] for number in ids if number in found]

    def sources(self, ids: Sequence[int]) -> dict[str, list[int]]:
        """The files that games came from, with the games of each in order; "" for those from no file."""
        found: dict[str, list[int]] = {}
        for part in _parts(ids):
            marks = ",".join("?" * len(part))
            for game, path in self._connection.rows(
                f"SELECT games.id, coalesce(path, '') FROM games LEFT JOIN sources ON sources.id = source"
                f" WHERE games.id IN ({marks}) ORDER BY games.id",
                part,
            ):
                found.setdefault(_path(path), []).append(game)
        return found

    def edit_tags(self, game: int, revision: int, changes: Mapping[str, str]) -> int:
        """Write tags of a game anew; an empty value removes one. Every other letter of its text is kept.

        Returns:
            The new revision.

        Raises:
            GameChangedError: the game has another revision by now, or is gone.
            LibraryError: the library cannot be written.
        """
        stored = self._checked(game, revision)
        return self.replace(game, revision, with_tags(stored.text, changes))

    def replace(self, game: int, revision: int, text: str, *, in_file: bool = False) -> int:
        """Put another text in the place of a game's; `in_file`: the file that it came from has that, too.

        Returns:
            The new revision.

        Raises:
            ValueError: `text` is not exactly one game.
            GameChangedError: the game has another revision by now, or is gone.
            LibraryError: the library cannot be written.
        """
        read = list(read_games(find_games(text)))
        if len(read) != 1:
            raise ValueError(f"one game is wanted, not {len(read)}")
        content = content_of(read[0])
        columns = ", ".join(f"{name.strip()} = ?" for name in FACTS.split(","))
        with self._connection.writing() as db:
            changed = db.execute(
                f"UPDATE games SET {columns}, revision = revision + 1 WHERE id = ? AND revision = ?",
                (*content.facts, game, revision),
            ).rowcount
            if not changed:
                there = db.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone()
                raise GameChangedError(game, removed=there is None)
            note_edit(db, game, self._text(db, game)[0], text, in_file=in_file)
            db.execute(
                "UPDATE texts SET text = ?, tags = ? WHERE game = ?", (content.text, content.tags, game)
            )
            before = db.execute(
                "SELECT variant, result, year, packed FROM moves WHERE game = ?", (game,)
            ).fetchone()
            if before != content.moves:
                db.execute("DELETE FROM moves WHERE game = ?", (game,))
                if content.moves is not None:
                    _insert_moves(db, [(game, content.moves)])
                _count_edit(db)
            db.execute("DELETE FROM words WHERE rowid = ?", (game,))
            _insert_words(db, [(game, content.words)])
            db.execute("DELETE FROM kinds WHERE game = ?", (game,))
            _insert_kinds(db, {game: content})
        return revision + 1

    def remove(self, ids: Iterable[int]) -> None:
        """Remove games; those that are gone already are passed over.

        Raises:
            LibraryError: the library cannot be written.
        """
        with self._connection.writing() as db:
            for game in ids:
                db.execute("DELETE FROM words WHERE rowid = ?", (game,))
                db.execute("DELETE FROM games WHERE id = ?", (game,))
            _count_edit(db)

    def set_stars(self, ids: Iterable[int], stars: int) -> None:
        """Give games 0 to `MOST_STARS` stars."""
        if not 0 <= stars <= MOST_STARS:
            raise ValueError(f"{stars} stars")
        with self._connection.writing() as db:
            db.executemany("UPDATE games SET stars = ? WHERE id = ?", [(stars, game) for game in ids])

    def set_folder(self, ids: Iterable[int], folder: int | None) -> None:
        """Put games into a folder, or into none."""
        with self._connection.writing() as db:
            db.executemany("UPDATE games SET folder = ? WHERE id = ?", [(folder, game) for game in ids])

    def add_label(self, ids: Iterable[int], label: str) -> None:
        """Give games a label of the user's own."""
        label = " ".join(label.split())
        if not label:
            raise ValueError("a label needs a name")
        with self._connection.writing() as db:
            db.executemany(
                "INSERT OR IGNORE INTO labels SELECT id, ? FROM games WHERE id = ?",
                [(label, game) for game in ids],
            )

    def remove_label(self, ids: Iterable[int], label: str) -> None:
        """Take a label from games."""
        with self._connection.writing() as db:
            db.executemany("DELETE FROM labels WHERE label = ? AND game = ?", [(label, game) for game in ids])

    def labels(self) -> tuple[str, ...]:
        """All labels in use, sorted."""
        return tuple(row[0] for row in self._connection.rows("SELECT DISTINCT label FROM labels ORDER BY 1"))

    def set_origin(self, game: int, digest: bytes, text: str) -> None:
        """Note the digest of the text that a game's file has; `text` is the one here."""
        with self._connection.writing() as db:
            set_origin(db, game, digest, text)

    def player_names(self, ids: Sequence[int]) -> list[str]:
        """The names of the players of games, sorted."""
        names: set[str] = set()
        for part in _parts(ids):
            marks = ",".join("?" * len(part))
            for pair in self._connection.rows(f"SELECT white, black FROM games WHERE id IN ({marks})", part):
                names.update(name for name in pair if name)
        return sorted(names, key=str.casefold)

    def __len__(self) -> int:
        return int(self._connection.rows("SELECT count(*) FROM games")[0][0])

    def _text(self, db: sqlite3.Connection, game: int) -> tuple[str, dict[str, str]]:
        """The text of a game, and its tags."""
        row = db.execute("SELECT text, tags FROM texts WHERE game = ?", (game,)).fetchone()
        if row is None:
            raise self._damaged(f"game {game} has no text")
        try:
            return self._unpacked(row[0]), json.loads(row[1])
        except ValueError as error:
            raise self._damaged(str(error)) from error

    def _unpacked(self, stored: str | bytes) -> str:
        try:
            return unpacked(stored)
        except (zlib.error, UnicodeDecodeError) as error:
            raise self._damaged(str(error)) from error

    def _damaged(self, detail: str) -> LibraryError:
        return LibraryError(self._connection.path, LibraryProblem.DAMAGED_GAME, detail)

    def _checked(self, game: int, revision: int) -> StoredGame:
        stored = self.get(game)
        if stored is None or stored.row.revision != revision:
            raise GameChangedError(game, removed=stored is None)
        return stored


def _row(values: tuple[object, ...]) -> GameRow:
    """A row as lists show it; numbers that no game has, as a damaged file may hold them, are brought near."""
    row = GameRow(*values)  # type: ignore[arg-type]
    stars, day = max(0, min(row.stars, MOST_STARS)), row.day if 0 <= row.day <= _LAST_DAY else 0
    return row._replace(complete=bool(row.complete), stars=stars, day=day, guessed=bool(row.guessed))


def _parts(ids: Sequence[int]) -> Iterable[tuple[int, ...]]:
    return (tuple(ids[begin : begin + _AT_ONCE]) for begin in range(0, len(ids), _AT_ONCE))


def _source(db: sqlite3.Connection, path: str) -> int:
    stored = _stored_path(path)
    db.execute("INSERT OR IGNORE INTO sources(path) VALUES (?)", (stored,))
    return int(db.execute("SELECT id FROM sources WHERE path = ?", (stored,)).fetchone()[0])


def _stored_path(path: str) -> str | bytes:
    """A path as the library has it: as text, or as bytes if its name is none."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return path.encode("utf-8", "surrogatepass")
    return path


def _path(stored: str | bytes) -> str:
    return stored if isinstance(stored, str) else stored.decode("utf-8", "surrogatepass")


def _known(db: sqlite3.Connection, fingerprints: set[int]) -> dict[int, int]:
    """Fingerprint → the first game that has it."""
    known_ids: dict[int, int] = {}
    for part in _parts(list(fingerprints)):
        marks = ",".join("?" * len(part))
        known_ids.update(
            db.execute(
                f"SELECT fingerprint, min(id) FROM games WHERE fingerprint IN ({marks}) GROUP BY 1",
                part,
            )
        )
    return known_ids


def _insert(
    db: sqlite3.Connection, new: Mapping[int, Content], source: int | None, folder: int | None
) -> None:
    marks = ",".join("?" * (len(FACTS.split(",")) + 3))
    db.executemany(
        f"INSERT INTO games(id, source, folder, {FACTS}) VALUES ({marks})",
        [(game, source, folder, *content.facts) for game, content in new.items()],
    )
    db.executemany(
        "INSERT INTO texts VALUES (?, ?, ?)",
        [(game, content.text, content.tags) for game, content in new.items()],
    )
    _insert_moves(db, [(game, content.moves) for game, content in new.items() if content.moves is not None])
    _insert_words(db, [(game, content.words) for game, content in new.items()])
    _insert_kinds(db, new)


def _insert_moves(db: sqlite3.Connection, games: Iterable[tuple[int, tuple[str, int, int, bytes]]]) -> None:
    db.executemany(
        "INSERT INTO moves(game, variant, result, year, packed) VALUES (?, ?, ?, ?, ?)",
        [(game, *moves) for game, moves in games],
    )


def _insert_words(db: sqlite3.Connection, games: Iterable[tuple[int, tuple[str, ...]]]) -> None:
    db.executemany(
        "INSERT INTO words(rowid, white, black, event, site, other, comments) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game, *words) for game, words in games],
    )


def _insert_kinds(db: sqlite3.Connection, games: Mapping[int, Content]) -> None:
    db.executemany(
        "INSERT INTO kinds(game, name, guessed) VALUES (?, ?, ?)",
        [(game, *content.kind) for game, content in games.items() if content.kind is not None],
    )


def _count_edit(db: sqlite3.Connection) -> None:
    db.execute("UPDATE counters SET value = value + 1 WHERE name = 'edited'")
