"""What is known of positions by the book and by tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.judgement import Quality
from harzdame_engine.review.knowledge import Knowledge, look_up
from harzdame_engine.review.reviewer import KnowledgeSource, Reviewer

from tests.engine.review.games import blunder_tree
from tests.made_up_book import made_up_book
from tests.made_up_tables import made_up_tables


@pytest.fixture(scope="module")
def books() -> BookCache:
    book = made_up_book("harzdame", 3)
    return BookCache(load=lambda _rules: book)


def test_moves_of_the_book_are_no_subject_from_the_first_move_on(books: BookCache) -> None:
    reviewer = Reviewer.of(blunder_tree())
    found = look_up(reviewer, Knowledge(books))
    book = books.book(reviewer.positions[0].rules)
    assert book is not None
    best = book.moves(reviewer.positions[0])[0]
    assert all(answer.source is KnowledgeSource.BOOK for _, answer in found)
    assert [number for number, _ in found] == list(range(len(found)))
    start = Position.start()
    knows = Knowledge(books).answer(start, best.move, ())
    assert knows is not None
    assert knows.source is KnowledgeSource.BOOK
    worst = book.moves(start)[-1]
    if worst.score.centipieces < best.score.centipieces - 15:
        assert Knowledge(books).answer(start, worst.move, ()) is None


def test_tables_judge_exactly(tmp_path: Path) -> None:
    made_up_tables(tmp_path, "KKvK")
    tables = EndgameCache((tmp_path,))
    positions = [Position.from_fen("W:WKa1,Kb1:BKh8")]
    judged = tables.endgame(positions[0]).moves
    assert judged
    for each in (judged[0], judged[-1]):
        line = [*positions, positions[0].play(each.move)]
        reviewer = Reviewer(line, [each.move])
        for number, answer in look_up(reviewer, Knowledge(None, tables)):
            reviewer.know(number, answer)
        judgement = reviewer.judgements()[0]
        assert judgement is not None
        assert reviewer.done
        assert judgement.exact
        best, here = judged[0].verdict, each.verdict
        lost = (best.is_win + 0.5 * best.is_draw) - (here.is_win + 0.5 * here.is_draw)
        assert judgement.loss == pytest.approx(lost)
        assert judgement.quality is (Quality.BLUNDER if lost >= 0.5 else Quality.GOOD)


def test_without_book_and_tables_nothing_is_known() -> None:
    assert look_up(Reviewer.of(blunder_tree()), Knowledge()) == []
