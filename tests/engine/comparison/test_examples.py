"""Positions that show differences between games: by core and reference they do, and no piece is idle."""

from __future__ import annotations

from functools import cache

import pytest
from harzdame_engine import Color, Move, Position, PositionError, Rules, StopToken, variant
from harzdame_engine.comparison.examples import Example, Pieces, example
from harzdame_engine.comparison.facts import Fact, Shows, Topic, differing, exchanged, is_showable

from tests.for_each import for_each
from tests.reference import position as reference
from tests.reference.compare import as_reference
from tests.reference.moves import legal_moves
from tests.reference.table import GAMES

PAIRS = (
    ("harzdame", "turkish"),
    ("turkish", "bahrain"),
    ("gothic", "modified-gothic-2"),
    ("russian", "international"),
    ("adigha", "keny-2"),
    ("hexdame", "greek-2"),
    ("spanish", "italian"),
    ("killer", "international"),
)
Facts = tuple[tuple[Fact, Example | None], ...]


@cache
def found(one: str, other: str) -> Facts:
    first, second = variant(one), variant(other)
    facts = [fact for topic in Topic for fact in differing(first, second, topic)]
    return tuple((fact, example(first, second, fact)) for fact in facts if is_showable(first, second, fact))


def shown(one: str, other: str) -> list[Example]:
    return [each for _, each in found(one, other) if each is not None]


def by_the_core(rules: Rules, pieces: Pieces) -> set[tuple[Move, bool]] | None:
    """The moves and whether each promotes; None: that is no position of the game."""
    try:
        moves = Position.of(rules, pieces, Color.WHITE).legal_moves()
    except PositionError:
        return None
    return {(move, move.promotes) for move in moves}


@for_each("pair", PAIRS)
def test_the_legal_moves_are_those_of_the_reference_and_differ(pair: tuple[str, str]) -> None:
    assert shown(*pair)
    for each in shown(*pair):
        assert set(map(as_reference, each.moves[0])) != set(map(as_reference, each.moves[1]))
        for game, moves in zip(pair, each.moves, strict=True):
            if game == each.base.id or each.exact:
                there = reference.read_fen(each.position.fen, GAMES[game])
                assert legal_moves(there) == set(map(as_reference, moves)), (each, game)


def differs(fact: Fact, base: Rules, changed: Rules, pieces: Pieces) -> bool:
    """Whether a fact shows in a position, by moves of the kind in which it is to show."""
    own, others = by_the_core(base, pieces), by_the_core(changed, pieces)
    if own is None or others is None or own == others:
        return False
    captures = any(move.captures for move, _ in own ^ others)
    return captures if fact.shows is Shows.CAPTURES else not (fact.shows is Shows.STEPS and captures)


@for_each("pair", PAIRS)
def test_one_fact_is_the_reason_and_no_piece_can_be_left_out(pair: tuple[str, str]) -> None:
    for each in shown(*pair):
        lender = variant(next(game for game in pair if game != each.base.id))
        changed = exchanged(each.base, lender, each.fact)
        assert changed is not None
        moves = by_the_core(each.base, each.pieces), by_the_core(changed, each.pieces)
        told = [{(move, move.promotes) for move in some} for some in each.moves]
        assert told == list(moves if each.base.id == pair[0] else moves[::-1])
        assert differs(each.fact, each.base, changed, each.pieces)
        for left_out in each.pieces:
            fewer = {square: piece for square, piece in each.pieces.items() if square != left_out}
            if fewer and differs(each.fact, each.base, changed, fewer):
                assert each.exact
                assert by_the_core(lender, fewer) != by_the_core(changed, fewer)


def test_whatever_can_be_shown_is_found() -> None:
    assert not [(pair, fact) for pair in PAIRS for fact, each in found(*pair) if each is None]


def test_the_same_is_found_each_time() -> None:
    first, second = variant("turkish"), variant("greek-3")
    [fact] = differing(first, second, Topic.CHOICE)
    one, again = example(first, second, fact), example(first, second, fact)
    assert one is not None
    assert again is not None
    assert (one.pieces, one.moves) == (again.pieces, again.moves)


def test_what_only_one_game_has() -> None:
    [each] = shown("turkish", "bahrain")
    assert each.exact
    assert set(each.moves[1]) < set(each.moves[0])
    assert set(each.only(0)) == set(each.moves[0]) - set(each.moves[1])
    assert each.only(1) == ()


@pytest.mark.parametrize("pair", [("harzdame", "turkish"), ("turkish", "harzdame")])
def test_a_search_that_was_stopped_finds_nothing(pair: tuple[str, str]) -> None:
    first, second = map(variant, pair)
    token = StopToken()
    token.stop()
    for topic in Topic:
        for fact in differing(first, second, topic):
            assert example(first, second, fact, token) is None
