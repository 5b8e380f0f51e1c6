"""The expected points of a score."""

from __future__ import annotations

import pytest
from harzdame_engine import Score
from harzdame_engine.search.expectation import Curve, chances, curve_of, expectation


def test_an_even_score_is_half_a_point() -> None:
    assert expectation(Score(0)) == 0.5


@pytest.mark.parametrize("centipieces", [1, 80, 2_000, 30_000])
def test_both_sides_expect_one_point_together(centipieces: int) -> None:
    score = Score(centipieces)
    assert expectation(score) > 0.5
    assert expectation(score) + expectation(score.turned) == pytest.approx(1.0)


def test_an_end_that_was_seen_is_certain() -> None:
    assert expectation(Score(100, 7)) == 1.0
    assert expectation(Score(-100, -6)) == 0.0
    assert expectation(Score(-100, 0)) == 0.0


def test_a_game_has_a_curve_of_its_own_with_draws() -> None:
    usual, international = curve_of("no such game"), curve_of("international")
    assert usual == Curve()
    assert international.draws > 1.0
    even, ahead = chances(Score(0), international), chances(Score(150), international)
    assert even.win == even.loss
    assert even.draw > 0.5
    assert even.points == 0.5
    assert ahead.win > even.win > ahead.loss
    assert sum(ahead) == pytest.approx(1.0)
    assert expectation(Score(150), game="international") == pytest.approx(ahead.points)
    assert expectation(Score(150), game="no such game") == expectation(Score(150))


def test_a_certain_end_knows_no_curve() -> None:
    assert chances(Score(0, 3), Curve(0.001, 5.0)) == (1.0, 0.0, 0.0)
    assert chances(Score(0, -4), Curve(0.001, 5.0)) == (0.0, 0.0, 1.0)
