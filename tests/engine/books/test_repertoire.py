"""Repertoires: what they know, how they grow, and where a game leaves them."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import Color, GameTree, IllegalMove, Move, Position, pdn
from harzdame_engine.books.repertoire import Repertoire, take_in

START = Position.start()


def line(*texts: str) -> list[Move]:
    """Moves from the start on."""
    at, moves = START, []
    for text in texts:
        moves.append(at.parse_move(text))
        at = at.play(moves[-1])
    return moves


def played(*texts: str) -> GameTree:
    """A game."""
    tree = GameTree(START)
    node = tree.root
    for move in line(*texts):
        node = tree.add(node, move)
    return tree


@pytest.fixture
def white() -> Repertoire:
    made = Repertoire.empty("harzdame", Color.WHITE)
    made.add(line("f1-g1", "c8-b8", "e2-f2"))
    made.add(line("f1-g1", "d7-c7", "d3-e3"))
    return made


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [str(move) for move in moves]


def test_it_knows_one_own_move_and_several_of_the_other_side(white: Repertoire) -> None:
    after = START.play(line("f1-g1")[0])
    assert texts(white.moves(START)) == ["f1-g1"]
    assert texts(white.moves(after)) == ["c8-b8", "d7-c7"]
    assert [texts(question.moves) for question in white.questions()] == [["f1-g1"], ["e2-f2"], ["d3-e3"]]


def test_another_own_move_takes_the_place_of_the_one_before(white: Repertoire) -> None:
    ids = {question.id for question in white.questions()}
    added = white.add(line("f1-g1", "d7-c7", "e2-f2"))
    assert texts(added.replaced) == ["d3-e3"]
    assert len(added.new) == 1
    assert [texts(question.moves) for question in white.questions()] == [["f1-g1"], ["e2-f2"], ["e2-f2"]]
    assert len({question.id for question in white.questions()} - ids) == 1


def test_what_is_there_is_not_added_again(white: Repertoire) -> None:
    before = pdn.write(white.tree)
    assert white.add(line("f1-g1", "c8-b8")).new == ()
    assert pdn.write(white.tree) == before


def test_an_impossible_line_changes_nothing(white: Repertoire) -> None:
    before = pdn.write(white.tree)
    moves = line("e2-f2", "c8-b8")
    with pytest.raises(IllegalMove):
        white.add([moves[0], moves[0]])
    assert pdn.write(white.tree) == before


def test_positions_count_and_not_the_ways_to_them(white: Repertoire) -> None:
    black = Repertoire.empty("harzdame", Color.BLACK)
    black.add(line("f1-g1", "c8-b8", "e2-f2", "d7-c7"))
    other = START
    for move in line("e2-f2", "c8-b8"):
        other = other.play(move)
    other = other.play(other.parse_move("f1-g1"))
    assert texts(black.moves(other)) == ["d7-c7"]


def test_a_line_without_an_answer_is_a_gap(white: Repertoire) -> None:
    assert white.gaps() == ()
    added = white.add(line("f1-g1", "c8-b8", "e2-f2", "d7-c7"))
    assert white.gaps() == (added.node,)
    white.remove(added.node)
    assert white.gaps() == ()


@pytest.mark.parametrize(
    ("moves", "left", "own"),
    [
        (("f1-g1", "c8-b8", "d3-e3"), "d3-e3", True),
        (("f1-g1", "e6-d6", "d3-e3"), "e6-d6", False),
        (("e2-f2", "c8-b8"), "e2-f2", True),
    ],
)
def test_the_move_by_which_a_game_leaves_it(
    white: Repertoire, moves: tuple[str, ...], left: str, own: bool
) -> None:
    departure = white.departure(played(*moves))
    assert departure is not None
    assert (str(departure.node.move), departure.own) == (left, own)
    assert departure.known


def test_a_game_that_goes_on_where_knowledge_ends_leaves_nothing(white: Repertoire) -> None:
    assert white.departure(played("f1-g1", "c8-b8", "e2-f2", "d7-c7")) is None
    assert Repertoire.empty("harzdame", Color.WHITE).departure(played("f1-g1")) is None


def test_another_way_to_a_known_position_leaves_nothing() -> None:
    white = Repertoire.empty("harzdame", Color.WHITE)
    white.add(line("f1-g1", "d7-c7", "e2-f2", "c8-b8"))
    white.add(line("f1-g1", "c8-b8", "e2-f2", "e6-d6"))
    assert white.departure(played("f1-g1", "c8-b8", "e2-f2", "d7-c7")) is None
    assert white.departure(played("f1-g1", "c8-b8", "e2-f2", "f5-e5")) is not None


def test_as_a_file_it_is_a_plain_game(white: Repertoire) -> None:
    again = pdn.scan(pdn.write(white.tree)).games[0].read().tree
    assert again is not None
    copy = Repertoire(again, Color.WHITE)
    assert [question.id for question in copy.questions()] == [question.id for question in white.questions()]


def test_what_is_known_follows_every_change_and_comes_back_with_it() -> None:
    """A long way of additions and removals, taken back to its beginning."""
    dice = random.Random(5)
    made = Repertoire.empty("harzdame", Color.BLACK)
    states, changes = [], []

    def state(repertoire: Repertoire) -> tuple[object, ...]:
        ids = sorted(repertoire.question_ids)
        assert ids == sorted(question.id for question in repertoire.questions())
        assert repertoire.gap_count == len(repertoire.gaps())
        places = {
            node.position: len(repertoire.nodes(node.position)) for node in repertoire.tree.root.below()
        }
        return ids, repertoire.gaps(), places, [str(node.move) for node in repertoire.tree.root.below()]

    for _ in range(120):
        states.append(state(made))
        assert states[-1] == state(Repertoire(made.tree, Color.BLACK))
        nodes = list(made.tree.root.below())
        node = dice.choice(nodes)
        if node.parent is not None and dice.random() < 0.2:
            changes.append(made.remove(node))
        else:
            moves = [each.move for each in made.tree.line_to(node) if each.move is not None]
            few = node.position.legal_moves()[:3]  # so that ways meet
            changes.append(made.add([*moves, dice.choice(few)]).change)
    while changes:
        made.revert(changes.pop())
        assert state(made) == states.pop()


def test_only_the_last_change_is_taken_back() -> None:
    made = Repertoire.empty("harzdame", Color.WHITE)
    first, other = made.tree.root.position.legal_moves()[:2]
    change = made.add([first]).change
    replaced = made.add([other]).change
    with pytest.raises(ValueError, match="only the last"):
        made.revert(change)
    assert made.last_change is replaced
    made.revert(replaced)
    made.revert(change)
    assert (made.last_change, made.tree.root.children) == (None, [])


def test_another_tree_is_taken_in_beside_what_is_there(white: Repertoire) -> None:
    other = played("f1-g1", "c8-b8", "d3-e3")
    white.tree.root.comment, other.root.comment = "Mine", "Yours"
    take_in(white.tree, other)
    take_in(white.tree, other)
    joined = Repertoire(white.tree, Color.WHITE)
    at = START.play(line("f1-g1")[0])
    assert texts(joined.moves(at)) == ["c8-b8", "d7-c7"]
    assert texts(joined.moves(at.play(at.parse_move("c8-b8")))) == ["e2-f2", "d3-e3"]
    assert white.tree.root.comment == "Mine\nYours"
