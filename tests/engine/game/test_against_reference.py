"""The core against the reference on random positions of every game, to depth 2.

This is the short form; the full one is ``python -m tests.reference.compare``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, pairwise

import pytest
from harzdame_engine import Position as CorePosition
from harzdame_engine import variants

from tests.reference import captures
from tests.reference.boards import NE, NW, S
from tests.reference.compare import compare_samples, compare_start, differ
from tests.reference.games import Choice, Game, Goal, Lands, LineLeap, Promotion, Side
from tests.reference.position import read_fen, write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES
from tests.rules.rulebook import written_cases

POSITIONS = 100
# Enough for a rule that seldom matters to matter once.
MOST_POSITIONS = 2000


def test_the_games_are_the_same() -> None:
    assert {rules.id for rules in variants()} == set(GAMES)
    assert len(GAMES) == 54


@pytest.mark.parametrize("game_id", GAMES)
def test_core_and_reference_agree(game_id: str) -> None:
    assert compare_start(game_id) is None
    report = compare_samples(game_id, "short", POSITIONS, depth=2)
    assert not report.differences, "\n".join(map(str, report.differences[:5]))
    assert report.positions == POSITIONS
    # The positions are worth comparing: long captures occur, and each has many moves.
    # In Italian draughts men take no kings.
    assert report.longest_capture >= (3 if game_id == "italian" else 4)
    assert report.moves > 12 * POSITIONS


def wrong_rules(game: Game) -> Iterator[Game]:
    """The game with one fact about it wrong, for each fact in turn."""
    yield replace(game, man_steps=game.man_steps[:-1])
    yield replace(game, man_captures=game.man_captures[:-1])
    if game.goal is Goal.FIRST_KING:
        yield replace(game, goal=Goal.BLOCK)
        yield replace(game, choice=())
    else:
        # Who wins without a move shows too seldom here: `tests/engine/rules/test_goals.py`.
        yield replace(game, goal=Goal.FIRST_KING)
        yield from wrong_rules_of_kings(game)
    yield replace(game, one_piece_each_is_a_draw=not game.one_piece_each_is_a_draw)
    yield replace(game, threat_rule=not game.threat_rule)
    yield replace(game, promotion_squares={side: _all_but_one(game, side) for side in Side})
    yield from (replace(game, promotion=promotion) for promotion in wrong_promotions(game))
    if S in game.man_captures:
        yield replace(game, never_as_first_jump=() if game.never_as_first_jump else (S,))
    if len(game.board.places) == 64:
        for leap in set(LineLeap) - {game.line_leap}:
            yield replace(game, line_leap=leap)


def wrong_rules_of_kings(game: Game) -> Iterator[Game]:
    """The game with one fact wrong that shows only where kings stand."""
    yield replace(game, king_steps=game.king_steps[:-1])
    yield replace(game, king_captures=game.king_captures[:-1])
    yield replace(game, flying_kings=not game.flying_kings)
    yield from (replace(game, choice=wrong) for wrong in wrong_choices(game))
    yield replace(game, men_take_kings=not game.men_take_kings)
    yield replace(game, same_king_limit=None if game.same_king_limit else 3)
    if game.flying_kings:
        yield from (replace(game, lands=lands) for lands in set(Lands) - {game.lands})
        # With a majority the longest captures land there anyway, or there is only one square to land on.
        if not {Choice.NUMBER, Choice.VALUE} & {*game.choice} and game.lands is not Lands.NEXT_SQUARE:
            yield replace(game, lands_where_it_goes_on=not game.lands_where_it_goes_on)
        # By short leaps alone no piece comes where a captured one stood or stands.
        yield replace(game, deferred_removal=not game.deferred_removal)
        # Over a piece that stays until the end nobody can turn back anyway.
        if not game.deferred_removal:
            yield replace(game, may_turn_back=not game.may_turn_back)


def wrong_promotions(game: Game) -> set[Promotion]:
    """The other fates of a capturing man. One that captures forward only goes nowhere from the last row."""
    others = set(Promotion) - {game.promotion}
    if set(game.man_captures) <= {NE, NW} and game.promotion is not Promotion.GOES_ON_AS_A_KING:
        others -= {Promotion.AT_THE_END, Promotion.STOPS_THERE}
    return others


def wrong_choices(game: Game) -> Iterator[tuple[Choice, ...]]:
    """The choice of captures without one of its criteria, with one more, and with two exchanged."""
    choice = game.choice
    for number in range(len(choice)):
        yield (*choice[:number], *choice[number + 1 :])
    for two in pairwise(choice):
        # Where men take no kings, whoever takes the most kings is a king.
        if game.men_take_kings or set(two) != {Choice.WITH_KING, Choice.KINGS}:
            yield tuple(two[1 - two.index(each)] if each in two else each for each in choice)
    yield from ((*choice, other) for other in Choice if other not in choice and not settled(choice, other))


def settled(choice: tuple[Choice, ...], other: Choice) -> bool:
    """Whether captures that are equal by these criteria are equal by the other one, too.

    Two of number, kings and value tell the third, and a value alone tells how many men and kings it is of.
    """
    counts = {Choice.NUMBER, Choice.KINGS, Choice.VALUE}
    return other in counts and (Choice.VALUE in choice or len(counts & set(choice)) > 1)


def _all_but_one(game: Game, side: Side) -> frozenset[str]:
    return game.promotion_squares[side] - {max(game.promotion_squares[side])}


@pytest.mark.parametrize("game_id", GAMES)
def test_an_error_of_the_rules_would_be_seen(game_id: str) -> None:
    # The other way about: the reference is given a wrong rule, and the right core must differ from it.
    game = GAMES[game_id]
    unseen = list(wrong_rules(game))
    by_hand = (read_fen(case.fen, game) for case in written_cases(game_id))
    for position in chain(by_hand, samples(game, random.Random(f"errors/{game_id}"), MOST_POSITIONS)):
        core = CorePosition.from_fen(write_fen(position), game_id)
        unseen = [wrong for wrong in unseen if not differ(core, position, wrong)]
        if not unseen:
            break
    assert [
        {name: fact for name, fact in vars(wrong).items() if fact != vars(game)[name]} for wrong in unseen
    ] == []


def test_a_starting_square_that_stays_occupied_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captures, "_standing", lambda position, origin, run: position.pieces)
    assert compare_samples("harzdame", "errors", 200, 1).differences
