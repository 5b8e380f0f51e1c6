"""Merits of moves: facts of the rules, on positions where they can be counted by hand."""

from __future__ import annotations

import pytest
from harzdame_engine import IllegalMove, Position
from harzdame_engine.game.merits import Merits, merits


def of(fen: str, move: str, game: str = "harzdame") -> Merits:
    position = Position.from_fen(fen, game)
    return merits(position, position.parse_move(move))


def test_a_capture_is_counted_and_the_only_move_is_known() -> None:
    found = of("W:Wc3,a1:Bc4,c6,h8,g8", "c3xc7")
    assert found.captures == 2
    assert found.only
    assert found.safe


def test_a_win_is_a_win() -> None:
    assert of("W:Wc3:Bc4", "c3xc5").wins
    assert not of("W:Wc3:Bc4,h8", "c3xc5").wins


def test_a_man_that_reaches_the_edge_becomes_a_king() -> None:
    assert of("W:Wd7,a1:Bh1", "d7-d8").crowns
    assert not of("W:Wd6,a1:Bh1", "d6-d7").crowns


def test_a_threat_is_what_could_be_taken_next() -> None:
    found = of("W:Wc3,c1:Bd6,h8", "c3-c4")
    assert found.threatens == 0
    assert of("W:WKa1,b3:Bh3,h8,e8", "a1-h1").threatens >= 1


def test_a_man_in_danger_is_saved_when_nothing_can_be_taken_any_more() -> None:
    fen = "W:Wc3,b1:Bc5,h8"
    position = Position.from_fen(fen)
    for move in position.legal_moves():
        found = merits(position, move)
        assert found.safe == (not any(reply.captures for reply in position.play(move).legal_moves()))
        assert found.saved == (position.threatened() if found.safe else ())


def test_an_exchange_counts_what_is_given_and_what_comes_back() -> None:
    found = of("W:Wd4,Kd1:Bd6,h8,g8", "d4-d5")
    assert (found.given, found.regained) == (1, 1)
    assert not found.safe
    lost = of("W:Wd4,a1:Bd6,h8,g8", "d4-d5")
    assert (lost.given, lost.regained) == (0, 0)


def test_every_move_of_every_start_has_merits() -> None:
    for game in ("harzdame", "international", "turkish", "hexdame", "dameo", "bahrain"):
        position = Position.start(game)
        for move in position.legal_moves():
            assert merits(position, move).captures == 0


def test_what_is_no_move_has_none() -> None:
    position = Position.start()
    move = Position.from_fen("W:Wc3:Bc4").legal_moves()[0]
    with pytest.raises(IllegalMove):
        merits(position, move)


def test_what_the_opponent_must_take_is_a_merit_where_pieces_are_to_be_given_away() -> None:
    found = of("W:Wd4,a1:Bf6,h8", "d4-e5", "giveaway-russian")
    assert found == Merits(safe=False, offered=1)
    assert of("W:Wd4,a1:Bf6,h8", "d4-c5", "giveaway-russian").offered == 0
    # the least of the captures to choose from
    assert of("W:Wd4,a1,c1:Bf6,h8", "d4-e5", "giveaway-russian").offered == 1
    assert of("W:Wd4:Bf6", "d4-e5", "russian").offered == 0
