"""The mistakes of a reviewed game as tasks, and the worth of the moves that are tried instead."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, Node
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.review.judgement import INACCURACY, Quality
from harzdame_engine.review.mistakes import (
    Mistake,
    RetryWorth,
    TaskResult,
    compared_answer,
    count_at_once,
    known_answer,
    mistakes_of,
)

from tests.engine.review.games import HEAD, blunder_tree

GAME = f"{HEAD}\n1. d3-d4 e6-d6 2. a6-b6 c8-b8 3. d2-d3 e7-e6 4. b6-c6?? {{Lets a shot be.}} d6xb6 *\n"


def blunder() -> tuple[GameTree, Node]:
    """The game, and the node after White's blunder."""
    tree = blunder_tree(GAME)
    return tree, tree.mainline()[7]


def beside(tree: GameTree, node: Node, value: float | None = None, number: int = 0) -> Node:
    """A move beside another one, with an evaluation."""
    assert node.parent is not None
    others = [move for move in node.parent.position.legal_moves() if move != node.move]
    other = tree.add(node.parent, others[number])
    other.evaluation = None if value is None else Evaluation(value)
    return other


def the_one(tree: GameTree) -> Mistake:
    (mistake,) = mistakes_of(tree)
    return mistake


def test_a_bad_move_with_a_better_line_beside_it_is_one() -> None:
    tree, node = blunder()
    assert mistakes_of(tree) == ()  # nothing better is known
    better = beside(tree, node, 0.1)
    better.comment = "Quiet."
    tree.add(better, better.position.legal_moves()[0])
    mistake = the_one(tree)
    assert (mistake.before, mistake.node, mistake.better) == (node.parent, node, better)
    assert mistake.mover is Color.WHITE
    assert mistake.quality is Quality.BLUNDER
    assert mistake.line == (better.move, better.children[0].move)
    assert mistake.words == "Quiet.\nLets a shot be."


@pytest.mark.parametrize(
    ("glyph", "quality"), [(6, Quality.INACCURACY), (2, Quality.MISTAKE), (4, Quality.BLUNDER)]
)
def test_the_sign_of_a_move_makes_it_one(glyph: int, quality: Quality) -> None:
    tree, node = blunder()
    beside(tree, node, 0.1)
    node.glyphs = [7, glyph]
    assert the_one(tree).quality is quality
    node.glyphs = [5]
    assert mistakes_of(tree) == ()


def test_the_best_of_several_lines_is_the_better_one() -> None:
    tree, node = blunder()
    node.evaluation = Evaluation(-1.5)
    first, second, third = (beside(tree, node, value, n) for n, value in enumerate((-0.5, 0.2, None)))
    assert the_one(tree).better is second
    second.glyphs = [2]  # a mistake as well
    assert the_one(tree).better is first
    first.evaluation = Evaluation(-2.0)  # worse than what was played
    assert the_one(tree).better is third
    third.evaluation = Evaluation(-1.6)
    assert mistakes_of(tree) == ()


def test_evaluations_are_seen_from_the_side_that_moved() -> None:
    tree, node = blunder()
    node.glyphs = []
    answer = tree.mainline()[6]
    answer.glyphs, answer.evaluation = [2], Evaluation(1.0)
    good, _bad = beside(tree, answer, -0.3), beside(tree, answer, 0.9, 1)
    assert the_one(tree).mover is Color.BLACK
    assert the_one(tree).better is good


def test_only_moves_that_the_record_does_not_know_are_compared() -> None:
    tree, node = blunder()
    better, other = beside(tree, node, 0.1), beside(tree, node, None, 1)
    mistake = the_one(tree)
    assert better.move is not None
    assert node.move is not None
    assert other.move is not None
    assert known_answer(mistake, better.move) is RetryWorth.BEST
    assert known_answer(mistake, node.move) is RetryWorth.PLAYED
    assert known_answer(mistake, other.move) is None


@pytest.mark.parametrize(
    ("own", "best", "answer"),
    [
        (0.50, 0.50, RetryWorth.AS_GOOD),
        (0.70, 0.50, RetryWorth.AS_GOOD),
        (0.50, 0.50 + INACCURACY - 0.001, RetryWorth.AS_GOOD),
        (0.50, 0.50 + INACCURACY + 0.001, RetryWorth.WORSE),
        (0.00, 1.00, RetryWorth.WORSE),
        (None, 0.50, RetryWorth.UNKNOWN),
        (0.50, None, RetryWorth.UNKNOWN),
    ],
)
def test_what_a_review_calls_good_is_as_good(
    own: float | None, best: float | None, answer: RetryWorth
) -> None:
    assert compared_answer(own, best) is answer
    assert answer.right is (answer is RetryWorth.AS_GOOD)


def test_only_what_was_found_at_once_is_counted() -> None:
    assert count_at_once(list(TaskResult)) == 1
    assert count_at_once(()) == 0
