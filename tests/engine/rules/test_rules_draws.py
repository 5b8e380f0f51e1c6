"""Shared 8: a draw "by threefold repetition of the position with the same player to move"."""

from __future__ import annotations

from harzdame_engine import GameTree, Node, Outcome, Position, Termination

DRAW = Outcome(None, Termination.THREEFOLD)


def _played(tree: GameTree, node: Node, texts: str) -> Node:
    for text in texts.split():
        node = tree.add(node, node.position.parse_move(text))
    return node


def test_the_third_time_is_a_draw_and_the_second_is_not() -> None:
    tree = GameTree(Position.from_fen("W:WKa1:BKh8", "harzdame"))
    there_and_back = "a1-a2 h8-h7 a2-a1 h7-h8"
    second = _played(tree, tree.root, there_and_back)
    assert tree.outcome(second) is None
    last_but_one = _played(tree, second, "a1-a2 h8-h7 a2-a1")
    assert tree.outcome(last_but_one) is None
    assert tree.outcome(_played(tree, last_but_one, "h7-h8")) == DRAW


def test_the_times_need_not_follow_one_another() -> None:
    tree = GameTree(Position.from_fen("W:WKa1:BKh8", "harzdame"))
    node = _played(tree, tree.root, "a1-a2 h8-h7 a2-a1 h7-h8")
    node = _played(tree, node, "a1-b1 h8-h7 b1-c1 h7-h6 c1-a1 h6-h8")
    assert tree.outcome(node) == DRAW


def test_the_same_pieces_with_the_other_player_to_move_do_not_count() -> None:
    # The white king comes home in three moves, the black one in two: a1 and h8 again, but Black to move.
    tree = GameTree(Position.from_fen("W:WKa1:BKh8", "harzdame"))
    node = _played(tree, tree.root, "a1-a2 h8-h7 a2-a1 h7-h8")
    node = _played(tree, node, "a1-b1 h8-h7 b1-c1 h7-h8 c1-a1")
    assert node.position.fen == "B:WKa1:BKh8"
    assert tree.outcome(node) is None


def test_a_variation_repeats_nothing_of_its_neighbour() -> None:
    tree = GameTree(Position.from_fen("W:WKa1:BKh8", "harzdame"))
    _played(tree, tree.root, "a1-a2 h8-h7 a2-a1 h7-h8")
    branch = _played(tree, tree.root, "a1-b1 h8-h7 b1-a1 h7-h8")
    assert tree.outcome(branch) is None


def test_a_win_on_the_board_is_no_draw() -> None:
    tree = GameTree(Position.from_fen("W:Wd4:Bd5", "harzdame"))
    node = _played(tree, tree.root, "d4xd6")
    outcome = tree.outcome(node)
    assert outcome is not None
    assert outcome.termination is Termination.NO_PIECES
