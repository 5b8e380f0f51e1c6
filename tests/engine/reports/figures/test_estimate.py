"""Estimates find what the numbers were made by, and their errors hold."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine.reports.figures.estimate import Column, mean, regress, share

TRUE = np.array([0.8, -0.4, 0.2])


def made(games: int, each: int, seed: int) -> tuple[list[Column], Column, Column]:
    """`each` times the same position in every game."""
    chance = np.random.default_rng(seed)
    x = chance.integers(-2, 3, (games, 2)).astype(np.float64)
    chances = 1 / (1 + np.exp(-(x @ TRUE[:2] + TRUE[2])))
    points = (chance.random(games) < chances).astype(np.float64)
    numbers = np.repeat(np.arange(games), each)
    return [x[numbers, 0], x[numbers, 1]], points[numbers], numbers


def test_regression_finds_the_weights() -> None:
    fitted = regress(*made(20_000, 1, 1))
    for number, true in enumerate(TRUE):
        found = fitted.weight(number)
        assert found.value == pytest.approx(true, abs=2 * found.error)
        assert 0.01 < found.error < 0.1
    assert fitted.games == 20_000


def test_the_error_holds_nineteen_times_of_twenty() -> None:
    within = 0
    for seed in range(200):
        found = regress(*made(300, 4, seed)).weight(0)
        within += abs(found.value - TRUE[0]) <= found.error
    assert 180 <= within <= 200


def test_positions_of_the_same_games_tell_nothing_new() -> None:
    once, often = (regress(*made(3000, each, 5)).weight(0) for each in (1, 20))
    assert often.error == pytest.approx(once.error, rel=0.02)
    assert often.games == once.games == 3000


def test_a_ratio_is_in_units_of_the_other_weight() -> None:
    fitted = regress(*made(20_000, 1, 7))
    found = fitted.ratio(fitted.unit(1), fitted.unit(0))
    assert found.value == pytest.approx(-0.5, abs=2 * found.error)
    assert 0.01 < found.error < 0.1
    assert fitted.ratio(fitted.unit(0), fitted.unit(0)).error == pytest.approx(0)


def test_features_that_decide_everything_stay_finite() -> None:
    sign = np.repeat([1.0, -1.0], 500)
    fitted = regress([sign], (sign + 1) / 2, np.arange(1000))
    assert 3 < fitted.weight(0).value < 20


def test_means_and_shares() -> None:
    found = mean(np.array([10, 20, 30, 40]))
    assert (found.value, found.games) == (25, 4)
    assert found.error == pytest.approx(1.96 * np.sqrt(125 / 4))
    assert share(np.array([0, 1, 1, 1])).value == 0.75
    assert share(np.ones(400)).value == 1
    assert 0.005 < share(np.ones(400)).error < 0.02  # one in a hundred may still fail
    assert np.isnan(mean(np.array([], np.int64)).value)
