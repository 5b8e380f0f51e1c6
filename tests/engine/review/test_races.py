"""Races for a king, on boards where the moves can be counted by hand."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.review.chains import OutOfNodesError, Prover
from harzdame_engine.review.races import crowning, crowns_within, first_crowning, passed, still_crowns


@pytest.mark.parametrize(("fen", "moves"), [("B:Wg1:Bb3", 1), ("B:Wg1:Bc3", 2), ("B:Wg1:Bd4", 3)])
def test_the_shortest_way_to_a_king_is_found(fen: str, moves: int) -> None:
    assert crowning(Position.from_fen(fen)) == moves


def test_a_king_that_is_taken_at_once_is_none() -> None:
    alone = Position.from_fen("B:Wg1:Bb3,h7")
    guarded = Position.from_fen("B:WKa5,g1:Bb3,h7")  # a3, b2 and what follows stand under its eyes
    assert crowns_within(alone, 1)
    assert not crowns_within(guarded, 1)


def test_the_other_side_may_have_a_move_before() -> None:
    assert still_crowns(Position.from_fen("W:Wg1:Bb3"), 1)
    assert still_crowns(Position.from_fen("W:Wg1:Bc3"), 1) is False


def test_the_move_is_passed_to_the_other_side() -> None:
    position = Position.from_fen("W:Wg1:Bb3")
    turned = passed(position)
    assert turned is not None
    assert turned.turn is position.turn.other
    assert turned.pieces == position.pieces


def test_the_first_king_of_each_side_is_counted_in_its_moves() -> None:
    position = Position.from_fen("B:Wg3:Bc3")
    line = []
    for text in ("c3-b3", "g3-h3", "b3-a3"):
        line.append(position.parse_move(text))
        position = position.play(line[-1])
    assert first_crowning(line) == (2, 1)
    assert first_crowning(line[:1]) == (None, None)


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    position = Position.start()
    prover = Prover(position, most_nodes=2)
    prover.moves(position._core)
    prover.moves(position._core)
    with pytest.raises(OutOfNodesError):
        prover.moves(position._core)
    assert crowns_within(position, 4) in {None, False}
