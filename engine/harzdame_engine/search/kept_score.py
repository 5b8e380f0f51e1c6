"""Scores of a search as a record of play keeps them, and back again."""

from __future__ import annotations

from harzdame_engine.game.move import Color
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.search.info import Score

_DEEPEST = 999
"""The deepest that a record tells of; endgame tables know more."""


def evaluation_of(score: Score, mover: Color, depth: int | None = None) -> Evaluation:
    """The record's form of a score for `mover` that was found at this depth; None: that is not told."""
    white = score.pov(Color.WHITE, mover)
    depth = depth if depth is None else min(depth, _DEEPEST)
    if white.plies_to_end is None:
        return Evaluation(round(white.centipieces / 100, 2), None, depth)
    moves = (abs(white.plies_to_end) + 1) // 2
    return Evaluation(None, moves if white.plies_to_end > 0 else -moves, depth)


def score_of(evaluation: Evaluation, mover: Color) -> Score:
    """The score for `mover`, to whom it is to move, that a record keeps."""
    if evaluation.win_in is None:
        return Score(round(100 * (evaluation.value or 0.0))).pov(mover, Color.WHITE)
    winner = Color.WHITE if evaluation.win_in > 0 else Color.BLACK
    plies = 2 * abs(evaluation.win_in) - (winner is mover)  # the winner's move is the last
    return Score(0, plies if winner is mover else -plies)
