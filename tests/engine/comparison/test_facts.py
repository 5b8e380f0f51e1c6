"""The facts in which two games differ, and games with one of them exchanged."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from harzdame_engine import MAJORITY, Color, Piece, Position, Rules, variant, variants
from harzdame_engine.comparison.facts import FACTS, Fact, Topic, differing, exchanged, is_showable, nearest

from tests.for_each import for_each

TURKISH = variant("turkish")


def fact(name: str) -> Fact:
    """The fact that a field says."""
    return next(fact for facts in FACTS.values() for fact in facts if fact.fields[0] == name)


def differences(one: str, other: str) -> set[str]:
    return {fact.fields[0] for topic in Topic for fact in differing(variant(one), variant(other), topic)}


def test_every_field_of_the_record_has_its_row() -> None:
    told = {field for facts in FACTS.values() for fact in facts for field in fact.fields}
    assert told == {field.name for field in fields(Rules)} - {"id", "name", "gametype"}
    assert FACTS.keys() == set(Topic)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("turkish", "turkish", set()),
        ("turkish", "greek-3", {"choice"}),
        ("greek-3", "turkish", {"choice"}),
        ("turkish", "bahrain", {"threat_rule"}),
        ("turkish", "greek", {"flying"}),  # how far its captures lead
        ("turkish", "modified-turkish", {"setup", "line_leaps"}),
        ("turkthic", "turkthic-2", {"flying"}),
    ],
)
def test_games_differ_where_their_sources_say_so(one: str, other: str, expected: set[str]) -> None:
    assert differences(one, other) == expected


def test_a_fact_is_exchanged_with_all_that_belongs_to_it_and_nothing_else() -> None:
    armenian = variant("armenian-2")
    assert exchanged(TURKISH, armenian, fact("man_captures")) == replace(
        TURKISH,
        man_captures=armenian.man_captures,
        man_first_captures=armenian.man_first_captures,
    )


def test_directions_need_cells_of_the_same_shape_and_a_board_that_has_them() -> None:
    harzdame, hexdame, russian = variant("harzdame"), variant("hexdame"), variant("russian")
    steps = fact("man_steps")
    assert exchanged(harzdame, hexdame, steps) is None
    assert not is_showable(harzdame, hexdame, steps)
    assert exchanged(russian, harzdame, steps) is None  # no square lies straight ahead
    assert exchanged(harzdame, russian, steps) == replace(harzdame, man_steps=russian.man_steps)
    assert is_showable(russian, harzdame, steps)
    free = replace(hexdame, choice=())
    assert exchanged(free, harzdame, fact("choice")) == replace(free, choice=MAJORITY)


def test_squares_are_those_of_one_board() -> None:
    leaps = fact("line_leaps")
    assert exchanged(variant("russian"), variant("dameo"), leaps) is None
    assert exchanged(variant("turkish"), variant("dameo"), leaps) is not None
    assert exchanged(variant("dameo"), variant("russian"), leaps) is not None  # none leap there
    for name in ("board", "setup", "promotion_squares", "black_begins", "repetitions"):
        assert exchanged(variant("turkish"), variant("dameo"), fact(name)) is None


def test_the_nearest_game_is_its_kin() -> None:
    assert nearest(variant("bahrain"), variants()).id == "turkish"
    assert nearest(variant("turkthic-2"), variants()).id == "turkthic"


@for_each("base", [variant(game) for game in ("harzdame", "hexdame", "russian", "gothic")])
def test_any_fact_of_any_game_can_be_tried_on_the_board_of_another(base: Rules) -> None:
    for lender in variants():
        for fact in (fact for topic in Topic for fact in differing(base, lender, topic)):
            changed = exchanged(base, lender, fact)
            if changed is not None:
                middle = changed.board.names[len(changed.board.names) // 2]
                lone = Position.of(changed, {middle: Piece(Color.WHITE, king=True)}, Color.WHITE)
                assert all(move.origin == middle for move in lone.legal_moves())
