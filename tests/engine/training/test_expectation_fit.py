"""The curves of expected points are found again in results that were drawn from them."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine import Position
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.expectation import Curve, Curves, chances
from harzdame_engine.search.info import Score
from harzdame_engine.training.expectation_check import kept
from harzdame_engine.training.expectation_fit import PositionBlock, block_of, fit_curves

from tests.engine.training.records import record, walk

PIECES = 32
ALIKE = Curves(PIECES, Curve(0.0085, 0.2), Curve(0.0085, 0.2))
UNLIKE = Curves(PIECES, Curve(0.012, 0.8), Curve(0.004, 3.0))
BENT = Curves(PIECES, Curve(0.028, 1.0), Curve(0.02, 4.0), Curve(0.011, 1.5))


def blocks_of(curves: Curves, count: int = 40, size: int = 500) -> list[PositionBlock]:
    dice = np.random.default_rng(7)
    made = []
    for _ in range(count):
        scores = np.round(dice.normal(0, 250, size))
        pieces = dice.integers(2, PIECES + 1, size)
        results = [
            drawn_result(curves.at(int(left)), int(score), dice.random())
            for score, left in zip(scores, pieces, strict=True)
        ]
        made.append(PositionBlock(scores, np.array(results), 1 - pieces / PIECES))
    return made


def drawn_result(curve: Curve, score: int, luck: float) -> float:
    odds = chances(Score(score), curve)
    return 1.0 if luck < odds.win else 0.5 if luck < odds.win + odds.draw else 0.0


@pytest.mark.parametrize("curves", [ALIKE, UNLIKE, BENT])
def test_slopes_and_draws_are_found_again_within_their_errors(curves: Curves) -> None:
    fitted = fit_curves(blocks_of(curves))
    assert abs(fitted.full.slope - curves.full.slope) < 1.5 * fitted.errors.slope
    assert abs(fitted.full.draws - curves.full.draws) < 1.5 * fitted.errors.draws
    assert tuple(fitted.half) == pytest.approx(tuple(curves.at(PIECES // 2)), rel=0.15)
    assert tuple(fitted.bare) == pytest.approx(tuple(curves.bare), rel=0.25)
    assert fitted.errors.slope < 0.1 * curves.full.slope
    assert fitted.positions == 20_000
    assert fitted.loss < fitted.plain
    assert fitted.curves(PIECES).at(PIECES) == pytest.approx(fitted.full)


@pytest.mark.parametrize("game", ["harzdame", "hexdame"])
def test_labels_are_read_out_of_records(game: str) -> None:
    start, later = Position.start(game), walk(game, 1, seed=3)[0]
    block = block_of(start.rules, record(start, score=-250, result=1) + record(later, score=7, result=0))
    assert (list(block.score), list(block.result)) == ([-250, 7], [1, 0.5])
    assert list(block.gone) == pytest.approx([0, 1 - len(later.pieces) / len(start.pieces)])


def test_games_without_draws_have_none() -> None:
    fitted = fit_curves(blocks_of(Curves(PIECES, Curve(0.01), Curve(0.01))))
    assert 0 < fitted.full.draws < 0.01
    assert fitted.full.slope == pytest.approx(0.01, rel=0.1)


def test_nothing_is_fitted_to_nothing() -> None:
    with pytest.raises(ValueError, match="no positions"):
        fit_curves([])
    one = blocks_of(ALIKE, 1, 10)[0]
    with pytest.raises(ValueError, match="ended alike"):
        fit_curves([one._replace(result=np.ones(10))])


def test_promises_are_compared_with_what_the_leading_side_scored() -> None:
    rules = variant("turkish")
    block = PositionBlock(
        np.array([-150.0, 150.0, 150.0, 150.0, 40.0]), np.array([0, 1, 0.5, 0, 1.0]), np.full(5, 0.25)
    )
    level, ahead = kept(rules, block, Curves(PIECES, Curve(), Curve()))
    assert (level.least, level.most, level.games, level.points) == (0, 100, 1, 1.0)
    assert (ahead.least, ahead.most, ahead.games) == (100, 200, 4)
    assert (ahead.score, ahead.pieces, ahead.points) == (150, 24, 0.625)
    assert ahead.promised == pytest.approx(chances(Score(150), Curve()).points)
    assert 0.3 < ahead.error < 0.5
