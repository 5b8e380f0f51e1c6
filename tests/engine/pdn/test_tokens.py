"""Tokens of a game's text, and the moves among them."""

from __future__ import annotations

import random

import pytest
from harzdame_engine.pdn.tokens import TokenKind, WrittenToken, first_moves, tokens

from tests.engine.pdn.dirt import heap

_MOVES = (TokenKind.MOVE, TokenKind.NUMBER_MOVE)


def filtered(text: str, *, most: int, nested: bool) -> list[WrittenToken]:
    """The same as `first_moves`, from all tokens."""
    depth, moves = 0, []
    for token in tokens(text):
        depth += (token.kind is TokenKind.OPENING) - (token.kind is TokenKind.CLOSING)
        if token.kind in _MOVES and (nested or depth <= 0):
            moves.append(token)
    return moves[:most]


@pytest.mark.parametrize("nested", [False, True])
def test_moves_are_told_as_they_stand_among_the_tokens(nested: bool) -> None:
    rng = random.Random(5)
    found = 0
    for _ in range(300):
        text = heap(rng)
        moves = first_moves(text, most=7, nested=nested)
        assert moves == filtered(text, most=7, nested=nested), text
        found += len(moves)
    assert found > 100


def test_moves_of_variations_are_told_where_they_are_wanted() -> None:
    text = "1. 32-28 (1. 33-29 a1-a2) 19-23 (("
    assert [move.text for move in first_moves(text, most=9)] == ["32-28", "19-23"]
    assert [move.text for move in first_moves(text, most=3, nested=True)] == ["32-28", "33-29", "a1-a2"]


@pytest.mark.parametrize("sign", ["x", "×"])
def test_a_move_without_end_is_cut_between_two_characters(sign: str) -> None:
    whole = "a1" + f"{' ' * 50}{sign}b2" * 100
    [(kind, cut)] = first_moves(whole, most=1)
    assert kind is TokenKind.MOVE
    assert whole.startswith(cut)
    assert 990 <= len(cut.encode()) <= 1000
