"""The ladder: who was beaten, and who comes next."""

from __future__ import annotations

import pytest
from harzdame_engine import LEVELS
from harzdame_engine.search.styles import STYLES

from harzdame_gui.controllers.opponents.ladder import above, beaten, below, next_opponent
from harzdame_gui.controllers.opponents.opponents import OPPONENTS, opponent_at, opponent_of
from harzdame_gui.controllers.rating.estimate import even_level
from harzdame_gui.controllers.settings.settings import LevelResult


def result(level: str, points: float, game: str = "harzdame") -> LevelResult:
    return LevelResult(game, level, points)


def test_each_level_has_one_opponent_with_a_name_of_its_own() -> None:
    assert [opponent.level for opponent in OPPONENTS] == list(LEVELS)
    assert len({opponent.id for opponent in OPPONENTS}) == len({each.name for each in OPPONENTS}) == 14
    for opponent in OPPONENTS:
        assert opponent_of(opponent.level, opponent.style) is opponent
        assert opponent_at(opponent.level) is opponent
    assert opponent_of(None, None) is opponent_at(None) is OPPONENTS[-1]
    assert opponent_of(LEVELS[0], STYLES[0]) is None


def test_the_first_comes_first() -> None:
    assert next_opponent("harzdame", ()) is OPPONENTS[0]


def test_only_a_win_in_that_game_beats_somebody() -> None:
    results = (result("first-day", 0.5), result("newcomer", 0.0), result("learner", 1.0, "turkish"))
    assert beaten("harzdame", results) == frozenset()
    assert beaten("turkish", results) == {OPPONENTS[3].id}


@pytest.mark.parametrize(
    ("won", "expected"), [(["first-day"], 1), (["learner", "first-day"], 4), (["full"], 13)]
)
def test_who_stands_above_the_strongest_beaten_is_next(won: list[str], expected: int) -> None:
    assert next_opponent("harzdame", [result(level, 1.0) for level in won]) is OPPONENTS[expected]


def test_before_any_win_an_even_match_is_next() -> None:
    lost = [result("club", 0.0)] * 4
    even = even_level("harzdame", lost)
    assert even is not None
    assert next_opponent("harzdame", lost).level is even


def test_the_ladder_has_two_ends() -> None:
    assert above(OPPONENTS[-1]) is None
    assert below(OPPONENTS[0]) is None
    assert [above(each) for each in OPPONENTS[:-1]] == list(OPPONENTS[1:])
    assert [below(each) for each in OPPONENTS[1:]] == list(OPPONENTS[:-1])
