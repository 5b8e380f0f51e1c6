"""The way from a move to the variations beside it."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Node, Position

from harzdame_gui.controllers.game.variations import beside


@pytest.fixture
def tree() -> GameTree:
    """Two moves, three ways to go on; the second of them forks once more, after two moves."""
    tree = GameTree(Position.start())
    node = add(tree, add(tree, tree.root, 0), 0)
    for number in range(3):
        add(tree, node, number)
    deep = add(tree, add(tree, node.children[1], 0), 0)
    for number in range(2):
        add(tree, add(tree, deep, number), 0)
    return tree


def add(tree: GameTree, node: Node, number: int) -> Node:
    return tree.insert(node, node.position.legal_moves()[number])


def fork(tree: GameTree) -> list[Node]:
    return tree.root.children[0].children[0].children


def test_beside_a_move_are_its_alternatives_in_their_order(tree: GameTree) -> None:
    first, second, third = fork(tree)
    assert beside(first, 1) is second
    assert beside(second, 1) is third
    assert beside(third, 1) is None
    assert beside(third, -1) is second
    assert beside(first, -1) is None


def test_before_a_fork_the_way_down_leads_into_the_first_variation(tree: GameTree) -> None:
    before = fork(tree)[0].parent
    assert beside(before, 1) is fork(tree)[1]
    assert beside(before, -1) is None


def test_within_a_variation_its_first_move_is_at_hand(tree: GameTree) -> None:
    second = fork(tree)[1]
    inside = second.children[0]
    assert beside(inside, 1) is fork(tree)[2]
    assert beside(inside, -1) is fork(tree)[0]


def test_the_innermost_variation_counts(tree: GameTree) -> None:
    inner = fork(tree)[1].children[0].children[0].children
    assert beside(inner[1].children[0], -1) is inner[0]
    assert beside(inner[0].children[0], -1) is fork(tree)[0]  # its own line goes on from the outer one


def test_on_a_line_without_a_choice_there_is_none(tree: GameTree) -> None:
    assert beside(tree.root, 1) is None
    assert beside(tree.root.children[0], -1) is None
