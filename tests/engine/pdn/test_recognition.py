"""The game that a text records, told by what it holds."""

from __future__ import annotations

import pytest
from harzdame_engine.pdn.recognition import recognise

ENDLESS = "1" * 5000
"""More digits than Python reads as a number."""


@pytest.mark.parametrize("text", ["", f"1. 1-{ENDLESS} 2. 3-4", f"1. {ENDLESS}-1"])
@pytest.mark.parametrize("fen", ["", f"W:W{ENDLESS}:B1", f"W:W1:B{ENDLESS}"])
def test_endless_numbers_are_none(text: str, fen: str) -> None:
    recognise(text, {"FEN": fen} if fen else {})
