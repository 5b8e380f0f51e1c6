"""Scores between a search and a record."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Position, Score
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.review.evaluations import backed_up, promise_at, promise_of
from harzdame_engine.search.kept_score import evaluation_of

from tests.engine.review.games import blunder_tree


def test_a_score_is_turned_and_its_end_is_one_ply_further() -> None:
    assert backed_up(Score(30)) == Score(-30)
    assert backed_up(Score(9000, 3)).plies_to_end == -4
    assert backed_up(Score(-9000, -4)).plies_to_end == 5
    assert backed_up(Score(-9000, 0)).plies_to_end == 1


def test_a_record_keeps_scores_from_whites_side() -> None:
    assert evaluation_of(Score(123), Color.WHITE, 12) == Evaluation(1.23, None, 12)
    assert evaluation_of(Score(123), Color.BLACK) == Evaluation(-1.23, None, None)
    assert evaluation_of(Score(9000, 5), Color.BLACK) == Evaluation(None, -3, None)


@pytest.mark.parametrize(
    ("evaluation", "promise"),
    [
        (Evaluation(0.0), 0.5),
        (Evaluation(100.0), 1.0),
        (Evaluation(None, 3), 1.0),
        (Evaluation(None, -1), 0.0),
    ],
)
def test_an_evaluation_promises_white_points(evaluation: Evaluation, promise: float) -> None:
    assert promise_of(evaluation, Position.start()) == pytest.approx(promise)


def test_the_end_of_a_game_promises_its_result_and_an_unknown_node_nothing() -> None:
    tree = blunder_tree()
    assert promise_at(tree, tree.root) is None
    lost = blunder_tree('[FEN "W:Wa1:Ba2,h8"]\n\n1. a1xa3 *\n')
    lost.root.evaluation = Evaluation(1.0)
    assert promise_at(lost, lost.root) == promise_of(Evaluation(1.0), lost.root.position)
