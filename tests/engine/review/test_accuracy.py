"""Accuracy: low where much was given away, however late; silent where nothing was at stake."""

from __future__ import annotations

import pytest
from harzdame_engine.review.accuracy import accuracy_of, given_away, stake

LEVEL = [(0.5, 0.5)] * 4
DOWN = [(0.5, 0.4), (0.4, 0.28), (0.28, 0.16), (0.16, 0.07), (0.07, 0.02), (0.5, 0.5)]
"""A side that is crushed without resistance, after a single good move."""


@pytest.mark.parametrize(
    ("before", "after", "part"),
    [
        (0.5, 0.5, 0),
        (0.4, 0.5, 0),
        (1, 0.5, 1),
        (0.5, 0, 1),
        (0.2, 0, 1),
        (0.2, 0.1, 0.5),
        (0.9, 0.8, 0.2),
        (1, 0, 1),
    ],
)
def test_what_is_given_away_is_a_part_of_what_there_was(before: float, after: float, part: float) -> None:
    assert given_away(before, after) == pytest.approx(part)


def test_most_is_at_stake_in_a_level_game_and_in_one_that_is_thrown_away() -> None:
    assert stake(0.5, 0.5) == stake(1, 0.5) == stake(0.5, 0) == 1
    assert stake(0, 0) == stake(1, 1) == 0
    assert stake(0.05, 0.05) == pytest.approx(stake(0.95, 0.95))


def test_a_side_that_is_crushed_has_a_low_accuracy_and_the_other_one_a_high_one() -> None:
    low, high = accuracy_of(DOWN), accuracy_of([(1 - after, 1 - after) for _, after in DOWN] + LEVEL)
    assert low is not None
    assert low < 30
    assert high == 100


def test_nothing_counts_after_the_decision() -> None:
    """Moves and losses in a lost game say nothing, and neither do winning moves in a won one."""
    for after in ((0.0, 0.0), (0.02, 0.0), (0.01, 0.01), (1.0, 1.0), (1.0, 0.98)):
        assert accuracy_of([*DOWN, *[after] * 200]) == accuracy_of(DOWN)


def test_a_won_game_thrown_away_counts() -> None:
    kept, thrown = accuracy_of([*LEVEL, (1.0, 1.0)]), accuracy_of([*LEVEL, (1.0, 0.5)])
    assert kept == 100
    assert thrown is not None
    assert thrown < 40


def test_there_is_no_figure_where_too_little_was_at_stake() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of(LEVEL[1:]) is None
    assert accuracy_of([(0.0, 0.0)] * 100) is None
    assert accuracy_of(LEVEL) == 100


def test_losses_lower_it_step_by_step() -> None:
    figures = [accuracy_of([(0.5, 0.5 - loss)] * 10) for loss in (0.0, 0.01, 0.03, 0.06, 0.12)]
    assert figures == sorted(figures, key=lambda figure: -(figure or 0))
    assert [round(figure or 0) for figure in figures] == [100, 90, 74, 55, 30]
