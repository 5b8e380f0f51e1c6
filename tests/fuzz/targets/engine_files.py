"""The engine's own files. The inputs are their contents as they are under checksums and compression."""

from __future__ import annotations

import hashlib
import json
import lzma
import sqlite3
import struct
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from harzdame_engine import Engine, Limit, Position, variant
from harzdame_engine.books.book_file import APPLICATION_ID, FORMAT
from harzdame_engine.books.opening_book import OpeningBook
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.files.errors import BookError, PuzzleError, WeightsError
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.notation import IllegalMove
from harzdame_engine.puzzles.puzzle_file import read_puzzles
from harzdame_engine.search.weights import read_weights
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames, rules_of
from harzdame_engine.training.held_out import HeldOutError, read_held_out
from harzdame_engine.training.positions_file import (
    MAGIC,
    PositionsFileError,
    labelled,
    read_positions,
    record_bytes,
    rules_of_positions,
)

from tests.fuzz.target import Target

GAME = "harzdame"
_ENDINGS = ("W:WKa1:BKh8", "B:Wc3:BKf6", "W:Wc4:Be6", "W:WKa1:Bg6")
_ROW = struct.Struct("<qhhi")
_SCHEMA = (
    "CREATE TABLE record (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE position (key INTEGER PRIMARY KEY, score INTEGER NOT NULL, own INTEGER NOT NULL, "
    "expanded INTEGER)",
)


def table(data: bytes, folder: Path) -> None:
    """A header in a line, then the codes."""
    place = folder / "tables" / GAME
    place.mkdir(parents=True, exist_ok=True)
    checksum = hashlib.sha256(data).hexdigest().encode()
    (place / "K-K.table").write_bytes(b"Harzdame endgame table 1\n" + checksum + b"\n" + data)
    tables = Tables(variant(GAME), (folder / "tables",))
    for fen in _ENDINGS:
        tables.endgame(Position.from_fen(fen, GAME))


def weights(data: bytes, folder: Path) -> None:
    """A header in a line, then the values."""
    path = folder / "fuzzed.weights"
    path.write_bytes(b"Harzdame weights 1\n" + _packed(data, preset=0))
    with suppress(WeightsError):
        read_weights(path, variant(GAME))
        Engine(1, evaluation=str(path)).analyse(Position.start(GAME), Limit(nodes=100))


def puzzles(data: bytes, folder: Path) -> None:
    """A header in a line, then the rows."""
    path = folder / "fuzzed.puzzles"
    path.write_bytes(b"Harzdame puzzles 1\n" + _packed(data, preset=0))
    with suppress(PuzzleError):
        for puzzle in read_puzzles(path).puzzles[:20]:
            with suppress(PositionError, IllegalMove):
                puzzle.steps()


def game_records(data: bytes, folder: Path) -> None:
    """A header in a line, then the records of the games, in one frame."""
    path = folder / "fuzzed.games"
    header, _, records = data.partition(b"\n")
    packed = zlib.compress(records, 1)
    frame = struct.pack("<III", 1, len(packed), zlib.crc32(packed))
    path.write_bytes(b"Harzdame self-play 1\n" + header + b"\n" + frame + packed)
    with suppress(GamesFileError):
        read_conditions(path)
        list(read_frames(path))
        rules_of([path])


def held_out(data: bytes, folder: Path) -> None:
    """A header in a line, then the positions."""
    path = folder / "fuzzed.held-out"
    path.write_bytes(b"Harzdame held-out positions 1\n" + _packed(data, preset=0))
    with suppress(HeldOutError):
        read_held_out(path)


def positions(data: bytes, folder: Path) -> None:
    """A header in a line, then the records of the positions, in one frame."""
    path = folder / "fuzzed.positions"
    header, _, records = data.partition(b"\n")
    packed = zlib.compress(records, 1)
    count = len(records) // record_bytes(variant(GAME))
    frame = struct.pack("<III", count, len(packed), zlib.crc32(packed))
    path.write_bytes(MAGIC + header + b"\n" + frame + packed)
    with suppress(PositionsFileError):
        rules = rules_of_positions(path)
        for found in read_positions(path):
            with suppress(ValueError):
                labelled(rules, found)


def book(data: bytes, folder: Path) -> None:
    """A record and rows as JSON, made into a database."""
    path = folder / "fuzzed.book"
    path.unlink(missing_ok=True)
    try:
        values = json.loads(data)
        with closing(sqlite3.connect(path)) as database:
            _fill(database, values)
            database.commit()
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, sqlite3.Error, OverflowError):
        return
    _open_book(path)


def book_bytes(data: bytes, folder: Path) -> None:
    """A database as it is."""
    path = folder / "bytes.book"
    path.write_bytes(data)
    _open_book(path)


def _open_book(path: Path) -> None:
    with suppress(BookError):
        found = OpeningBook.load(path, variant(GAME))
        found.moves(Position.start(GAME))
        list(found.lines(Position.start(GAME), 8))


def _fill(database: sqlite3.Connection, values: dict[str, Any]) -> None:
    database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    database.execute(f"PRAGMA user_version = {FORMAT}")
    for statement in _SCHEMA:
        database.execute(statement)
    words, rows = values["record"], values["rows"]
    digest = hashlib.sha256()
    for name, value in sorted(words.items()):
        digest.update(f"{name}={value}\n".encode())
    for row in sorted(rows):
        digest.update(_packed_row(row))
    database.executemany(
        "INSERT INTO record VALUES (?, ?)", [*words.items(), ("checksum", digest.hexdigest())]
    )
    database.executemany("INSERT INTO position VALUES (?, ?, ?, ?)", rows)


def _packed_row(row: Any) -> bytes:
    try:
        key, score, own, expanded = row
        return _ROW.pack(key, score, own, expanded or 0)
    except struct.error:
        return b""


def _packed(data: bytes, preset: int) -> bytes:
    """Compressed content under a header that has its right checksum and length, if it is one."""
    header, _, content = data.partition(b"\n")
    packed = lzma.compress(content, preset=preset)
    with suppress(ValueError, RecursionError):
        values = json.loads(header)
        if isinstance(values, dict):
            values["sha256"] = hashlib.sha256(packed).hexdigest()
            if "bytes" in values:
                values["bytes"] = len(content)
            header = json.dumps(values).encode()
    return header + b"\n" + packed


def targets() -> Iterator[Target]:
    """Those of this file."""
    yield Target("table_file", table)
    yield Target("weights_file", weights)
    yield Target("puzzle_file", puzzles, (b"\t", b"\n", b"W:", b"Ka1"))
    yield Target("game_record_file", game_records)
    yield Target("held_out_file", held_out, (b"\t", b"\n", b"W:", b"Ka1"))
    yield Target("positions_file", positions)
    yield Target("book_content", book)
    yield Target("book_bytes", book_bytes, (b"CREATE VIEW", b"CREATE TRIGGER"))
