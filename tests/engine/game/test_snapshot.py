"""A snapshot stays what the tree was, and a copy of it is the same tree with nodes of its own."""

from __future__ import annotations

from harzdame_engine import GameTree, Position
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.game.tree import Mark

from tests.engine.game.editing import played, told


def start() -> GameTree:
    tree = GameTree(Position.start("harzdame"), {"White": "Anna"}, 25)
    played(tree, "d3-d4", "e6-e5", "c4-c5")
    played(tree, "d3-d4", "e6-d6")
    played(tree, "c4-c5", "e6-e5")
    tree.root.children[0].comment = "good"
    tree.root.children[0].marks = (Mark("G", "d4"),)
    return tree


def test_a_copy_is_equal_and_no_node_is_shared() -> None:
    tree = start()
    copy, nodes = Snapshot(tree).copy()
    assert told(copy.root) == told(tree.root)
    assert (copy.tags, copy.no_progress_limit) == (tree.tags, 25)
    for old in tree.root.below():
        new = nodes[old]
        assert new is not old
        assert new.parent is (nodes[old.parent] if old.parent else None)
        assert (new.ply, new.position, new.comment) == (old.ply, old.position, old.comment)
    assert not set(copy.root.below()) & set(tree.root.below())


def test_what_happens_to_the_tree_later_is_not_in_it() -> None:
    tree = start()
    before = told(tree.root)
    snapshot = Snapshot(tree)
    tree.root.children[0].marks = ()
    tree.remove(tree.root.children[1])
    played(tree, "d3-d4", "e6-d6", "d4-d5")
    assert told(snapshot.copy()[0].root) == before


def test_the_way_to_every_node_is_known() -> None:
    snapshot = Snapshot(start())
    for number, node in enumerate(snapshot.nodes):
        at = snapshot.nodes[0]
        for index in snapshot.path(number):
            at = at.children[index]
        assert at is node


def test_trees_with_other_moves_have_another_shape() -> None:
    tree = start()
    shape = Snapshot(tree).shape
    assert Snapshot(Snapshot(tree).copy()[0]).shape == shape
    tree.root.children[0].comment = "other words"
    assert Snapshot(tree).shape == shape
    tree.promote(tree.root.children[1])
    assert Snapshot(tree).shape != shape
