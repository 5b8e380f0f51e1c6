"""Scores from either side's point of view."""

from __future__ import annotations

from harzdame_engine import Color, Score


def test_the_movers_own_score_is_as_it_is() -> None:
    assert Score(30, 5).pov(Color.BLACK, Color.BLACK) == Score(30, 5)


def test_the_opponents_is_turned_with_the_distance_to_the_end() -> None:
    assert Score(30).pov(Color.WHITE, Color.BLACK) == Score(-30)
    assert Score(-29_000, -4).pov(Color.WHITE, Color.BLACK) == Score(29_000, 4)
