"""Books on disk: what was written comes back, and nothing else is taken for a book."""

from __future__ import annotations

import random
import sqlite3
import struct
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.books.book_file import BookRecord, BookRow, BookWriter, check_game, read_book
from harzdame_engine.files.errors import BookError, BookProblem
from harzdame_engine.rules.fingerprint import fingerprint

TURKISH = variant("turkish")
RECORD = BookRecord("turkish", fingerprint(TURKISH), "1.2", "rules", 5000, 10, "2026-11-21")
ROWS = [
    BookRow(-(2**63), 30000, -30000, None),
    BookRow(-7, 12, 15, 1),
    *(BookRow(number, -number, number, None) for number in range(500)),
]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "a folder with 100 % #strange? letters" / "turkish.book"
    path.parent.mkdir()
    with BookWriter(path) as writer:
        writer.write(RECORD, reversed(ROWS))
    return path


def problem(path: Path) -> BookProblem:
    with pytest.raises(BookError) as caught:
        read_book(path)
    assert str(path) in str(caught.value)
    return caught.value.problem


def execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


def test_what_was_written_comes_back(book: Path) -> None:
    assert read_book(book) == (RECORD, ROWS)
    assert [path.name for path in book.parent.iterdir()] == ["turkish.book"]


def test_writing_on_adds_and_changes(book: Path) -> None:
    changed = [row._replace(score=1) if row.key == 7 else row for row in ROWS]
    with BookWriter(book) as writer:
        assert (writer.record, writer.rows) == (RECORD, ROWS)
        writer.write(replace(RECORD, date="2026-11-22"), [*changed, BookRow(1000, 0, 0, None)])
        writer.pack()
    assert read_book(book) == (replace(RECORD, date="2026-11-22"), [*changed, BookRow(1000, 0, 0, None)])


def test_a_book_that_was_never_written_to_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "new.book"
    with BookWriter(path):
        pass
    assert problem(path) is BookProblem.NO_BOOK
    with BookWriter(path) as writer:
        assert writer.record is None
        writer.write(RECORD, ROWS)
    assert read_book(path) == (RECORD, ROWS)


def test_a_program_that_died_amid_writing_leaves_the_last_whole_content(book: Path) -> None:
    with BookWriter(book) as writer:
        with pytest.raises(RuntimeError, match="power"):
            writer.write(RECORD, dying())
        assert read_book(book) == (RECORD, ROWS)
    assert read_book(book) == (RECORD, ROWS)


def dying() -> list[BookRow]:
    raise RuntimeError("power")


def test_one_writes_at_a_time(book: Path) -> None:
    with BookWriter(book) as writer:
        writer.write(RECORD, ROWS)
        with pytest.raises(BookError, match="locked"):
            BookWriter(book)


def test_a_read_only_folder_is_good_enough(book: Path) -> None:
    book.chmod(0o444)
    book.parent.chmod(0o555)
    try:
        assert read_book(book) == (RECORD, ROWS)
    finally:
        book.parent.chmod(0o755)


def test_what_is_no_book_is_told_apart(tmp_path: Path, book: Path) -> None:
    text, empty, other = tmp_path / "text", tmp_path / "empty", tmp_path / "other.db"
    text.write_text("This is no book. " * 100)
    empty.touch()
    execute(other, "CREATE TABLE record (name, value)")
    assert problem(tmp_path / "missing") is BookProblem.UNREADABLE
    assert problem(tmp_path) is BookProblem.UNREADABLE
    assert {problem(path) for path in (text, empty, other)} == {BookProblem.NO_BOOK}
    with pytest.raises(BookError, match="not an opening book"):
        BookWriter(text)
    assert text.read_text().startswith("This")
    execute(book, "PRAGMA user_version = 2")
    assert problem(book) is BookProblem.NEWER


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE position SET score = 13 WHERE key = 7",
        "UPDATE position SET score = NULL WHERE key = 7",
        "UPDATE position SET own = 'a' WHERE key = 7",
        "UPDATE position SET own = 99999 WHERE key = 7",
        "UPDATE position SET expanded = 5 WHERE key = 7",
        "DELETE FROM position WHERE key = 7",
        "INSERT INTO position VALUES (7000, 0, 0, NULL)",
        "DELETE FROM position",
        "DROP TABLE position",
        "UPDATE record SET value = '6000' WHERE name = 'nodes'",
        "UPDATE record SET value = x'FF' WHERE name = 'nodes'",
        "DELETE FROM record WHERE name = 'game'",
        "DROP TABLE record",
    ],
)
def test_a_change_from_outside_is_noticed(change: str, book: Path) -> None:
    try:
        execute(book, change)
    except sqlite3.IntegrityError:
        return
    assert problem(book) in {BookProblem.DAMAGED, BookProblem.UNREADABLE}


def test_no_damage_is_taken_for_content(book: Path) -> None:
    whole = book.read_bytes()
    chance = random.Random("damage")
    for _ in range(300):
        data = bytearray(whole)
        if chance.random() < 0.3:
            del data[chance.randrange(len(data)) :]
        else:
            for _ in range(chance.choice((1, 1, 20))):
                data[chance.randrange(len(data))] = chance.randrange(256)
        book.write_bytes(data)
        try:
            content = read_book(book)
        except BookError:
            continue
        assert content == (RECORD, ROWS)  # an unused byte was hit


def test_a_book_of_another_game_is_refused(tmp_path: Path) -> None:
    check_game(tmp_path, RECORD, TURKISH)
    for rules, expected in (
        (variant("harzdame"), BookProblem.OTHER_GAME),
        (replace(TURKISH, flying=False), BookProblem.OTHER_RULES),
    ):
        with pytest.raises(BookError) as caught:
            check_game(tmp_path, RECORD, rules)
        assert caught.value.problem is expected


def interior_page(child: int, size: int) -> bytes:
    """A page of a tree of rows that has nothing but one page below it, hundreds of times."""
    page = bytearray(size)
    places = range(size - 5, size - 5 - 500 * 5, -5)
    for place in places:
        page[place : place + 5] = struct.pack(">IB", child, 1)
    page[0] = 5
    page[3:12] = struct.pack(">HHBI", 500, places[-1], 0, child)
    page[12 : 12 + 1000] = struct.pack(">500H", *places)
    return bytes(page)


def test_pages_that_lead_to_one_another_are_no_endless_book(tmp_path: Path) -> None:
    path = tmp_path / "turkish.book"
    with BookWriter(path) as writer:
        writer.write(RECORD, [BookRow(number, 1, 1, None) for number in range(2000)])
    with closing(sqlite3.connect(path)) as database:
        ((root,),) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'position'")
        ((size,),) = database.execute("PRAGMA page_size")
    data = bytearray(path.read_bytes())
    below = data[(root - 1) * size :]
    children = [struct.unpack(">I", below[at : at + 4])[0] for at in struct.unpack(">3H", below[12:18])]
    for page, child in zip((root, *children), children, strict=False):
        data[(page - 1) * size : page * size] = interior_page(child, size)
    path.write_bytes(data)
    assert problem(path) is BookProblem.DAMAGED
