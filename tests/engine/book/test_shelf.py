from pathlib import Path

from harzdame_engine import Rules, variant
from harzdame_engine.book.book_file import BookRecord
from harzdame_engine.book.errors import BookError, BookProblem
from harzdame_engine.book.opening_book import OpeningBook
from harzdame_engine.book.shelf import BookShelf

HARZDAME, TURKISH, BOSNIAN = map(variant, ("harzdame", "turkish", "bosnian"))


def test_a_book_is_loaded_once_while_its_game_is_played() -> None:
    asked: list[str] = []
    problems: list[BookError] = []

    def load(rules: Rules) -> OpeningBook | None:
        asked.append(rules.id)
        if rules is TURKISH:
            raise BookError(Path("turkish.book"), BookProblem.DAMAGED)
        return OpeningBook(BookRecord(rules.id, "", "", "", 1, 1, ""), {}) if rules is HARZDAME else None

    shelf = BookShelf(problems.append, load)
    first = shelf.book(HARZDAME)
    assert first is not None
    assert shelf.book(HARZDAME) is first
    assert shelf.book(TURKISH) is shelf.book(TURKISH) is None
    assert [error.problem for error in problems] == [BookProblem.DAMAGED]
    assert shelf.book(BOSNIAN) is None
    assert asked == ["harzdame", "turkish", "bosnian"]
