"""A book as a passage of a page."""

from __future__ import annotations

import re

import pytest
from harzdame_engine import Position
from harzdame_engine.reports.book_page import passage

from tests.made_up_book import made_up_book


@pytest.mark.parametrize(("game", "first_moves"), [("harzdame", 6), ("international", 9)])
def test_first_moves_lines_and_drawings(game: str, first_moves: int) -> None:
    start = Position.start(game)
    book = made_up_book(game, 2)
    text, drawings = passage(book, start, "pictures")
    assert text.startswith(f"## {start.rules.name}\n")
    tables = re.findall(r"^\| (\S+) \| ([+−]\d\.\d\d) \| (.*) \|$", text, re.MULTILINE)
    assert len(tables) == first_moves + 4
    best, *_ = book.moves(start)
    assert tables[0][:2] == (str(best.move), str(best.score))
    position = start
    for word in tables[0][2].split():
        if not word.endswith("."):
            position = position.play(position.parse_move(word))
    assert book.moves(position) == ()
    # Black's replies, the best for Black first, but scores are White's
    replies = tables[first_moves:]
    assert replies[0][1] == str(book.moves(start.play(best.move))[0].score.turned)
    assert all(line.startswith("1. … ") for *_, line in replies)
    assert len(drawings) == 3
    assert all(f"(pictures/{name})" in text and "<svg" in drawing for name, drawing in drawings.items())
