"""Games that an earlier version put in, read again for what is kept of them by now."""

from __future__ import annotations

import sqlite3
import zlib

from harzdame_engine.library.connection import Connection
from harzdame_engine.library.contents import Content, content_of, unpacked
from harzdame_engine.library.reading import find_games, read_games


def read_again(connection: Connection, most: int) -> int:
    """Read so many of them, for their fingerprints and the names of games that are none of ours.

    Returns:
        The number of games read; fewer than `most`: none are left.

    Raises:
        LibraryError: the library cannot be written.
    """
    if not connection.rows("SELECT 1 FROM unread LIMIT 1"):
        return 0
    with connection.writing() as db:
        rows = db.execute(
            "SELECT unread.game, text FROM unread LEFT JOIN texts ON texts.game = unread.game LIMIT ?",
            (most,),
        ).fetchall()
        for game, text in rows:
            if (content := _content(text)) is not None:
                _note(db, game, content)
        db.executemany("DELETE FROM unread WHERE game = ?", [(game,) for game, _ in rows])
    return len(rows)


def _note(db: sqlite3.Connection, game: int, content: Content) -> None:
    db.execute("UPDATE games SET fingerprint = ? WHERE id = ?", (content.fingerprint, game))
    if content.kind is not None:  # one that is known by the other games of its file is better
        db.execute("INSERT OR IGNORE INTO kinds(game, name, guessed) VALUES (?, ?, ?)", (game, *content.kind))


def _content(stored: str | bytes | None) -> Content | None:
    """A game for the tables; None: its text is lost, or is damaged."""
    try:
        read = list(read_games(find_games(unpacked(stored)))) if stored is not None else []
    except (zlib.error, UnicodeDecodeError):
        return None
    return content_of(read[0]) if len(read) == 1 else None
