"""The other names of squares: letters where a game has numbers, numbers where it has letters."""

from __future__ import annotations

import pytest
from harzdame_engine import variant, variants
from harzdame_engine.rules.square_names import is_numbered, other_names


@pytest.mark.parametrize(
    ("game", "corners"),
    [
        # "PDN's notation letter and corner are as the starting player sees them": White's, or Black's
        ("international", {"a1": "46", "j10": "5", "b2": "41"}),
        ("italian", {"b1": "29", "h1": "32", "a8": "1"}),
        ("english", {"a1": "4", "c3": "11", "h8": "29"}),
        ("thai", {"a1": "29", "h8": "4"}),
        # from Black's side, left to right, as White sees them
        ("russian", {"1": "b8", "4": "h8", "5": "a7", "29": "a1", "32": "g1"}),
        ("spantsireti", {"1": "b8", "40": "i1"}),
    ],
)
def test_the_corners(game: str, corners: dict[str, str]) -> None:
    names = other_names(variant(game))
    assert {name: names[name] for name in corners} == corners


def test_each_square_of_a_half_board_has_one_and_those_of_other_boards_have_none() -> None:
    for rules in variants():
        names = other_names(rules)
        if rules.board.is_half:
            assert sorted(names.values()) == sorted(rules.board.names)
            assert all(name.isdecimal() is not is_numbered(rules.board) for name in names)
        else:
            assert not names
