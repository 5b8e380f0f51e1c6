"""Scores as players of draughts write them."""

from __future__ import annotations

import pytest
from harzdame_engine import Score

from harzdame_gui.text.scores import score_text


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (Score(0), "0.00"),
        (Score(35), "+0.35"),
        (Score(-120), "−1.20"),
        (Score(9000, 3), "1–0 in 2"),
        (Score(-9000, -14), "0–1 in 7"),
        (Score(-9000, 0), "0–1"),
    ],
)
def test_men_ahead_or_the_result_and_how_soon(score: Score, text: str) -> None:
    assert score_text(score) == text
