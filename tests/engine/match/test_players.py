"""Our own engine as a player."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Engine, Limit, Position
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.players import BuiltIn, built_in
from harzdame_engine.match.spec import parse_spec

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


def test_it_plays_by_endgame_tables_when_told_to(tables_folder: Path) -> None:
    position = Position.from_fen("W:WKa1,Kb3:BKh8")
    for named, searched in (("none", True), ("installed", False), (str(tables_folder), False)):
        player = built_in(parse_spec(f"hash=1 tables={named}", "first"), "harzdame")
        reply = player.reply([position], [], LIMIT, None)
        assert (reply.nodes > 0) is searched
        assert reply.score
        assert searched or reply.score.plies_to_end == 11


@pytest.mark.parametrize(
    ("folder", "game", "problem"),
    [
        ("missing", "harzdame", "first: .*missing is not a folder"),
        ("empty", "gothic", "first: there are no endgame tables for gothic"),
        ("damaged", "gothic", r"first: .*KvK\.table is not an endgame table"),
    ],
)
def test_tables_that_cannot_be_had_are_refused(folder: str, game: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "damaged" / "gothic").mkdir(parents=True)
    (tmp_path / "damaged" / "gothic" / "KvK.table").write_text("no table")
    with pytest.raises(MatchError, match=problem):
        built_in(parse_spec(f"tables={tmp_path / folder}", "first"), game)
