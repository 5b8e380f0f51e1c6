"""Ratings of solvers: Glicko-2 by its published example, and what puzzles do to them."""

import math

import pytest
from harzdame_engine.puzzles.solver_rating import RatedGame, SolverRating, after_puzzle, rated


def test_the_example_of_the_paper() -> None:
    before = SolverRating(1500, 200, 0.06)
    games = [RatedGame(1400, 30, 1), RatedGame(1550, 100, 0), RatedGame(1700, 300, 0)]
    after = rated(before, games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_uncertainty_grows() -> None:
    before = SolverRating(1500, 200, 0.06)
    after = rated(before, [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.2714, abs=0.001)  # the paper's player who did not play


def test_a_puzzle_moves_the_rating_by_its_points() -> None:
    start = SolverRating(1300, 120)
    failed, helped, solved = (after_puzzle(start, 1300, points).rating for points in (0, 0.5, 1))
    assert failed < helped < solved
    assert helped == pytest.approx(1300, abs=0.5)
    assert solved - 1300 == pytest.approx(1300 - failed, abs=0.5)
    assert after_puzzle(start, 1600, 1).rating > solved > after_puzzle(start, 1000, 1).rating


def test_certainty_has_bounds_and_fades_with_time() -> None:
    rating = SolverRating()
    for number in range(300):
        rating = after_puzzle(rating, rating.rating, number % 2)
    assert rating.deviation < 65
    assert rating.is_sure
    later = after_puzzle(rating, 1200, 1, idle=365 * 86_400.0)
    assert later.deviation > rating.deviation + 20
    assert after_puzzle(SolverRating(), 1200, 1, idle=1e10).deviation <= 350


def test_five_days_without_a_puzzle_are_a_period_without_games() -> None:
    before = SolverRating(1500, 60)
    for periods in range(1, 4):
        waited = before
        for _ in range(periods):
            waited = rated(waited, [])
        later = after_puzzle(before, 1600, 1, idle=periods * 5 * 86_400.0)
        assert later == pytest.approx(after_puzzle(waited, 1600, 1))


def test_extreme_results_stay_finite() -> None:
    rating = SolverRating()
    for _ in range(200):
        rating = after_puzzle(rating, 5000, 1)
    assert 1200 < rating.rating < 7000
    assert 0.01 < rating.volatility < 1


@pytest.mark.parametrize(("own", "puzzle"), [(10_000, -5000), (-5000, 10_000)])
@pytest.mark.parametrize("points", [0, 1])
def test_ratings_that_are_far_apart_can_be_compared(own: float, puzzle: float, points: float) -> None:
    rating = SolverRating(own, 1.0)
    for _ in range(20):
        rating = after_puzzle(rating, puzzle, points)
    assert all(map(math.isfinite, rating))
    assert abs(rating.rating - own) < 10_000
