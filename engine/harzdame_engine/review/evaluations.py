"""Scores as a record keeps them, from White's side, and what they promise."""

from __future__ import annotations

from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Evaluation, GameTree, Node
from harzdame_engine.search.expectation import expectation
from harzdame_engine.search.info import Score


def points_of(score: Score, position: Position) -> float:
    """The mover's expected points of a score, from 0 to 1, with as many pieces as in this position.

    What a move is worth beside others is told by the position before it, for all of them: an even
    exchange is no gain, and no loss.
    """
    return expectation(score, position)


def backed_up(score: Score) -> Score:
    """The score of the position before, in which the move was made that led to a position of `score`."""
    plies = score.plies_to_end
    if plies is not None:
        plies = -(abs(plies) + 1) if score.wins else abs(plies) + 1
    return Score(-score.centipieces, plies)


def promise_of(evaluation: Evaluation, position: Position) -> float | None:
    """White's expected points of an evaluation that a record of a game keeps; None: it says nothing.

    `position` as for `points_of`.
    """
    if evaluation.win_in is not None:
        return 1.0 if evaluation.win_in > 0 else 0.0
    if evaluation.value is None:
        return None
    return points_of(Score(round(evaluation.value * 100)), position)


def promise_at(tree: GameTree, node: Node, position: Position | None = None) -> float | None:
    """White's expected points at a node of a record: by the rules, or by its evaluation; None: not known.

    `position` as for `points_of`, by default that of the node.
    """
    if not node.children and (outcome := tree.outcome(node)) is not None:
        return outcome.points(Color.WHITE)
    return None if node.evaluation is None else promise_of(node.evaluation, position or node.position)
