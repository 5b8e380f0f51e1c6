"""The choice between the opening book and a search."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS, Info, Line, Position, Score
from harzdame_engine.books.book_or_search import BookOrSearch
from harzdame_engine.rules.rules import Rules

from tests.made_up_book import made_up_book

START = Position.start("harzdame")
BOOK = made_up_book("harzdame", 2)
FOUND = Info(1, 1, (Line(Score(0), START.legal_moves()[:1]),), 10, 0.1, 0.0)


class Search:
    """Counts how often it is wanted."""

    def __init__(self) -> None:
        self.runs = 0

    def __call__(self) -> Info:
        self.runs += 1
        return FOUND


@pytest.fixture
def search() -> Search:
    return Search()


@pytest.fixture
def moves() -> BookOrSearch:
    return BookOrSearch(lambda rules: BOOK if rules is START.rules else None)


def test_a_move_from_the_book_needs_no_search(moves: BookOrSearch, search: Search) -> None:
    info = moves.reply(START, search, margin=0)
    assert info.from_book
    assert info.score == BOOK.moves(START)[0].score
    assert search.runs == 0


def test_a_wider_margin_varies_the_moves(moves: BookOrSearch, search: Search) -> None:
    assert len({moves.reply(START, search, margin=1000).best for _ in range(60)}) > 3


def test_it_searches_without_leave_or_where_the_book_ends(moves: BookOrSearch, search: Search) -> None:
    children = tuple(START.play(move) for move in START.legal_moves())
    assert moves.reply(START, search, margin=None) is FOUND
    assert moves.reply(START, search, margin=1000, history=children) is FOUND
    assert moves.reply(Position.start("turkish"), search, margin=0) is FOUND
    assert search.runs == 3


def test_only_levels_that_have_learned_openings_use_it(moves: BookOrSearch, search: Search) -> None:
    known = [level.id for level in LEVELS if moves.reply(START, search, margin=0, level=level).from_book]
    assert known == [level.id for level in LEVELS if level.number >= 10]


def test_the_book_is_looked_for_only_when_it_may_be_used(search: Search) -> None:
    asked: list[Rules] = []
    moves = BookOrSearch(asked.append)
    moves.reply(START, search, margin=None)
    moves.reply(START, search, margin=0, level=LEVELS[0])
    assert asked == []
    assert moves.reply(START, search, margin=0) is FOUND
    assert asked == [START.rules]
