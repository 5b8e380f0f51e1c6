"""Points for guesses at the moves of a game."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.review.guessing import MOST_POINTS, Guess, Verdict, compare, points


@pytest.mark.parametrize(
    ("own", "played", "verdict"),
    [
        (0.60, 0.50, Verdict.BETTER),
        (0.51, 0.50, Verdict.EQUAL),
        (0.49, 0.50, Verdict.EQUAL),
        (0.45, 0.50, Verdict.CLOSE),
        (0.30, 0.50, Verdict.WORSE),
        (0.00, 0.00, Verdict.EQUAL),
        (0.00, 1.00, Verdict.WORSE),
    ],
)
def test_a_guess_is_compared_by_what_it_promises(own: float, played: float, verdict: Verdict) -> None:
    assert compare(own, played) is verdict


def test_points_are_given_for_what_is_as_good_and_some_for_what_is_close() -> None:
    tree = GameTree(Position.start())
    move = tree.root.position.legal_moves()[0]
    node = tree.add(tree.root, move)
    verdicts = (Verdict.PLAYED, Verdict.BETTER, Verdict.EQUAL, Verdict.CLOSE, Verdict.WORSE, Verdict.SHOWN)
    guesses = [Guess(node, move, verdict) for verdict in verdicts]
    assert points(guesses) == 3 * MOST_POINTS + 1
    assert points(()) == 0
    assert Guess(node, move, Verdict.WORSE, 0.25, 0.75).lost == 0.5
    assert Guess(node, None, Verdict.SHOWN).lost == 0
