"""Pieces mirrored, exchanged, shifted and put on other boards."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Piece, Position, variant, variants
from harzdame_engine.game.rearrangement import (
    OffBoardError,
    carried_over,
    exchanged,
    mirror,
    mirrored,
    shifted,
)
from harzdame_engine.rules.board import Direction

from tests.for_each import for_each

MAN, KING = Piece(Color.WHITE), Piece(Color.BLACK, king=True)
SQUARE = variant("harzdame").board
HEXAGON = variant("hexdame").board
DARK = variant("international").board


@for_each("game", [rules.id for rules in variants()])
def test_exchanged_it_is_the_same_game_for_the_other_side(game: str) -> None:
    start = Position.start(game)
    after = start.play(start.legal_moves()[0])
    other = Position.of(after.rules, exchanged(after.pieces, after.rules.board), after.turn.other)
    assert len(other.legal_moves()) == len(after.legal_moves())
    assert other.perft(3) == after.perft(3)
    assert exchanged(other.pieces, other.rules.board) == after.pieces


@pytest.mark.parametrize("game", ["harzdame", "hexdame", "dameo"])
def test_the_mirror_image_is_worth_the_same(game: str) -> None:
    start = Position.start(game)
    after = start.play(start.legal_moves()[0])
    image = Position.of(after.rules, mirrored(after.pieces, after.rules), after.turn)
    assert image.pieces != after.pieces
    assert image.perft(3) == after.perft(3)


def test_the_mirror_stands_between_the_ways_that_men_go() -> None:
    pieces = {"a1": MAN, "c4": KING}
    assert mirrored(pieces, variant("turkish")) == {"h1": MAN, "f4": KING}
    assert mirrored(pieces, variant("harzdame")) == {"a1": MAN, "d3": KING}


def test_dark_squares_have_no_mirror_image() -> None:
    assert mirror(variant("international")) is None
    assert mirrored({"50": MAN}, variant("international")) == {"50": MAN}


def test_all_are_shifted_or_none() -> None:
    assert shifted({"a1": MAN, "c3": KING}, SQUARE, Direction.N) == {"a2": MAN, "c4": KING}
    with pytest.raises(OffBoardError) as refused:
        shifted({"a1": MAN, "c3": KING, "a5": KING}, SQUARE, Direction.W)
    assert refused.value.squares == ("a1", "a5")
    with pytest.raises(OffBoardError):
        shifted({"28": MAN}, DARK, Direction.N)
    assert shifted({"28": MAN}, DARK, Direction.NE) == {"23": MAN}


def test_what_fits_goes_to_another_board() -> None:
    pieces = {"a1": MAN, "b2": KING, "c2": KING, "h8": KING}
    there = carried_over(pieces, SQUARE, DARK)
    assert there == {"46": MAN, "41": KING, "14": KING}
    assert carried_over(there, DARK, SQUARE) == {"a1": MAN, "b2": KING, "h8": KING}
    assert carried_over(pieces, SQUARE, SQUARE) == pieces


def test_hexagons_and_squares_share_their_names_alone() -> None:
    kept = carried_over({"a1": MAN, "h8": KING}, SQUARE, HEXAGON)
    assert set(kept) <= {"a1", "h8"}
    assert set(kept) <= set(HEXAGON.names)
