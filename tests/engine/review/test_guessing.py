"""Points for guesses at the moves of a game."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.review.guessing import MOST_POINTS, Guess, GuessVerdict, compare, points


@pytest.mark.parametrize(
    ("own", "played", "verdict"),
    [
        (0.60, 0.50, GuessVerdict.BETTER),
        (0.51, 0.50, GuessVerdict.EQUAL),
        (0.49, 0.50, GuessVerdict.EQUAL),
        (0.45, 0.50, GuessVerdict.CLOSE),
        (0.30, 0.50, GuessVerdict.WORSE),
        (0.00, 0.00, GuessVerdict.EQUAL),
        (0.00, 1.00, GuessVerdict.WORSE),
    ],
)
def test_a_guess_is_compared_by_what_it_promises(own: float, played: float, verdict: GuessVerdict) -> None:
    assert compare(own, played) is verdict


def test_points_are_given_for_what_is_as_good_and_some_for_what_is_close() -> None:
    tree = GameTree(Position.start())
    move = tree.root.position.legal_moves()[0]
    node = tree.add(tree.root, move)
    verdicts = (
        GuessVerdict.PLAYED,
        GuessVerdict.BETTER,
        GuessVerdict.EQUAL,
        GuessVerdict.CLOSE,
        GuessVerdict.WORSE,
        GuessVerdict.SHOWN,
    )
    guesses = [Guess(node, move, verdict) for verdict in verdicts]
    assert points(guesses) == 3 * MOST_POINTS + 1
    assert points(()) == 0
    assert Guess(node, move, GuessVerdict.WORSE, 0.25, 0.75).lost == 0.5
    assert Guess(node, None, GuessVerdict.SHOWN).lost == 0
