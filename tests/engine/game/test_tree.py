from __future__ import annotations

import random

import pytest
from harzdame_engine import Color, GameTree, IllegalMove, Landing, Move, Node, Outcome, Position, Termination
from harzdame_engine.game.tree import RepetitionCounter


def play(tree: GameTree, *texts: str, at: Node | None = None) -> Node:
    node = at or tree.root
    for text in texts:
        node = tree.add(node, node.position.parse_move(text))
    return node


@pytest.fixture
def tree() -> GameTree:
    return GameTree(Position.start("harzdame"), {"White": "Anna"})


def test_a_new_tree_holds_its_position_and_tags(tree: GameTree) -> None:
    assert tree.root.position == Position.start("harzdame")
    assert (tree.root.parent, tree.root.move, tree.root.children) == (None, None, [])
    assert (tree.root.comment, tree.root.glyphs, tree.root.clock, tree.root.ply) == ("", [], None, 0)
    assert tree.tags == {"White": "Anna"}
    assert tree.result is None


def test_tags_are_the_trees_own() -> None:
    tags = {"White": "Anna"}
    tree = GameTree(Position.start("harzdame"), tags)
    tags["White"] = "Bert"
    assert tree.tags["White"] == "Anna"


def test_add_plays_the_move_and_counts_plies(tree: GameTree) -> None:
    node = play(tree, "d3-d4", "e6-e5")
    assert node.ply == 2
    assert str(node.move) == "e6-e5"
    assert node.parent is not None
    assert node.move is not None
    assert node.parent.move is not None
    assert node.parent.position.turn is Color.BLACK
    assert node.position == tree.root.position.play(node.parent.move).play(node.move)


def test_add_finds_the_child_there_is(tree: GameTree) -> None:
    first = play(tree, "d3-d4")
    assert play(tree, "d3-d4") is first
    other = play(tree, "c4-c5")
    assert tree.root.children == [first, other]


def test_add_refuses_an_illegal_move_and_stays_as_it_was(tree: GameTree) -> None:
    with pytest.raises(IllegalMove):
        tree.add(tree.root, Move("d3", (Landing("d5"),)))
    assert tree.root.children == []


def test_nodes_are_compared_by_identity(tree: GameTree) -> None:
    other = GameTree(Position.start("harzdame"))
    assert tree.root != other.root
    assert len({play(tree, "d3-d4"), play(other, "d3-d4")}) == 2


def test_lines(tree: GameTree) -> None:
    main = play(tree, "d3-d4", "e6-e5", "c4-c5")
    side = play(tree, "c4-c5", "e6-e5")
    assert [node.ply for node in tree.mainline()] == [0, 1, 2, 3]
    assert tree.mainline()[-1] is main
    assert tree.line_to(side) == (tree.root, side.parent, side)
    assert tree.end_of_line(tree.root.children[1]) is side


def test_promote_raises_a_variation_by_one_level(tree: GameTree) -> None:
    main = play(tree, "d3-d4", "e6-e5")
    side = play(tree, "c4-c5", "e6-e5")
    inner = play(tree, "e6-d6", "d3-d4", at=side.parent)
    assert tree.promote(inner)
    assert side.parent is not None
    assert side.parent.children == [inner.parent, side]
    assert tree.mainline()[-1] is main
    assert tree.promote(inner)
    assert tree.mainline()[-1] is inner
    assert tree.root.children[1] is main.parent
    assert not tree.promote(inner)


def test_a_removed_variation_can_be_put_back_in_its_place(tree: GameTree) -> None:
    first, second, third = (play(tree, text) for text in ("d3-d4", "c4-c5", "e2-e3"))
    removal = tree.remove(second)
    assert tree.root.children == [first, third]
    tree.restore(removal)
    assert tree.root.children == [first, second, third]


def test_removing_the_main_line_makes_the_first_variation_the_main_line(tree: GameTree) -> None:
    first, second = play(tree, "d3-d4"), play(tree, "c4-c5")
    removal = tree.remove(first)
    assert tree.mainline() == (tree.root, second)
    tree.restore(removal)
    assert tree.mainline() == (tree.root, first)


def test_the_root_and_what_is_already_removed_cannot_be_removed(tree: GameTree) -> None:
    with pytest.raises(ValueError, match="root"):
        tree.remove(tree.root)
    node = play(tree, "d3-d4")
    tree.remove(node)
    with pytest.raises(ValueError, match="not in list"):
        tree.remove(node)


KINGS = "W:WKa1:BKh8"
SHUFFLE = ("a1-a2", "h8-h7", "a2-a1", "h7-h8")


def test_the_third_occurrence_is_a_draw() -> None:
    tree = GameTree(Position.from_fen(KINGS, "harzdame"))
    end = play(tree, *SHUFFLE, *SHUFFLE)
    line = tree.line_to(end)
    assert [tree.outcome(node) for node in line[:-1]] == [None] * 8
    assert tree.outcome(end) == Outcome(None, Termination.THREEFOLD)


def test_the_same_pieces_with_the_other_side_to_move_do_not_count() -> None:
    tree = GameTree(Position.from_fen("W:WKa1:BKh8,a8", "harzdame"))
    # white loses a move: the pieces stand as at the start, with Black to move
    end = play(tree, "a1-b1", "h8-h7", "b1-c1", "h7-h8", "c1-a1")
    assert end.position.pieces == tree.root.position.pieces
    again = play(tree, "h8-h7", "a1-b1", "h7-h8", "b1-c1", "h8-h7", "c1-a1", "h7-h8", at=end)
    assert again.position == tree.root.position  # the second time, and White's
    assert tree.outcome(again) is None


def test_only_the_line_from_the_root_counts() -> None:
    tree = GameTree(Position.from_fen(KINGS, "harzdame"))
    end = play(tree, *SHUFFLE)
    play(tree, "a1-b1", "h8-h7", "b1-a1", "h7-h8")  # the same position in a variation
    last = play(tree, "a1-a2", "h8-g8", "a2-a1", at=end)
    assert tree.outcome(last) is None
    assert tree.outcome(play(tree, "g8-h8", at=last)) == Outcome(None, Termination.THREEFOLD)


def test_an_outcome_of_the_position_itself() -> None:
    tree = GameTree(Position.from_fen("W:WKb1:Bb4", "harzdame"))
    end = play(tree, "b1xb5")
    assert tree.outcome(end) == Outcome(Color.WHITE, Termination.NO_PIECES)


def test_a_long_game_needs_no_deep_stack() -> None:
    tree = GameTree(Position.from_fen(KINGS, "harzdame"))
    end = play(tree, *SHUFFLE * 1000)
    assert tree.mainline()[-1] is end
    assert len(tree.line_to(end)) == 4001
    assert tree.outcome(end) == Outcome(None, Termination.THREEFOLD)
    assert repr(tree.root) == "<Node ply 0: start>"


def test_jumping_about_in_a_game_counts_the_line_to_each_node() -> None:
    tree = GameTree(Position.from_fen(KINGS, "harzdame"))
    main = tree.line_to(play(tree, *SHUFFLE * 3))
    side = tree.line_to(play(tree, "a1-b1", "h8-h7", "b1-a1", "h7-h8", *SHUFFLE))
    nodes = [*main, *side]
    expected = {node: sum(other.position == node.position for other in tree.line_to(node)) for node in nodes}
    chance = random.Random(1)
    for node in chance.choices(nodes, k=200):
        drawn = tree.outcome(node) == Outcome(None, Termination.THREEFOLD)
        assert drawn == (expected[node] >= 3)
    tree.remove(main[1])
    assert tree.outcome(side[-1]) == Outcome(None, Termination.THREEFOLD)


class TestThePriceOfCounting:
    """What is counted: the positions that are entered or left, each once."""

    @pytest.fixture
    def counted(self, monkeypatch: pytest.MonkeyPatch) -> list[Position]:
        positions: list[Position] = []
        count = RepetitionCounter._count

        def noting(self: RepetitionCounter, position: Position, change: int) -> None:
            positions.append(position)
            count(self, position, change)

        monkeypatch.setattr(RepetitionCounter, "_count", noting)
        return positions

    def test_following_a_game_looks_at_each_move_once(self, counted: list[Position]) -> None:
        tree = GameTree(Position.from_fen(KINGS, "harzdame"))
        node = tree.root
        for _ in range(500):
            for text in SHUFFLE:
                node = play(tree, text, at=node)
                tree.outcome(node)
        assert len(counted) == 2000

    def test_looking_at_one_place_and_at_the_end_in_turn_costs_no_way_between(
        self, counted: list[Position]
    ) -> None:
        tree = GameTree(Position.from_fen(KINGS, "harzdame"))
        line = tree.line_to(play(tree, *SHUFFLE * 250))
        for node in line[:20]:
            tree.outcome(line[-1])
            tree.outcome(node)
        assert len(counted) == 1000 + 19


@pytest.mark.parametrize(("limit", "plies"), [(1, 2), (2, 4), (3, 6)])
def test_a_game_without_progress_is_drawn_where_a_limit_is_set(limit: int, plies: int) -> None:
    tree = GameTree(Position.from_fen(KINGS, "harzdame"), no_progress_limit=limit)
    line = tree.line_to(play(tree, *SHUFFLE, *SHUFFLE[:3]))
    assert [tree.outcome(node) for node in line[:plies]] == [None] * plies
    assert {tree.outcome(node) for node in line[plies:]} == {Outcome(None, Termination.NO_PROGRESS)}


def test_there_is_no_such_limit_by_default() -> None:
    tree = GameTree(Position.from_fen(KINGS, "harzdame"))
    assert tree.no_progress_limit is None
    assert tree.outcome(play(tree, *SHUFFLE, *SHUFFLE[:3])) is None


@pytest.mark.parametrize(
    ("fen", "progress"),
    [("W:WKa1,b2:BKh8,g4", "b2-b3"), ("W:WKa1,b1:BKh8,Kc1,Kh1", "b1xd1"), ("W:WKa1:BKh8,Ka4", "a1xa5")],
)
def test_a_mans_move_and_a_capture_are_progress(fen: str, progress: str) -> None:
    tree = GameTree(Position.from_fen(fen, "harzdame"), no_progress_limit=1)
    node = play(tree, progress)
    assert node.position.outcome() is None
    node = play(tree, str(node.position.legal_moves()[0]), at=node)
    assert tree.outcome(node) is None


def test_a_limit_in_moves_of_international_draughts() -> None:
    tree = GameTree(Position.from_fen("W:WK46:BK3,K4", "international"), no_progress_limit=2)
    end = play(tree, "46-41", "3-8", "41-46", "8-3")
    assert tree.outcome(end) == Outcome(None, Termination.NO_PROGRESS)


def test_one_piece_each_ends_a_game_at_once_where_the_game_says_so() -> None:
    drawn = Outcome(None, Termination.ONE_PIECE_EACH)
    for game, expected in (("turkish", drawn), ("bahrain", drawn), ("harzdame", None), ("croda", None)):
        tree = GameTree(Position.from_fen("W:WKa1:BKh7", game))
        assert tree.outcome(tree.root) == expected
