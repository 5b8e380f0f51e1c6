"""The curve of expected points is found again in results that were drawn from one."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine import Position
from harzdame_engine.search.expectation import Curve, chances
from harzdame_engine.search.info import Score
from harzdame_engine.training.expectation_fit import Block, block_of, fit_curve

from tests.engine.training.records import record


def blocks_of(curve: Curve, count: int = 40, size: int = 500) -> list[Block]:
    dice = np.random.default_rng(7)
    made = []
    for _ in range(count):
        scores = dice.normal(0, 150, size)
        results = [drawn_result(curve, int(score), dice.random()) for score in scores]
        made.append(Block(np.round(scores), np.array(results)))
    return made


def drawn_result(curve: Curve, score: int, luck: float) -> float:
    odds = chances(Score(score), curve)
    return 1.0 if luck < odds.win else 0.5 if luck < odds.win + odds.draw else 0.0


@pytest.mark.parametrize("curve", [Curve(0.0085, 0.2), Curve(0.0055, 1.6)])
def test_slope_and_draws_are_found_again_within_their_errors(curve: Curve) -> None:
    fitted = fit_curve(blocks_of(curve))
    assert abs(fitted.slope - curve.slope) < 1.5 * fitted.slope_error
    assert abs(fitted.draws - curve.draws) < 1.5 * fitted.draws_error
    assert fitted.slope_error < 0.05 * curve.slope
    assert fitted.positions == 20_000
    assert fitted.loss < fitted.plain


@pytest.mark.parametrize("game", ["harzdame", "hexdame"])
def test_labels_are_read_out_of_records(game: str) -> None:
    start = Position.start(game)
    records = record(start, score=-250, result=1) + record(start, score=7, result=0)
    block = block_of(start.rules, records)
    assert (list(block.score), list(block.result)) == ([-250, 7], [1, 0.5])


def test_games_without_draws_have_none() -> None:
    fitted = fit_curve(blocks_of(Curve(0.01, 0.0)))
    assert fitted.draws == pytest.approx(0.0, abs=1e-6)
    assert fitted.slope == pytest.approx(0.01, rel=0.1)


def test_nothing_is_fitted_to_nothing() -> None:
    with pytest.raises(ValueError, match="no positions"):
        fit_curve([])
    one = blocks_of(Curve(), 1, 10)[0]
    with pytest.raises(ValueError, match="ended alike"):
        fit_curve([Block(one.score, np.ones(10))])
