"""Lines of moves with their numbers."""

from __future__ import annotations

from harzdame_engine import GameTree, Node, Position

from harzdame_gui.text.move_numbers import line_text


def line(tree: GameTree, *moves: str) -> Node:
    node = tree.root
    for text in moves:
        node = tree.add(node, node.position.parse_move(text))
    return tree.root.children[0]


def test_moves_of_a_game_that_white_begins() -> None:
    first = line(GameTree(Position.start("harzdame")), "d3-d4", "e6-e5", "c4-c5")
    assert line_text(first, 9) == "1. d3-d4 e6-e5 2. c4-c5"
    assert line_text(first.children[0], 1) == "1… e6-e5 …"


def test_moves_from_a_position_with_black_to_move() -> None:
    first = line(GameTree(Position.from_fen("B:Wa1,b1:Bh8,h7", "harzdame")), "h8-g8", "b1-c1")
    assert line_text(first, 9) == "1… h8-g8 2. b1-c1"


def test_moves_of_a_game_that_black_begins() -> None:
    first = line(GameTree(Position.start("english")), "9-14", "22-18", "11-15")
    assert line_text(first, 9) == "1. 9-14 22-18 2. 11-15"


def test_a_line_that_begins_with_the_game_itself() -> None:
    tree = GameTree(Position.start("harzdame"))
    assert line_text(tree.root, 9) == ""
    line(tree, "d3-d4")
    assert line_text(tree.root, 9) == "1. d3-d4"
