import random

import pytest
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.knock_out import KnockOut

from tests.engine.tournament.results import played_out


def stronger_wins(fixture: Fixture) -> float:
    return float(fixture.white < fixture.black)


def test_the_seeds_meet_as_late_as_they_can() -> None:
    schedule = KnockOut(8, 2, 1, seed=1)
    points = played_out(schedule, stronger_wins)
    pairs = {
        number: {
            frozenset((each.white, each.black)) for each in schedule.fixtures(points) if each.round == number
        }
        for number in (1, 2, 3)
    }
    assert pairs[1] == {frozenset(pair) for pair in ((0, 7), (3, 4), (1, 6), (2, 5))}
    assert pairs[2] == {frozenset((0, 3)), frozenset((1, 2))}
    assert pairs[3] == {frozenset((0, 1))}
    assert schedule.survived(points) == [3, 2, 1, 1, 0, 0, 0, 0]
    assert len(points) == schedule.total == 14


def test_the_first_have_no_opponent_at_the_start_of_a_bracket_with_gaps() -> None:
    schedule = KnockOut(5, 2, 0, seed=1)
    first = {(each.white, each.black) for each in schedule.fixtures({}) if each.round == 1}
    assert first == {(3, 4), (4, 3)}
    assert schedule.survived(played_out(schedule, stronger_wins))[0] == 3


def test_a_level_encounter_is_replayed_until_it_is_decided() -> None:
    schedule = KnockOut(2, 2, 3, seed=1)
    level = {"1.1.1": 1.0, "1.1.2": 1.0}
    assert [each.id for each in schedule.fixtures(level)] == ["1.1.1", "1.1.2", "1.1.3", "1.1.4"]
    won = level | {"1.1.3": 0.5, "1.1.4": 1.0}
    assert len(schedule.fixtures(won)) == 4
    assert schedule.survived(won) == [0, 1]
    assert schedule.decided_by_lot(won) == []


def test_at_last_a_lot_is_drawn_the_same_for_the_same_seed() -> None:
    winners = set()
    for seed in range(20):
        schedule = KnockOut(2, 2, 1, seed)
        points = played_out(schedule, lambda _: 0.5)
        assert len(points) == 4
        assert len(schedule.decided_by_lot(points)) == 1
        assert schedule.survived(points) == KnockOut(2, 2, 1, seed).survived(points)
        winners.add(schedule.survived(points).index(1))
    assert winners == {0, 1}


def test_each_level_encounter_has_a_lot_of_its_own() -> None:
    going_on = set()
    for seed in range(20):
        schedule = KnockOut(4, 2, 0, seed)
        first = [each for each in schedule.fixtures({}) if each.round == 1]
        survived = schedule.survived({each.id: 0.5 for each in first})
        going_on.add(frozenset(player for player, rounds in enumerate(survived) if rounds))
    assert going_on == {frozenset(pair) for pair in ((0, 1), (0, 2), (3, 1), (3, 2))}


@pytest.mark.parametrize("players", [2, 3, 6, 7, 16, 21])
def test_one_is_left(players: int) -> None:
    chance = random.Random(players)
    schedule = KnockOut(players, 2, 2, seed=4)
    points = played_out(schedule, lambda _: chance.choice((0, 0.5, 0.5, 1)))
    survived = schedule.survived(points)
    assert survived.count(max(survived)) == 1
    games = schedule.fixtures(points)
    assert {each.id for each in games} == set(points)
    met = {(each.round, frozenset((each.white, each.black))) for each in games}
    assert len(met) == players - 1
    slots = {(each.round, each.table, each.opening) for each in games}
    assert len({opening for _, _, opening in slots}) == len(slots)
