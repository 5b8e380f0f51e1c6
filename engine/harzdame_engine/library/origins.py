"""The texts that games have in the files that they came from, by which they are found there again.

The library keeps no place in a file, since files change. Of a game that was
edited in the library alone it keeps the digest of the text that its file has.
"""

from __future__ import annotations

import sqlite3

from harzdame_engine.pdn.games import text_digest


def note_edit(db: sqlite3.Connection, game: int, before: str, after: str, *, in_file: bool) -> None:
    """Note what the file of a game has, now that its text here was `before` and is `after`.

    `in_file`: the file has the new text, too.
    """
    if in_file:
        db.execute("DELETE FROM origins WHERE game = ?", (game,))
        return
    db.execute(
        "INSERT OR IGNORE INTO origins SELECT id, ? FROM games WHERE id = ? AND source IS NOT NULL",
        (text_digest(before), game),
    )
    db.execute("DELETE FROM origins WHERE game = ? AND digest = ?", (game, text_digest(after)))


def origin_of(db: sqlite3.Connection, game: int, text: str) -> bytes:
    """The digest of the text that a game's file has; `text` is the one here."""
    row = db.execute("SELECT digest FROM origins WHERE game = ?", (game,)).fetchone()
    return bytes(row[0]) if row else text_digest(text)


def set_origin(db: sqlite3.Connection, game: int, digest: bytes, text: str) -> None:
    """Note the digest of the text that a game's file has, if that differs from `text`, the one here."""
    if digest and digest != text_digest(text):
        db.execute("INSERT OR REPLACE INTO origins VALUES (?, ?)", (game, digest))
