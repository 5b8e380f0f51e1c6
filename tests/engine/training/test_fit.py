"""Fits of weights: features that predict results get weight, others get little."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine.training.fit import Fit, Settings, Told, Weight
from harzdame_engine.training.positions import Block
from harzdame_engine.training.units import slope_of
from scipy.sparse import csr_array

TRUE = np.array([[1.5, 0.5], [-1.0, -1.0], [0.0, 2.0], [0.0, 0.0]], np.float32)


def block(seed: int, n: int = 4000) -> Block:
    chance = np.random.default_rng(seed)
    features = chance.integers(-1, 2, (n, len(TRUE))).astype(np.float32)
    phase = chance.random(n, np.float32)
    logits = ((features @ TRUE) * np.stack([phase, 1 - phase], 1)).sum(1)
    result = (chance.random(n) < 1 / (1 + np.exp(-logits))).astype(np.float32)
    return Block(csr_array(features), phase, result, (logits / 0.01).astype(np.float32))


def fit(penalty: float = 1.0, blend: float = 0.0, threads: int = 2) -> tuple[Weight, list[Told]]:
    told: list[Told] = []

    def step(_weights: Weight, at: Told) -> bool:
        told.append(at)
        return True

    work = Fit([block(1), block(2), block(3)], [block(4)], [], Settings(penalty, blend, 0.01), threads)
    return work.run(None, 50, step), told


def test_it_finds_what_results_were_made_by() -> None:
    weights, told = fit()
    assert np.abs(weights - TRUE).max() < 0.2
    assert told[-1].held_out < told[0].held_out < np.log(2)
    assert [at.iteration for at in told] == list(range(1, len(told) + 1))


def test_scores_foretell_with_less_noise_than_results() -> None:
    weights, _ = fit(blend=1.0)
    assert np.abs(weights - TRUE).max() < 0.02


def test_a_penalty_keeps_weights_small() -> None:
    weights, _ = fit(penalty=3000.0)
    assert np.abs(weights).max() < 0.6


def test_one_thread_finds_the_same() -> None:
    one, two = fit(threads=1)[0], fit(threads=2)[0]
    assert np.abs(one - two).max() < 1e-2


def test_it_goes_on_where_it_was_broken_off() -> None:
    work = Fit([block(1), block(2)], [block(3)], [], Settings(1.0, 0.0, 0.01), 1)
    whole = work.run(None, 30, lambda _weights, _told: True)
    begun = work.run(None, 30, lambda _weights, told: told.iteration < 4)
    assert work.held_out_loss(begun) > work.held_out_loss(whole)
    done = work.run(begun, 30, lambda _weights, _told: True)
    assert np.abs(done - whole).max() < 1e-2


def test_without_positions_there_is_nothing_to_fit() -> None:
    with pytest.raises(ValueError, match="too few games"):
        Fit([], [block(1)], [], Settings(1.0, 0.0, 0.01), 1)


def test_the_slope_of_scores_is_found() -> None:
    assert slope_of([block(1), block(2)]) == pytest.approx(0.01, rel=0.1)
