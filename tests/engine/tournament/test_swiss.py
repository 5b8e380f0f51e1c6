import random
from collections import Counter
from collections.abc import Iterator

import pytest
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.swiss import Swiss

from tests.engine.tournament.results import played_out
from tests.for_each import for_each


def outcome(rng: random.Random, fixture: Fixture) -> float:
    return rng.choice((0, 0.5, 1)) if rng.random() < 0.5 else float(fixture.white < fixture.black)


@for_each(("players", "rounds"), [(4, 3), (6, 5), (8, 3), (8, 5), (9, 5), (16, 5), (17, 6), (30, 9), (41, 7)])
@for_each("seed", [1, 2, 3])
def test_no_rematch_balanced_colours_and_one_bye_each(players: int, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    schedule = Swiss(players, 1, rounds, seed)
    points = played_out(schedule, lambda fixture: outcome(rng, fixture))
    games = schedule.fixtures(points)
    assert len(games) == schedule.total == rounds * (players // 2)
    assert max(Counter(frozenset((each.white, each.black)) for each in games).values()) == 1
    for player in range(players):
        colors = "".join(
            "W" if each.white == player else "B" for each in games if player in (each.white, each.black)
        )
        assert abs(colors.count("W") - colors.count("B")) <= 2
        assert "WWW" not in colors
        assert "BBB" not in colors
    byes = [bye.player for bye in schedule.byes(points)]
    assert len(byes) == len(set(byes)) == (rounds if players % 2 else 0)


def test_the_upper_half_meets_the_lower_half_within_a_score_group() -> None:
    schedule = Swiss(8, 1, 3, seed=1)
    first = {frozenset((each.white, each.black)) for each in schedule.fixtures({})}
    assert first == {frozenset((seat, seat + 4)) for seat in range(4)}
    points = {each.id: float(each.white < each.black) for each in schedule.fixtures({})}
    second = {frozenset((each.white, each.black)) for each in schedule.fixtures(points) if each.round == 2}
    # 0 against 2 and 1 against 3 would give somebody the same colour again
    assert second == {frozenset(pair) for pair in ((0, 3), (1, 2), (4, 7), (5, 6))}


def test_the_best_meet_while_the_last_can_still_be_paired() -> None:
    schedule = Swiss(16, 1, 5, seed=1)
    points = played_out(schedule, lambda fixture: float(fixture.white < fixture.black))
    won = Counter[int]()
    for each in schedule.fixtures(points):
        won[min(each.white, each.black)] += 1
    assert won[0] == 5
    final = next(each for each in schedule.fixtures(points) if each.round == 4 and each.table == 1)
    assert frozenset((final.white, final.black)) == {0, 1}


def test_a_round_waits_for_the_last_game_of_the_one_before() -> None:
    schedule = Swiss(4, 2, 2, seed=1)
    first = list(schedule.fixtures({}))
    assert len(first) == 4
    points = {each.id: 1.0 for each in first[:-1]}
    assert len(schedule.fixtures(points)) == 4
    assert len(schedule.fixtures(points | {first[-1].id: 0.5})) == 8


def test_the_pairings_follow_from_the_results_alone() -> None:
    rng = random.Random(5)
    played = Swiss(9, 1, 4, seed=2)
    points = played_out(played, lambda fixture: outcome(rng, fixture))
    assert Swiss(9, 1, 4, seed=2).fixtures(points) == played.fixtures(points)
    other = {key: 1 - value for key, value in points.items() if key.startswith("1.")}
    assert played.fixtures(other) == Swiss(9, 1, 4, seed=2).fixtures(other)
    assert played.fixtures(points) == Swiss(9, 1, 4, seed=2).fixtures(points)


@pytest.mark.parametrize(("players", "rounds"), [(3, 7), (5, 5), (7, 7), (9, 8)])
def test_nobody_sits_out_again_before_all_others_have(players: int, rounds: int) -> None:
    rng = random.Random(players)
    for _ in range(40):
        schedule = Swiss(players, 1, rounds, seed=1)
        points = played_out(schedule, lambda _: rng.choice((0, 0.5, 1)))
        byes = Counter(bye.player for bye in schedule.byes(points))
        assert max(byes.values()) <= 1 + (rounds - 1) // players


def test_more_rounds_than_opponents_bring_rematches_and_nothing_worse() -> None:
    schedule = Swiss(4, 1, 5, seed=1)
    points = played_out(schedule, lambda _: 0.5)
    assert len(points) == 10
    byes = Swiss(3, 1, 5, seed=1)
    assert len(played_out(byes, lambda _: 0.5)) == 5


def matchings(points: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not points:
        yield []
    for other in points[1:]:
        for rest in matchings([each for each in points[1:] if each != other]):
            yield [(points[0], other), *rest]


def rematches(pairs: list[tuple[int, int]], last: dict[frozenset[int], int]) -> list[int]:
    """The rounds that the rematches are of, the latest first."""
    return sorted((last[frozenset(pair)] for pair in pairs if frozenset(pair) in last), reverse=True)


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 4), (3, 7), (4, 9), (5, 11), (6, 12), (7, 15), (8, 16), (9, 10)]
)
def test_rematches_are_as_few_and_as_old_as_can_be(players: int, rounds: int, games: int) -> None:
    rng = random.Random(players * games)
    forced = 0
    for seed in range(6):
        schedule = Swiss(players, games, rounds, seed)
        points = played_out(schedule, lambda fixture: outcome(rng, fixture))
        byes = {bye.round: bye.player for bye in schedule.byes(points)}
        was_out = Counter[int]()
        last: dict[frozenset[int], int] = {}
        for number in range(1, rounds + 1):
            pairs = list({(f.white, f.black) for f in schedule.fixtures(points) if f.round == number})
            pairs = [pair for pair in pairs if pair[::-1] not in pairs or pair[0] < pair[1]]
            due = [
                player
                for player in range(players)
                if was_out[player] == min(was_out[p] for p in range(players))
            ]
            fields = (
                [[p for p in range(players) if p != out] for out in due]
                if players % 2
                else [[*range(players)]]
            )
            best = min(
                (len(found), found)
                for field in fields
                for each in matchings(field)
                for found in [rematches(each, last)]
            )
            found = rematches(pairs, last)
            assert (len(found), found) == best
            forced += len(found)
            last |= {frozenset(pair): number for pair in pairs}
            was_out.update([byes[number]] if number in byes else [])
    assert forced > 0
