"""A player's moves: from the book as long as it has any, then by a search.

Every player with a book chooses between the two here: the app's, the Hub
engine and the players of matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.info import Info
from harzdame_engine.search.levels import Level

if TYPE_CHECKING:
    from harzdame_engine.books.opening_book import OpeningBook


class BookOrSearch:
    """Moves from the book as long as it has any, then a search; may be used from any thread."""

    def __init__(self, book_of: Callable[[Rules], OpeningBook | None]) -> None:
        """`book_of` returns the book of a game, or None, as `BookCache.book` does."""
        self._book_of = book_of
        self._chance = Random()  # noqa: S311 - no secret

    def reply(
        self,
        position: Position,
        search: Callable[[], Info],
        *,
        margin: int | None,
        history: Sequence[Position] = (),
        level: Level | None = None,
    ) -> Info:
        """A move from the book, or the result of `search` if the book has none.

        `margin` and `history` are those of `OpeningBook.choose`. The book is
        not used if `margin` is None, nor by a `level` without openings.
        """
        if margin is not None and (level is None or level.has_book):
            book = self._book_of(position.rules)
            if book is not None and (known := book.reply(position, margin, self._chance, history)):
                return known
        return search()
