"""Figures that fastchess's own tests publish, and simulated matches whose truth is known."""

from __future__ import annotations

import math
import random

import pytest
from harzdame_engine.match.statistics import (
    MOST_ELO,
    Sprt,
    SprtVerdict,
    _likeliest,
    elo_of,
    estimate,
    expected_score,
    moments,
)

from tests.for_each import for_each


def pairs(rng: random.Random, count: int, elo: float, draws: float = 0.3, colour: float = 60) -> list[int]:
    """Scores of pairs of games between engines so far apart, White being worth `colour` Elo."""
    counts = [0] * 5
    for _ in range(count):
        points = 0
        for advantage in (colour, -colour):
            score = expected_score(elo + advantage)
            win = score - draws / 2
            thrown = rng.random()
            points += 2 if thrown < win else thrown < win + draws
        counts[points] += 1
    return counts


@pytest.mark.parametrize(
    ("counts", "elo", "error"),
    [
        ((34, 54, 31 + 32, 64, 75), 55.58, 27.65),
        ((332, 433, 457 + 41, 333, 334), -8.64, 10.33),
        ((7895, 8757, 5485 + 200, 568, 9999), -21.04, 2.95),
    ],
)
def test_the_published_figures(counts: tuple[int, ...], elo: float, error: float) -> None:
    found = estimate(counts)
    assert found is not None
    assert found.elo == pytest.approx(elo, abs=0.005)
    assert found.error == pytest.approx(error, abs=0.005)


def test_the_published_likelihood_of_superiority() -> None:
    found = estimate((332, 433, 457 + 41, 333, 334))
    assert found is not None
    assert found.los == pytest.approx(0.0505, abs=5e-5)


def test_elo_and_score_are_inverse() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_of(expected_score(-123.4)) == pytest.approx(-123.4)


@for_each(
    "test",
    [
        Sprt(0, 5, alpha=0),
        Sprt(0, 5, beta=0),
        Sprt(0, 5, alpha=-1),
        Sprt(0, 5, beta=2.0**62),
        Sprt(0, 5, alpha=1),
        Sprt(0, 5, alpha=0.5, beta=0.5),
        Sprt(0, 5, beta=math.nan),
        Sprt(5, 5),
        Sprt(5, 0),
        Sprt(math.nan, 5),
        Sprt(-math.inf, 5),
        Sprt(0, 1e6),
    ],
)
def test_a_test_that_decides_nothing_is_refused(test: Sprt) -> None:
    with pytest.raises(ValueError, match="must be"):
        test.check()


@for_each("elo", [(-MOST_ELO, MOST_ELO), (MOST_ELO - 1, MOST_ELO), (0, 1e-12)])
@for_each("error", [1e-300, 0.49])
@for_each("counts", [[0] * 5, [200_000, 0, 0, 0, 0], [0, 0, 0, 0, 1], [1, 2, 3, 2, 1]])
def test_whatever_may_be_asked_has_an_answer(
    elo: tuple[float, float], error: float, counts: list[int]
) -> None:
    test = Sprt(*elo, error, error)
    test.check()
    assert math.isfinite(test.ratio(counts))
    assert test.lower < 0 < test.upper
    test.verdict(counts)


def test_mean_and_variance() -> None:
    assert moments([1, 0, 0, 0, 1]) == (0.5, 0.25)
    assert moments([0, 0, 7, 0, 0]) == (0.5, 0)


def test_no_games_tell_nothing_and_only_wins_are_boundless() -> None:
    assert estimate([0] * 5) is None
    wins = estimate([0, 0, 0, 0, 3])
    assert wins is not None
    assert (wins.elo, wins.los) == (math.inf, 1)
    even = estimate([0, 0, 3, 0, 0])
    assert even is not None
    assert (even.elo, even.error, even.los) == (0, 0, 0.5)


@pytest.mark.parametrize("elo", [-50.0, 0.0, 30.0])
def test_the_interval_holds_the_truth_19_times_in_20(elo: float) -> None:
    rng = random.Random(7)
    estimates = [estimate(pairs(rng, 200, elo)) for _ in range(400)]
    held = sum(found is not None and found.low <= elo <= found.high for found in estimates)
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(
    ("elo0", "elo1", "counts", "ratio"),
    [
        (0.5, 2.5, (223, 9863, 20279 + 1000, 10037, 246), -3.07),
        (0.0, 2.0, (871, 26175, 55003 + 980, 26678, 821), -4.98),
        (0.5, 2.5, (21184, 40708, 21404), -1.57),
        (0.0, 2.0, (57030, 106593, 57433), -2.59),
    ],
)
def test_the_published_ratios(elo0: float, elo1: float, counts: tuple[int, ...], ratio: float) -> None:
    assert Sprt(elo0, elo1).ratio(counts) == pytest.approx(ratio, abs=0.006)


@for_each("counts", [(223, 9863, 21279, 10037, 246), (1, 1, 1, 1, 96), (0.001, 0.001, 40)])
@for_each("elo", [-120.0, 0.0, 2.5, 120.0])
def test_the_likeliest_distribution_has_the_mean_asked_for(counts: tuple[float, ...], elo: float) -> None:
    shares = _likeliest(counts, expected_score(elo))
    assert sum(shares) == pytest.approx(1, abs=1e-9)
    mean = sum(index * share for index, share in enumerate(shares)) / (len(counts) - 1)
    assert mean == pytest.approx(expected_score(elo), abs=1e-9)


def test_the_bounds_are_walds() -> None:
    sprt = Sprt(0, 5, alpha=0.05, beta=0.1)
    assert sprt.lower == pytest.approx(-2.2513, abs=1e-4)
    assert sprt.upper == pytest.approx(2.8904, abs=1e-4)


def test_nothing_is_decided_without_games() -> None:
    sprt = Sprt(0, 5)
    assert sprt.ratio([0] * 5) == 0
    assert sprt.verdict([0] * 5) is None


def test_one_sided_results_decide() -> None:
    assert Sprt(0, 50).verdict([0, 0, 0, 0, 40]) is SprtVerdict.H1
    assert Sprt(0, 50).verdict([40, 0, 0, 0, 0]) is SprtVerdict.H0


@pytest.mark.parametrize(("elo", "truth"), [(0.0, SprtVerdict.H0), (120.0, SprtVerdict.H1)])
def test_it_errs_as_seldom_as_it_was_told(elo: float, truth: SprtVerdict) -> None:
    sprt = Sprt(0, 120, alpha=0.1, beta=0.1)
    rng = random.Random(3)
    errors = 0
    for _ in range(200):
        counts = [0] * 5
        while (verdict := sprt.verdict(counts)) is None:
            counts = [sum(both) for both in zip(counts, pairs(rng, 1, elo), strict=True)]
        errors += verdict is not truth
    assert errors / 200 <= 0.15
