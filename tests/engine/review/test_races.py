"""Races for a king, on boards where the moves can be counted by hand."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from harzdame_engine import Color, Piece, Position, PositionError, variant, variants
from harzdame_engine.review.chains import OutOfNodesError, Prover
from harzdame_engine.review.races import (
    crowning,
    crowns_within,
    first_crowning,
    passed,
    still_crowns,
    way_to_king,
)


@pytest.mark.parametrize(("fen", "moves"), [("B:Wg1:Bb3", 1), ("B:Wg1:Bc3", 2), ("B:Wg1:Bd4", 3)])
def test_the_shortest_way_to_a_king_is_found(fen: str, moves: int) -> None:
    assert crowning(Position.from_fen(fen)) == moves


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("", "c4-b4 g1-g2 b4-a4"),
        ("c4-b4 g1-h1 b4-a4", "c4-b4 g1-h1 b4-a4"),
        ("c4-b4 g1-h1 h8-g8", "c4-b4 g1-h1 b4-a4"),
        ("h8-g8 g1-h1 c4-b4", "c4-b4 g1-g2 b4-a4"),
    ],
)
def test_a_way_to_the_king_keeps_to_a_line_while_that_does(line: str, way: str) -> None:
    """Two moves are needed, so no other may be made between them."""
    position = end = Position.from_fen("B:Wg1:Bc4,h8")
    moves = []
    for text in line.split():
        moves.append(end.parse_move(text))
        end = end.play(moves[-1])
    assert " ".join(map(str, way_to_king(position, moves))) == way


def few_men(game: str, rng: random.Random) -> Position:
    """Some men of each side, White to move."""
    rules = variant(game)
    while True:
        squares = rng.sample(rules.board.names, 6)
        pieces = {
            square: Piece(color, king=False) for square, color in zip(squares, 3 * [*Color], strict=True)
        }
        with suppress(PositionError):
            return Position.of(rules, pieces, Color.WHITE)


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_a_way_to_the_king_is_as_long_as_it_was_proven(game: str) -> None:
    found = 0
    rng = random.Random(game)
    for _ in range(40):
        position = few_men(game, rng)
        if not (way := way_to_king(position)):
            continue
        found += 1
        assert len(way) == 2 * crowning(position) - 1
        for move in way:
            assert move in position.legal_moves()
            position = position.play(move)
        assert way[-1].promotes
        assert not any(way[-1].target in answer.captures for answer in position.legal_moves())
    assert found


def test_no_way_to_a_king_none_is_told() -> None:
    assert way_to_king(Position.from_fen("B:Wg1:Bh8")) == ()
    assert way_to_king(Position.start()) == ()


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
