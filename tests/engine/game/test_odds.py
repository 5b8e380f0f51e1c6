"""Odds: fewer men for one side at the start, in every game that allows it."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Position, Rules, variant, variants
from harzdame_engine.game.odds import OddsError, with_odds

from tests.for_each import for_each


@for_each("rules", variants(), ids=lambda rules: rules.id)
@for_each("color", Color)
def test_two_men_can_be_given_in_every_game(rules: Rules, color: Color) -> None:
    start = Position.start(rules.id)
    position = with_odds(rules, color, 2)
    assert position.turn is start.turn
    assert len(start.pieces) - len(position.pieces) == 2
    gone = {square: piece for square, piece in start.pieces.items() if square not in position.pieces}
    assert all(piece.color is color and not piece.king for piece in gone.values())
    moves = position.legal_moves()
    assert moves
    assert not moves[0].captures
    assert position.outcome() is None


def test_more_than_all_men_cannot_be_given() -> None:
    with pytest.raises(OddsError):
        with_odds(variant("harzdame"), Color.WHITE, 30)
