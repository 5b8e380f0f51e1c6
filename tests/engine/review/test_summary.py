"""The summary of a record: known by its evaluations alone."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import Color, Engine, GameTree, Limit, Position
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.review.accuracy import accuracy_of
from harzdame_engine.review.judgement import ONLY_MOVE_GLYPH, Quality
from harzdame_engine.review.summary import summary_of
from harzdame_engine.search.kept_score import evaluation_of

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


def played(game: str, nodes: int) -> GameTree:
    """A game of moves found by so many nodes, 0 for any, judged by one who looks a little farther."""
    rng, engine, judge = random.Random(nodes), Engine(hash_mb=4), Engine(hash_mb=4)
    tree = GameTree(Position.start(game))
    node = tree.root
    while (moves := node.position.legal_moves()) and tree.outcome(node) is None and node.ply < 90:
        best = judge.analyse(node.position, Limit(nodes=3000))
        node.evaluation = evaluation_of(best.score, node.position.turn)
        known = nodes and node.ply > 4
        move = engine.analyse(node.position, Limit(nodes=nodes)).pv[0] if known else rng.choice(moves)
        node = tree.add(node, move)
    return tree


def noted(tree: GameTree, white: float, black: float) -> None:
    """Each player notes what it thinks after its own moves, so many men too good or too bad for itself."""
    for node in tree.mainline():
        told = node.evaluation
        if told is not None and told.value is not None:
            bias = -black if node.position.turn is Color.WHITE else white
            node.evaluation = Evaluation(told.value + bias)


GAMES = [("harzdame", 0), ("harzdame", 30), ("international", 0), ("international", 30), ("turkish", 30)]


@pytest.mark.parametrize(("game", "nodes"), GAMES)
def test_one_judge_judges_players_of_any_strength(game: str, nodes: int) -> None:
    summary = summary_of(played(game, nodes))
    assert summary is not None
    assert None not in {side.accuracy for side in summary.sides.values()}


@pytest.mark.parametrize(("game", "nodes"), GAMES)
@pytest.mark.parametrize("bias", [0.8, -0.8, 2.0, -2.0], ids=str)
def test_what_two_players_think_of_their_own_moves_judges_nobody(game: str, nodes: int, bias: float) -> None:
    tree = played(game, nodes)
    noted(tree, bias, bias)
    assert summary_of(tree) is None


@pytest.mark.parametrize("bias", [0.5, -0.5], ids=str)
def test_two_players_who_agree_are_one_judge(bias: float) -> None:
    tree = played("harzdame", 30)
    noted(tree, bias, -bias)
    assert summary_of(tree) is not None


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
