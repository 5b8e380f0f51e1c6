"""Scales fitted to simulated games whose truth is known."""

import random

import pytest
from harzdame_engine.match.statistics import elo_of, estimate, expected_score
from harzdame_engine.rating.scale import PairScores, fit


def simulated(rng: random.Random, first: int, second: int, elo: float, openings: int) -> PairScores:
    counts = [0] * 5
    for _ in range(openings):
        counts[sum(2 if rng.random() < expected_score(elo) else 0 for _ in range(2))] += 1
    return PairScores(first, second, counts)


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    counts = (10, 20, 60, 200, 210)
    scale = fit(2, [PairScores(1, 0, counts)], 1000)
    alone = estimate([10, 20, 61, 200, 210])  # with the drawn opening that is added
    assert alone is not None
    assert scale.places[0].elo == 1000
    assert scale.places[1].elo - 1000 == pytest.approx(alone.elo, abs=0.01)
    assert scale.step_errors[0] == pytest.approx(alone.error, rel=0.05)


def test_the_truth_lies_within_the_errors() -> None:
    rng = random.Random(3)
    truth = [0, 180, 420, 500, 760]
    meetings = [
        simulated(rng, i + apart, i, truth[i + apart] - truth[i], 300)
        for apart in (1, 2)
        for i in range(len(truth) - apart)
    ]
    scale = fit(len(truth), meetings, 0)
    for i, step_error in enumerate(scale.step_errors):
        found = scale.places[i + 1].elo - scale.places[i].elo
        assert abs(found - (truth[i + 1] - truth[i])) < 1.5 * step_error
        assert 20 < step_error < 80


def test_all_games_count_for_a_step() -> None:
    direct = PairScores(1, 0, (0, 0, 100, 0, 0))
    around = [PairScores(2, 0, (0, 0, 0, 0, 100)), PairScores(2, 1, (0, 0, 100, 0, 0))]
    step = fit(3, [direct, *around], 0).places[1].elo
    assert 0 < step < elo_of(0.99)


def test_a_clean_sweep_is_a_finite_distance() -> None:
    assert 400 < fit(2, [PairScores(1, 0, (0, 0, 0, 0, 100))], 0).places[1].elo < 1200


def test_players_that_never_met_have_no_scale() -> None:
    with pytest.raises(ValueError, match="not connected"):
        fit(3, [PairScores(1, 0, (1, 0, 5, 0, 1))], 0)
