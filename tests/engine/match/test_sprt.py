"""The test against figures that fastchess's own tests publish, and how often it errs."""

import random

import pytest
from harzdame_engine.match.sprt import Sprt, Verdict, _likeliest
from harzdame_engine.match.statistics import expected_score

from tests.engine.match.test_statistics import pairs


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


@pytest.mark.parametrize("counts", [(223, 9863, 21279, 10037, 246), (1, 1, 1, 1, 96), (0.001, 0.001, 40)])
@pytest.mark.parametrize("elo", [-120.0, 0.0, 2.5, 120.0])
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
    assert Sprt(0, 50).verdict([0, 0, 0, 0, 40]) is Verdict.H1
    assert Sprt(0, 50).verdict([40, 0, 0, 0, 0]) is Verdict.H0


@pytest.mark.parametrize(("elo", "truth"), [(0.0, Verdict.H0), (120.0, Verdict.H1)])
def test_it_errs_as_seldom_as_it_was_told(elo: float, truth: Verdict) -> None:
    sprt = Sprt(0, 120, alpha=0.1, beta=0.1)
    rng = random.Random(3)
    errors = 0
    for _ in range(200):
        counts = [0] * 5
        while (verdict := sprt.verdict(counts)) is None:
            counts = [sum(both) for both in zip(counts, pairs(rng, 1, elo), strict=True)]
        errors += verdict is not truth
    assert errors / 200 <= 0.15
