"""Positions undressed; `tests/gui/files/test_found_text.py` has many more dresses."""

from __future__ import annotations

import pytest
from harzdame_engine import variant

from harzdame_gui.text.fens import fen_alone, rules_of, search_fen, undressed

FEN = "W:Wa1,Kc4:Bg8,h8"


@pytest.mark.parametrize("text", [FEN, f'[FEN "{FEN}."]', f"“{FEN}”", f"Look: {FEN}\nWhite wins."])
def test_a_position_is_undressed(text: str) -> None:
    assert undressed(text) == FEN


def test_what_is_none_is_left_as_it_is() -> None:
    assert undressed("nothing here") == "nothing here"
    assert fen_alone("nothing here") is None
    assert search_fen("at 10:30 W:30") is None


@pytest.mark.parametrize(
    ("fen", "game"), [("W:W31:B1", "international"), ("W:Wi1:Ba5", "hexdame"), (FEN, "harzdame")]
)
def test_squares_tell_the_game(fen: str, game: str) -> None:
    assert rules_of(fen, variant("harzdame")).id == game


@pytest.mark.parametrize(
    ("fen", "game"),
    [
        ("W:W21-32:B1-12", "russian"),
        ("W:Wc3:Bd6", "russian"),
        ("W:Wc3:Bd5", "harzdame"),
        ("W:W31-50:B1-20", "international"),
    ],
)
def test_the_game_on_the_board_counts_as_long_as_it_has_these_squares(fen: str, game: str) -> None:
    assert rules_of(fen, variant("russian")).id == game
