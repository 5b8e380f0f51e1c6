from pathlib import Path

from harzdame_engine import Rules, variant
from harzdame_engine.books.book_file import BookRecord
from harzdame_engine.books.cache import BookCache
from harzdame_engine.books.opening_book import OpeningBook
from harzdame_engine.files.errors import BookError, BookProblem

HARZDAME, TURKISH, BOSNIAN = map(variant, ("harzdame", "turkish", "bosnian"))


def test_a_book_is_loaded_once_while_its_game_is_played() -> None:
    asked: list[str] = []
    problems: list[BookError] = []

    def load(rules: Rules) -> OpeningBook | None:
        asked.append(rules.id)
        if rules is TURKISH:
            raise BookError(Path("turkish.book"), BookProblem.DAMAGED)
        return OpeningBook(BookRecord(rules.id, "", "", "", 1, 1, ""), {}) if rules is HARZDAME else None

    cache = BookCache(problems.append, load)
    first = cache.book(HARZDAME)
    assert first is not None
    assert cache.book(HARZDAME) is first
    assert cache.book(TURKISH) is cache.book(TURKISH) is None
    assert [error.problem for error in problems] == [BookProblem.DAMAGED]
    assert cache.book(BOSNIAN) is None
    assert asked == ["harzdame", "turkish", "bosnian"]
