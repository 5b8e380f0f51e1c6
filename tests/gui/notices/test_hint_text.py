"""Hints give facts as reasons, the weightiest first and never more than two."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.game.merits import Merits

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
    ],
)
def test_reasons(merits: Merits, text: str | None) -> None:
    message = hint_message(MOVE, merits)
    assert message.title == f"Try {MOVE}."
    if text is not None:
        assert message.text == text
