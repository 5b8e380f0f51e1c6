from __future__ import annotations

import random
from dataclasses import replace

import pytest
from harzdame_engine import Color, Position, Rules, variant, variants
from harzdame_engine.dxp.messages import STANDARD_GAME, DxpError, MoveMade
from harzdame_engine.dxp.notation import (
    expressible,
    format_move,
    format_position,
    game_named,
    parse_move,
    parse_position,
)

INTERNATIONAL = variant(STANDARD_GAME)
MANY_KINGS = "c5 d3 f7 e2 d6 g5 a3 b1 i4 h1 g6 c3 g7 e8 c2 g4 g2 b6 h4 e6 c6 f4"


@pytest.mark.parametrize("rules", variants(), ids=lambda rules: rules.id)
def test_positions_and_moves_of_random_games_come_back(rules: Rules) -> None:
    rng = random.Random(7)
    for _ in range(3):
        position = Position.start(rules.id)
        while position.legal_moves() and rng.random() > 0.01:
            # how often a king has moved in a row follows from moves alone
            plain = Position.of(rules, position.pieces, position.turn)
            assert parse_position(format_position(position), position.turn, rules) == plain
            moves = position.legal_moves()
            assert all(parse_move(format_move(move, rules), position) == move for move in moves)
            position = position.play(rng.choice(moves))


def test_the_start() -> None:
    assert format_position(Position.start(STANDARD_GAME)) == "z" * 20 + "e" * 10 + "w" * 20


def test_the_games_that_are_built_in_are_known_to_both_ends() -> None:
    assert all(expressible(rules) and game_named(rules.id) is rules for rules in variants())
    assert not expressible(replace(variant("turkish"), id="mine"))
    with pytest.raises(DxpError, match="not known"):
        game_named("mine")


@pytest.mark.parametrize(
    "message",
    [
        MoveMade(0, 32, 27, (1,)),
        MoveMade(0, 32, 23),
        MoveMade(0, 18, 23),
        MoveMade(0, 1, 1),
        MoveMade(0, 64, 60),
    ],
)
def test_an_illegal_move_is_refused(message: MoveMade) -> None:
    with pytest.raises(DxpError, match="not a legal move"):
        parse_move(message, Position.start(STANDARD_GAME))


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(DxpError):
        parse_position("w" + "e" * 48 + "Z", Color.WHITE, INTERNATIONAL)


@pytest.mark.parametrize("squares", [1, 49, 51, 64])
def test_a_position_of_another_board_is_refused(squares: int) -> None:
    with pytest.raises(DxpError, match="not one of this board"):
        parse_position("w" + "Z" * (squares - 1), Color.WHITE, INTERNATIONAL)


def test_a_position_with_moves_beyond_counting_is_refused() -> None:
    hexdame = variant("hexdame")
    black = {"b3", "b4", "e7", "g3"}
    kings = MANY_KINGS.split()
    text = "".join(
        "W" if name == "i5" else "z" if name in black else "Z" if name in kings else "e"
        for name in hexdame.board.names
    )
    with pytest.raises(DxpError, match="captures"):
        parse_position(text, Color.WHITE, hexdame)


@pytest.mark.parametrize("turn", list(Color))
@pytest.mark.parametrize("text", ["e" * 50, "e" * 49 + "W", "e" * 49 + "z"])
def test_a_side_without_a_piece_is_refused(text: str, turn: Color) -> None:
    with pytest.raises(DxpError, match="both sides need a piece"):
        parse_position(text, turn, INTERNATIONAL)


def test_the_time_is_kept_within_its_field() -> None:
    move = Position.start(STANDARD_GAME).legal_moves()[0]
    assert format_move(move, INTERNATIONAL, 1e9).seconds == 9999
    assert format_move(move, INTERNATIONAL, -3).seconds == 0
