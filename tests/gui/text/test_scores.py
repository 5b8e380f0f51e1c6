"""Scores as players of draughts write them."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Score

from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.text.scores import score_text, spoken_score, told_score


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (Score(0), "0.00"),
        (Score(35), "+0.35"),
        (Score(-120), "−1.20"),
        (Score(9000, 3), "White in 2"),
        (Score(-9000, -14), "Black in 7"),
        (Score(-9000, 0), "Black wins"),
    ],
)
def test_men_ahead_or_the_result_and_how_soon(score: Score, text: str) -> None:
    assert score_text(score) == text


@pytest.mark.usefixtures("german")
def test_german_writes_them_with_a_comma() -> None:
    assert [score_text(Score(men)) for men in (0, 35, -120)] == ["0,00", "+0,35", "−1,20"]


@pytest.mark.parametrize(
    ("score", "white", "mover", "spoken"),
    [
        (Score(35), "−0.35", "+0.35", "−0.35"),
        (Score(9000, 3), "Black in 2", "wins in 2", "Black wins in 2"),
        (Score(-9000, -14), "White in 7", "loses in 7", "White wins in 7"),
        (Score(-9000, 0), "White wins", "lost", "White wins"),
    ],
)
def test_the_side_is_chosen(score: Score, white: str, mover: str, spoken: str) -> None:
    assert told_score(score, Color.BLACK, ScoreSide.WHITE) == white
    assert told_score(score, Color.BLACK, ScoreSide.MOVER) == mover
    assert spoken_score(score, Color.BLACK, ScoreSide.WHITE) == spoken
    assert spoken_score(score, Color.BLACK, ScoreSide.MOVER) == mover
