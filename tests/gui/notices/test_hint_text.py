"""Hints give facts as reasons, the weightiest first and never more than two."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.game.merits import Merits
from harzdame_engine.review.chains import Chain

from harzdame_gui.notices.hint_text import hint_message

MOVE = Position.start().legal_moves()[0]


@pytest.mark.parametrize(
    ("merits", "text"),
    [
        (Merits(wins=True, captures=3), "It wins the game."),
        (Merits(only=True, captures=1, crowns=True), "It is the only move. It takes a piece."),
        (Merits(captures=3, crowns=True, threatens=2), "It takes three. It makes a king."),
        (Merits(given=1, regained=2, safe=False), "It gives one and takes two back."),
        (Merits(saved=("c4",)), "The man on c4 could have been taken; now nothing can."),
        (Merits(saved=("c4", "d4")), "The men on c4 and d4 could have been taken; now nothing can."),
        (Merits(threatens=1), "It threatens to take a piece. After it none of your pieces can be taken."),
        (Merits(threatens=2, saved=("c4",)), None),
        (Merits(safe=False), ""),
        (Merits(offered=1, safe=False), "Your opponent must take at least one."),
        (Merits(offered=3, safe=False), "Your opponent must take at least three."),
    ],
)
def test_reasons(merits: Merits, text: str | None) -> None:
    message = hint_message(MOVE, merits)
    assert message.title == f"Try {MOVE}."
    if text is not None:
        assert message.text == text


@pytest.mark.parametrize(
    ("given", "taken", "text"),
    [
        (3, 1, "It begins a shot: you give three away and take only one."),
        (1, 0, "It makes your opponent take one."),
    ],
)
def test_giving_is_praised_where_it_is_the_aim(given: int, taken: int, text: str) -> None:
    chain = Chain((MOVE, MOVE), given, taken, gives_away=True)
    assert hint_message(MOVE, Merits(), chain).text == text
