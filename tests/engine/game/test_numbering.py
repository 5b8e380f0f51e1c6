"""Numbers of moves, in games that White begins and in those that Black does."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.game.numbering import MoveNumber, first_number, number_of, numbered_move

INTERNATIONAL = "W31,32:B19,20"
ENGLISH = "W21,22:B11,12"


@pytest.mark.parametrize(
    ("game", "fen", "moves", "numbers"),
    [
        ("international", f"W:{INTERNATIONAL}", "31-26 19-23", ["1. 31-26", "1… 19-23"]),
        ("international", f"B:{INTERNATIONAL}", "19-24 31-26 24-29", ["1… 19-24", "2. 31-26", "2… 24-29"]),
        ("english", f"B:{ENGLISH}", "11-15 21-17", ["1. 11-15", "1… 21-17"]),
        ("english", f"W:{ENGLISH}", "21-17 11-15 22-18", ["1… 21-17", "2. 11-15", "2… 22-18"]),
    ],
)
def test_a_number_is_shared_by_a_move_of_the_beginner_and_its_answer(
    game: str, fen: str, moves: str, numbers: list[str]
) -> None:
    tree = GameTree(Position.from_fen(fen, game))
    node = tree.root
    assert numbered_move(node) == ""
    for move, numbered in zip(moves.split(), numbers, strict=True):
        due = number_of(node).after(1)
        node = tree.add(node, node.position.parse_move(move))
        assert numbered_move(node) == numbered
        assert number_of(node) == due == first_number(tree.root.position).after(node.ply - 1)


def test_numbers_go_on_from_any() -> None:
    assert [str(MoveNumber(9, answers=True).after(moves)) for moves in (-1, 0, 1, 2)] == [
        *("9.", "9…", "10.", "10…")
    ]
