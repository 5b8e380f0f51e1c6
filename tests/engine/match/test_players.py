"""Our own engine as a player."""

from __future__ import annotations

import pytest
from harzdame_engine import Engine, Limit, Position
from harzdame_engine.match.players import BuiltIn

from tests.made_up_book import made_up_book

START = Position.start("harzdame")
LIMIT = Limit(nodes=500)
BOOK = made_up_book("harzdame", 2)


def test_it_searches() -> None:
    player = BuiltIn(Engine(hash_mb=1))
    reply = player.reply([START], [], LIMIT, None)
    assert reply.nodes >= 500
    assert reply.move in START.legal_moves()


@pytest.mark.parametrize(("margin", "least"), [(0, 1), (1000, 4)])
def test_it_plays_from_a_book_as_far_as_that_goes(margin: int, least: int) -> None:
    player = BuiltIn(Engine(hash_mb=1), book=BOOK, book_margin=margin)
    replies = [player.reply([START], [], LIMIT, None) for _ in range(40)]
    assert {reply.nodes for reply in replies} == {0}
    assert len({reply.move for reply in replies}) >= least
    scores = {each.move: each.score for each in BOOK.moves(START)}
    assert all(reply.score == scores[reply.move] for reply in replies)
    move = replies[0].move
    assert player.reply([START, START.play(move)], [move], LIMIT, None).nodes > 0
