from __future__ import annotations

import random

import pytest
from harzdame_engine import Color, Position, variant, variants
from harzdame_engine.dxp.messages import DxpError, MoveMade
from harzdame_engine.dxp.notation import (
    GAME,
    expressible,
    format_move,
    format_position,
    parse_move,
    parse_position,
)


def test_positions_and_moves_of_random_games_come_back() -> None:
    rng = random.Random(7)
    for _ in range(20):
        position = Position.start(GAME)
        while position.legal_moves() and rng.random() > 0.01:
            assert parse_position(format_position(position), position.turn) == position
            moves = position.legal_moves()
            assert all(parse_move(format_move(move), position) == move for move in moves)
            position = position.play(rng.choice(moves))


def test_the_start() -> None:
    assert format_position(Position.start(GAME)) == "z" * 20 + "e" * 10 + "w" * 20


def test_only_one_game_can_be_expressed() -> None:
    assert [rules.id for rules in variants() if expressible(rules)] == [GAME]
    assert not expressible(variant("turkish"))


@pytest.mark.parametrize(
    "message", [MoveMade(0, 32, 27, (1,)), MoveMade(0, 32, 23), MoveMade(0, 18, 23), MoveMade(0, 1, 1)]
)
def test_an_illegal_move_is_refused(message: MoveMade) -> None:
    with pytest.raises(DxpError, match="not a legal move"):
        parse_move(message, Position.start(GAME))


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(DxpError):
        parse_position("w" + "e" * 48 + "Z", Color.WHITE)


@pytest.mark.parametrize("turn", list(Color))
@pytest.mark.parametrize("text", ["e" * 50, "e" * 49 + "W", "e" * 49 + "z"])
def test_a_side_without_a_piece_is_refused(text: str, turn: Color) -> None:
    with pytest.raises(DxpError, match="both sides need a piece"):
        parse_position(text, turn)


def test_the_time_is_kept_within_its_field() -> None:
    move = Position.start(GAME).legal_moves()[0]
    assert format_move(move, 1e9).seconds == 9999
    assert format_move(move, -3).seconds == 0
