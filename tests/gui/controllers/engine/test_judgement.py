"""Scores as one side sees them."""

from __future__ import annotations

from harzdame_engine import Color, Score

from harzdame_gui.controllers.engine.judgement import seen_by


def test_the_movers_own_score_is_as_it_is():
    assert seen_by(Color.BLACK, Score(30, 5), Color.BLACK) == Score(30, 5)


def test_the_others_is_turned_with_the_way_to_the_end():
    assert seen_by(Color.WHITE, Score(30), Color.BLACK) == Score(-30)
    assert seen_by(Color.WHITE, Score(-29_000, -4), Color.BLACK) == Score(29_000, 4)
