"""The summary of a record: known by its evaluations alone."""

from __future__ import annotations

import pytest
from harzdame_engine import Color
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.review.accuracy import accuracy_of
from harzdame_engine.review.judgement import ONLY_MOVE_GLYPH, Quality
from harzdame_engine.review.summary import summary_of

from tests.engine.review.games import TEXT, blunder_tree


def test_a_record_without_evaluations_has_none() -> None:
    tree = blunder_tree()
    assert summary_of(tree) is None
    for node in tree.mainline()[:4]:
        node.evaluation = Evaluation(0.0)
    assert summary_of(tree) is None  # too few
    assert summary_of(blunder_tree(TEXT.partition("1. ")[0] + "*\n")) is None  # no moves


def test_losses_accuracy_and_turning_points_follow_from_evaluations() -> None:
    tree = blunder_tree()
    line = tree.mainline()
    for node in line:
        node.evaluation = Evaluation(0.0 if node.ply < 7 else -2.0)
    line[5].glyphs = [ONLY_MOVE_GLYPH]
    summary = summary_of(tree)
    assert summary is not None
    white, black = summary.sides[Color.WHITE], summary.sides[Color.BLACK]
    assert (white.inaccuracies, white.mistakes, white.blunders, white.only_moves) == (0, 0, 1, 1)
    assert (black.inaccuracies, black.mistakes, black.blunders) == (0, 0, 0)
    assert black.accuracy is None, "it had no four moves of a choice"
    assert [str(moment.node.move) for moment in summary.turning_points] == ["b6-c6"]
    blunder = summary.moments[7]
    assert blunder.quality is Quality.BLUNDER
    assert [moment.choice for moment in summary.moments[1:7] if moment.choice] == [(0.5, 0.5)] * 6
    assert blunder.choice == (0.5, pytest.approx(blunder.promise))
    assert white.accuracy == accuracy_of(m.choice for m in summary.moments[1::2] if m.choice)


@pytest.mark.parametrize("each_its_own", [True, False])
def test_what_two_players_think_of_their_own_moves_judges_nobody(each_its_own: bool) -> None:
    tree = blunder_tree()
    for node in tree.mainline():
        by_black = each_its_own and node.ply % 2 == 0
        node.evaluation = Evaluation(-1.5 if by_black else 1.5)
    assert (summary_of(tree) is None) is each_its_own


def test_a_gap_judges_no_move_beside_it() -> None:
    tree = blunder_tree()
    for node in tree.mainline():
        node.evaluation = Evaluation(-0.1 * node.ply if node.ply < 8 else 0.0)
    tree.mainline()[4].evaluation = None
    summary = summary_of(tree)
    assert summary is not None
    assert [number for number, moment in enumerate(summary.moments) if moment.quality is None] == [0, 4, 5]


def test_a_shot_was_missed_where_a_line_beside_a_bad_move_wins_pieces() -> None:
    head = TEXT.partition("1. ")[0].rstrip()
    fen = '[SetUp "1"]\n[FEN "W:Wa1,d4:Bd6,h8"]'
    tree = blunder_tree(f"{head}\n{fen}\n\n1. a1-a2 (1. a1-b1 d6-d5 2. d4xd6) d6-c6 2. d4-d5 h8-g8 *\n")
    line = tree.mainline()
    assert len(line) == 5
    for node, value in zip(line, (2.0, 0.0, 0.0, -2.0, -2.0), strict=True):
        node.evaluation = Evaluation(value)
    summary = summary_of(tree)
    assert summary is not None
    assert (summary.sides[Color.WHITE].blunders, summary.sides[Color.WHITE].missed_shots) == (2, 1)
    assert summary.sides[Color.BLACK].missed_shots == 0
