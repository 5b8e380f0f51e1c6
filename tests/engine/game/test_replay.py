"""Moves inserted and replaced: what still fits is replayed with all that is said of it."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, IllegalMove, Node, Position
from harzdame_engine.game import edits, replay
from harzdame_engine.game.history import History

from tests.engine.game.editing import do, played, snapshot, texts


@pytest.fixture
def tree() -> GameTree:
    tree = GameTree(Position.start("harzdame"))
    played(tree, "d3-d4", "e6-e5", "e2-e3", "d7-d6")
    played(tree, "d3-d4", "e6-e5", "c4-c5")
    return tree


def moves(node: Node) -> list[str]:
    line = []
    while node.children:
        node = node.children[0]
        line.append(str(node.move))
    return line


def test_a_move_is_replaced_and_the_rest_replayed(tree: GameTree) -> None:
    first = tree.root.children[0]
    reply = first.children[0]
    first.comment, reply.comment, reply.glyphs, reply.clock = "First", "Reply", [5], 60.0
    edit = replay.replace_move(first, tree.root.position.parse_move("f1-g1"))
    assert (edit.lost, edit.removed) == (0, ())
    edit.apply()
    assert moves(tree.root) == ["f1-g1", "e6-e5", "e2-e3", "d7-d6"]
    made = tree.root.children[0]
    assert made.comment == "First"
    assert (made.children[0].comment, made.children[0].glyphs, made.children[0].clock) == ("Reply", [5], 60.0)
    assert texts(made.children[0]) == ["e2-e3", "c4-c5"]
    edit.revert()
    assert tree.root.children[0] is first


def test_what_does_not_fit_is_counted_and_goes_to_the_trash(tree: GameTree) -> None:
    history = History()
    second = tree.root.children[0].children[0]
    edit = replay.replace_move(tree.root.children[0], tree.root.position.parse_move("e2-e3"))
    before = snapshot(tree)
    do(history, edit)
    assert edit.lost == 2  # e2-e3 again, and its reply
    assert moves(tree.root) == ["e2-e3", "e6-e5", "c4-c5"]
    (removal,) = history.trash
    assert removal.node is second.children[0]
    assert not edits.can_put_back(tree, removal)
    history.undo()
    assert snapshot(tree) == before
    assert history.trash == ()


def test_a_pair_of_moves_that_was_left_out_is_inserted(tree: GameTree) -> None:
    root = tree.root
    pair = [root.position.parse_move("f1-g1")]
    pair.append(root.position.play(pair[0]).parse_move("c8-b8"))
    edit = replay.insert_moves(root, pair)
    edit.apply()
    assert edit.lost == 0
    assert moves(root) == ["f1-g1", "c8-b8", "d3-d4", "e6-e5", "e2-e3", "d7-d6"]
    assert [node.ply for node in tree.mainline()] == list(range(7))


def test_one_move_inserted_leaves_nothing_that_fits(tree: GameTree) -> None:
    edit = replay.insert_moves(tree.root, [tree.root.position.parse_move("f1-g1")])
    assert edit.lost == 5
    edit.apply()
    assert moves(tree.root) == ["f1-g1"]
    (removal,) = edit.removed
    assert edits.can_put_back(tree, removal)  # as a variation beside the inserted move


def test_the_same_move_again_changes_nothing(tree: GameTree) -> None:
    first = tree.root.children[0]
    assert first.move is not None
    assert not replay.replace_move(first, first.move)
    assert not replay.insert_moves(first, [])


def test_what_is_no_move_is_refused(tree: GameTree) -> None:
    first = tree.root.children[0]
    reply = first.children[0].move
    assert reply is not None
    with pytest.raises(IllegalMove):
        replay.replace_move(first, reply)
    with pytest.raises(IllegalMove):
        replay.insert_moves(tree.root, [reply])
    with pytest.raises(ValueError, match="beginning"):
        replay.replace_move(tree.root, reply)


def without(position: Position, *squares: str) -> Position:
    pieces = {square: piece for square, piece in position.pieces.items() if square not in squares}
    return Position.of(position.rules, pieces, position.turn)


def test_a_game_begins_with_another_position_and_keeps_what_fits(tree: GameTree) -> None:
    history, root = History(), tree.root
    root.comment, root.children[0].comment = "A club evening.", "First"
    before = snapshot(tree)
    edit = replay.correct_start(tree, without(root.position, "a1", "d7"))
    do(history, edit)
    assert tree.root is edit.place
    assert moves(tree.root) == ["d3-d4", "e6-e5", "e2-e3"]  # there is no man on d7
    assert edit.lost == 1
    assert (tree.root.comment, tree.root.children[0].comment) == ("A club evening.", "First")
    assert texts(tree.root.children[0].children[0]) == ["e2-e3", "c4-c5"]
    assert tree.source is None
    history.undo()
    assert snapshot(tree) == before


def test_a_game_that_begins_as_it_does_is_left_alone(tree: GameTree) -> None:
    assert not replay.correct_start(tree, tree.root.position)
    with pytest.raises(ValueError, match="another game"):
        replay.correct_start(tree, Position.start("gothic"))
