"""The names of the players of a tournament."""

from __future__ import annotations

import pytest
from harzdame_engine.match.errors import MatchError
from harzdame_engine.tournament.plan import MOST_PLAYERS, Format, Plan, plan_of


def names(*players: str) -> list[str]:
    return [spec.name for spec in Plan("T", "2026.11.23", "harzdame", players).specs()]


def test_who_has_no_name_is_known_by_the_level() -> None:
    assert names("level=first-day", "level=club time=1", "name=Anna level=club") == [
        "first-day",
        "club",
        "Anna",
    ]


def test_where_that_would_name_two_they_are_numbered() -> None:
    assert names("level=club", "level=club time=2", "hash=16") == ["player-1", "player-2", "player-3"]
    assert names("name=club", "level=club") == ["club", "player-2"]


def test_one_name_for_two_is_refused() -> None:
    with pytest.raises(MatchError, match="two players are called Anna"):
        names("name=Anna", "name=Anna level=club")


def test_a_level_that_is_not_there_is_told() -> None:
    with pytest.raises(MatchError, match="level=weak: there is no such level; known: first-day"):
        names("level=weak", "level=club")


LARGE = {
    "players": {"players": tuple(f"name={number}" for number in range(MOST_PLAYERS + 1))},
    "games": {"games": 10**9},
    "cycles": {"cycles": 10**18},
    "cycles without games": {"cycles": 10**18, "games": 0},
    "replays": {"format": Format.KNOCK_OUT, "replays": 10**6},
    "rounds": {"format": Format.SWISS, "rounds": 10**6},
    "games of a gauntlet": {"format": Format.GAUNTLET, "games": 10**9},
}


@pytest.mark.parametrize("change", LARGE.values(), ids=LARGE)
def test_one_that_nobody_could_play_is_refused_before_it_takes_memory(change: dict[str, object]) -> None:
    plan = Plan("T", "2026.11.23", "harzdame", ("name=a", "name=b", "name=c"))._replace(**change)  # type: ignore[arg-type]
    with pytest.raises(MatchError, match="at most"):
        plan.schedule()
    with pytest.raises(MatchError):
        plan_of(plan.record()).schedule()


def test_the_largest_that_can_be_played_is_planned_at_once() -> None:
    players = tuple(f"name={number}" for number in range(MOST_PLAYERS))
    plan = Plan("T", "2026.11.23", "harzdame", players)
    assert len(plan.specs()) == MOST_PLAYERS
    assert plan.schedule().total == MOST_PLAYERS * (MOST_PLAYERS - 1)
