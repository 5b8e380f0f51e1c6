"""Styles: their preferences are bounded, legal in every game, and can be measured in games."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from harzdame_engine import LEVELS, Color, Engine, Limit, Move, Position, Rules, variants
from harzdame_engine.search.styles import MARGIN, STYLES, Style, style_named

LEVEL = LEVELS[6]


@pytest.mark.parametrize("rules", variants(), ids=lambda rules: rules.id)
def test_every_style_has_bounded_preferences_in_every_game(rules: Rules) -> None:
    chance = Random(rules.id)
    position = Position.start(rules.id)
    for _ in range(40):
        moves = position.legal_moves()
        if not moves or position.outcome() is not None:
            break
        for style in STYLES:
            preferences = style.preferences(position)
            assert len(preferences) == len(moves)
            assert set(preferences) == {0} or (min(preferences), max(preferences)) == (0, style.margin)
        position = position.play(chance.choice(moves))


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.id)
def test_no_style_plays_a_move_that_is_worse_by_more_than_its_margin(style: Style) -> None:
    chance = Random(style.id)
    position = Position.start()
    limit = Limit(depth=4)
    without = ["aspiration", "late-move-reductions", "small-first"]  # equal searches of all moves
    for _ in range(12):
        moves = position.legal_moves()
        lines = Engine(1, without=without).analyse(position, limit, lines=len(moves)).lines
        scores = {line.pv[0]: line.score.centipieces for line in lines}
        chosen = Engine(1, without=without).analyse(position, limit, style=style).best
        assert chosen is not None
        assert scores[chosen] >= max(scores.values()) - MARGIN
        position = position.play(chance.choice(moves))


def test_scores_are_told_without_the_preference() -> None:
    position = Position.start()
    told = Engine(1).analyse(position, Limit(depth=4), style=style_named("quiet")).score
    plain = Engine(1).analyse(position, Limit(depth=4)).score
    assert abs(told.centipieces - plain.centipieces) <= MARGIN // 3  # and not the 30 that all moves get


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.id)
def test_a_style_shows_in_the_moves_that_are_played(style: Style) -> None:
    fits = {
        mine: [
            style.preferences(position)[position.legal_moves().index(played)]
            for seed in range(16)
            for position, played in _game(seed, mine).whites
        ]
        for mine in (style, None)
    }
    with_style, without = (sum(fit) / len(fit) for fit in (fits[style], fits[None]))
    assert with_style > without + 1, (with_style, without)


def test_who_keeps_the_back_rows_has_more_men_there_and_who_trades_has_fewer_pieces() -> None:
    guard, trader = style_named("guard"), style_named("trader")
    plain, guarding, trading = (
        [_game(seed, mine).last for seed in range(64)] for mine in (None, guard, trader)
    )
    assert sum(map(_at_home, guarding)) > sum(map(_at_home, plain))
    assert sum(map(_pieces, trading)) < sum(map(_pieces, plain))


class _Game(NamedTuple):
    """The last position of a game, and White's moves in the positions in which they were played."""

    last: Position
    whites: tuple[tuple[Position, Move], ...]


@cache
def _game(seed: int, mine: Style | None) -> _Game:
    """36 plies in which White has this style, on an opening of four random plies."""
    chance = Random(seed)
    position = Position.start("international")
    for _ in range(4):
        position = position.play(chance.choice(position.legal_moves()))
    engine, whites = Engine(1), []
    for _ in range(36):
        if position.outcome() is not None:
            break
        white = position.turn is Color.WHITE
        style = mine if white else None
        best = engine.analyse(position, Limit(), level=LEVEL, seed=seed, style=style).best
        assert best is not None
        if white:
            whites.append((position, best))
        position = position.play(best)
    return _Game(position, tuple(whites))


def _at_home(position: Position) -> int:
    """White's men on its first two rows."""
    board = position.rules.board
    squares = [square for square, piece in position.pieces.items() if piece.color is Color.WHITE]
    return sum(board.place(square)[1] < 2 for square in squares)


def _pieces(position: Position) -> int:
    return len(position.pieces)
