"""Scores go into a record and come back as they were."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Score
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.search.kept_score import evaluation_of, score_of


@pytest.mark.parametrize("mover", Color)
@pytest.mark.parametrize("plies", [1, 7, -2, -14])
def test_an_end_that_was_seen_comes_back_exactly(mover: Color, plies: int) -> None:
    kept = evaluation_of(Score(29_000, plies), mover, 20)
    assert score_of(kept, mover).plies_to_end == plies
    assert kept.depth == 20
    assert (kept.win_in > 0) is ((mover is Color.WHITE) == (plies > 0))


@pytest.mark.parametrize("mover", Color)
def test_men_are_kept_as_white_sees_them(mover: Color) -> None:
    kept = evaluation_of(Score(-135), mover, 17)
    assert kept == Evaluation(-1.35 if mover is Color.WHITE else 1.35, None, 17)
    assert score_of(kept, mover) == Score(-135)
