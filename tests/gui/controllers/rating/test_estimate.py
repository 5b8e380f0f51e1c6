"""A person's strength as their results tell it."""

from __future__ import annotations

from harzdame_engine.rating.ratings import ratings

from harzdame_gui.controllers.rating.estimate import course_in, rated_results
from harzdame_gui.controllers.settings.settings import LevelResult

WON, LOST = LevelResult("harzdame", "club", 1.0), LevelResult("harzdame", "club", 0.0)
OTHER_GAME = LevelResult("hexdame", "club", 1.0)
UNKNOWN = LevelResult("harzdame", "no-such-level", 1.0)


def test_only_results_of_the_game_against_known_levels_count() -> None:
    assert rated_results("harzdame", [WON, OTHER_GAME, UNKNOWN, LOST]) == [WON, LOST]


def test_the_course_rises_with_wins_and_falls_with_losses() -> None:
    course = course_in("harzdame", [WON, OTHER_GAME, WON, LOST])
    assert [point.result for point in course] == [WON, WON, LOST]
    assert {point.opponent for point in course} == {ratings("harzdame")["club"].elo}
    first, second, third = (point.strength.elo for point in course)
    assert first < second
    assert third < second


def test_results_of_long_ago_change_nothing() -> None:
    recent = [WON] * 200
    with_old = course_in("harzdame", [LOST] * 50 + recent)[-1]
    assert with_old.strength == course_in("harzdame", recent)[-1].strength
