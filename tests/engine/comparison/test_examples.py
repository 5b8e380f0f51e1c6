"""Positions that show differences between games: by core and reference they do, and no piece is idle."""

from __future__ import annotations

from functools import cache

import pytest
from harzdame_engine import Color, Move, Position, PositionError, Rules, StopToken, variant
from harzdame_engine.comparison.examples import Example, Pieces, example
from harzdame_engine.comparison.facts import Fact, Topic, differing, exchanged, is_showable

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
    ("greek-7", "turkish"),
    ("adigha", "keny-2"),
    ("hexdame", "greek-2"),
    ("armenian-2", "dameo"),
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


@for_each("pair", PAIRS)
def test_one_fact_is_the_reason_and_no_piece_can_be_left_out(pair: tuple[str, str]) -> None:
    for each in shown(*pair):
        lender = variant(next(game for game in pair if game != each.base.id))
        changed = exchanged(each.base, lender, each.fact)
        assert changed is not None
        moves = by_the_core(each.base, each.pieces), by_the_core(changed, each.pieces)
        told = [{(move, move.promotes) for move in some} for some in each.moves]
        assert told == list(moves if each.base.id == pair[0] else moves[::-1])
        assert len(each.pieces) <= 4


def test_whatever_can_be_shown_is_found() -> None:
    missing = {(*pair, fact.fields[0]) for pair in PAIRS for fact, each in found(*pair) if each is None}
    # where captured pieces stay, they bar the way back anyhow
    assert missing == {("adigha", "keny-2", "turns_back")} - missing or not missing


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
