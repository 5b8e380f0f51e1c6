"""Opening books for tests: every position up to some plies from the start, with scores as good as any."""

from __future__ import annotations

import random

from harzdame_engine import Position
from harzdame_engine.books.book_file import BookRecord
from harzdame_engine.books.entries import book_key
from harzdame_engine.books.graph import children
from harzdame_engine.books.opening_book import OpeningBook


def made_up_book(game: str, plies: int) -> OpeningBook:
    """It knows the moves of all positions up to `plies` - 1 plies from the start."""
    start = Position.start(game)
    scores: dict[int, int] = {}
    layer = {book_key(start): start}
    for _ in range(plies + 1):
        scores |= {key: random.Random(key).randint(-40, 40) for key in layer}
        layer = {key: child for position in layer.values() for key, child in children(position).items()}
    return OpeningBook(BookRecord(game, "", "", "", 1, 1, ""), scores)
