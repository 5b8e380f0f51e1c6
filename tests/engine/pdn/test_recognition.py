"""The game that a text records, told by what it holds."""

from __future__ import annotations

import tracemalloc

import pytest
from harzdame_engine.pdn.recognition import CHESS, recognise, tell_by_squares

ENDLESS = "1" * 5000
"""More digits than Python reads as a number."""


@pytest.mark.parametrize("text", ["", f"1. 1-{ENDLESS} 2. 3-4", f"1. {ENDLESS}-1"])
@pytest.mark.parametrize("fen", ["", f"W:W{ENDLESS}:B1", f"W:W1:B{ENDLESS}"])
def test_endless_numbers_are_none(text: str, fen: str) -> None:
    recognise(text, {"FEN": fen} if fen else {})


def test_numbered_squares_are_those_of_international_draughts() -> None:
    assert tell_by_squares("1. 32-28 *", {}).id == "international"
    assert tell_by_squares("(1. 32-28) *", {}).id == "international"
    assert tell_by_squares("{32-28} 1. a5-a6 *", {}).id == "harzdame"


@pytest.mark.parametrize("heap", ["(", ")", "(1. x ", "$1 ", "{x} "])
def test_a_game_of_anything_but_moves_takes_little_memory(heap: str) -> None:
    text = heap * (2_000_000 // len(heap))
    tracemalloc.start()
    try:
        recognise(text, {})
        tell_by_squares(text, {})
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 5 * len(text)


def test_moves_are_sought_at_the_beginning_alone() -> None:
    far = "{" + "x" * (1 << 20) + "} "
    assert tell_by_squares(far + "1. 32-28 *", {}).id == "harzdame"
    chess = "1. Nf3 Nf6 2. Nc3 Nc6 3. Be2 Be7 *"
    assert recognise(chess, {}).name == CHESS
    assert recognise(far + chess, {}).name != CHESS
