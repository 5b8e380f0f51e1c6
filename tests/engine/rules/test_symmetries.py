"""Symmetries of the games: how many there are, and that each changes nothing in play."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest
from harzdame_engine import Direction, Position, Rules, variant, variants
from harzdame_engine.rules.symmetries import Symmetry, symmetries

from tests.for_each import for_each
from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES

# Men that go straight ahead, or to both sides alike, may be mirrored; the squares of one colour may not.
SIZES = {rules.id: 2 if rules.board.is_half else 4 for rules in variants()}


def _square(rules: Rules, symmetry: Symmetry, square: str) -> str:
    return rules.board.name_of_bit[symmetry.squares[rules.board.bit_of[square]]]


def _moves(position: Position, symmetry: Symmetry) -> set[tuple[str, str, frozenset[str], bool]]:
    """The images of all legal moves."""

    def image(square: str) -> str:
        return _square(position.rules, symmetry, square)

    return {
        (image(move.origin), image(move.target), frozenset(map(image, move.captures)), move.promotes)
        for move in position.legal_moves()
    }


@for_each(("game", "size"), SIZES.items())
def test_there_are_so_many_and_they_form_a_group(game: str, size: int) -> None:
    found = symmetries(variant(game))
    identity = found[0]
    assert len(set(found)) == len(found) == size
    assert identity == Symmetry(tuple(range(len(identity.squares))), False)
    for one, other in product(found, repeat=2):
        both = tuple(other.squares[bit] for bit in one.squares)
        assert Symmetry(both, one.swaps != other.swaps) in found


@pytest.mark.parametrize("game", SIZES)
def test_the_moves_of_an_image_are_the_images_of_the_moves(game: str) -> None:
    identity, *others = symmetries(variant(game))
    for sample in samples(GAMES[game], random.Random(f"symmetry/{game}"), 140):
        position = Position.from_fen(write_fen(sample), game)
        for symmetry in others:
            image = position.image(symmetry)
            assert _moves(position, symmetry) == _moves(image, identity), position.fen
            assert position.perft(2) == image.perft(2), position.fen
            assert (position.outcome() is None) == (image.outcome() is None), position.fen


@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_the_built_in_games_begin_symmetrically(rules: Rules) -> None:
    # with colours kept the start is its own image, with colours exchanged it is Black's turn
    start = Position.start(rules.id)
    for symmetry in symmetries(rules):
        image = start.image(symmetry)
        assert image.pieces == start.pieces
        assert (image.turn is start.turn) != symmetry.swaps


def test_harzdame_is_mirrored_in_the_long_diagonal_and_turned() -> None:
    rules = variant("harzdame")
    corners = {
        (_square(rules, each, "a1"), _square(rules, each, "b1"), each.swaps) for each in symmetries(rules)
    }
    assert corners == {
        ("a1", "b1", False),
        ("a1", "a2", False),  # the mirror
        ("h8", "g8", True),  # the turn, colours exchanged
        ("h8", "h7", True),
    }


@pytest.mark.parametrize(
    "change",
    [
        {"man_steps": (Direction.N,)},
        {"promotion_squares": frozenset(["h8", "g8"])},
        {"king_captures": (Direction.E, Direction.N, Direction.W)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_lopsided_rule_takes_symmetries_away(change: dict[str, object]) -> None:
    assert len(symmetries(replace(variant("harzdame"), **change))) < 4  # type: ignore[arg-type]


def test_the_set_up_takes_none_away() -> None:
    assert len(symmetries(replace(variant("harzdame"), setup=frozenset(["a1", "a2"])))) == 4
