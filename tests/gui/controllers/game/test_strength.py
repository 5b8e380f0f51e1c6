"""A person's strength at a game, from results."""

from __future__ import annotations

from harzdame_engine.rating.ratings import ratings

from harzdame_gui.controllers.game.strength import ENOUGH, strength_in
from harzdame_gui.controllers.settings.settings import GameResult

WON = GameResult("harzdame", "beginner", 1.0)


def test_nothing_is_said_before_there_are_enough_games_of_the_kind() -> None:
    assert strength_in("harzdame", [WON] * (ENOUGH - 1)) is None
    assert strength_in("harzdame", [WON] * ENOUGH) is not None
    assert strength_in("turkish", [WON] * ENOUGH) is None


def test_who_wins_is_stronger_than_the_level() -> None:
    strength = strength_in("harzdame", [WON] * 10)
    assert strength is not None
    assert strength.elo > ratings("harzdame")["beginner"].elo


def test_a_level_that_there_is_no_more_does_not_count() -> None:
    assert strength_in("harzdame", [WON._replace(level="god")] * 10) is None
