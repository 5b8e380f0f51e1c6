import random

import pytest
from harzdame_engine.match.game import Cause
from harzdame_engine.match.statistics import estimate, expected_score
from harzdame_engine.tournament.fixtures import Bye, Fixture
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.round_robin import round_robin
from harzdame_engine.tournament.standings import elo, pairs_of, table

from tests.engine.tournament.results import result


def game(number: int, white: int, black: int, points: float, cause: Cause = Cause.RULES) -> GameResult:
    return result(Fixture(number, 1, 1, white, black, 0), points, cause)


def test_points_and_tie_breaks_of_a_small_table() -> None:
    results = [game(1, 0, 1, 1), game(2, 1, 2, 1), game(3, 2, 0, 0.5), game(4, 0, 3, 0), game(5, 3, 1, 0.5)]
    standings = table(4, results).standings
    rows = {row.player: row for row in standings}
    assert [rows[player].points for player in range(4)] == [1.5, 1.5, 0.5, 1.5]
    assert tuple(rows[0].score) == (1, 1, 1)
    assert rows[0].buchholz == 1.5 + 0.5 + 1.5
    assert rows[0].sonneborn_berger == 1.5 + 0.25
    assert rows[3].sonneborn_berger == 1.5 + 0.75
    assert rows[1].sonneborn_berger == 0.5 + 0.75
    assert [row.player for row in standings] == [3, 0, 1, 2]
    assert [row.place for row in standings] == [1, 2, 3, 4]
    cross = table(4, results).cross
    assert tuple(cross[1, 0]) == (0, 0, 1)
    assert (2, 3) not in cross


def test_equals_share_a_place() -> None:
    standings = table(3, [game(1, 0, 1, 0.5)]).standings
    assert [(row.place, row.player) for row in standings] == [(1, 0), (1, 1), (3, 2)]
    assert standings[2].elo is None


def test_wins_tell_apart_those_whom_nothing_else_does() -> None:
    results = [game(1, 0, 2, 0.5), game(2, 0, 3, 0.5), game(3, 1, 2, 0), game(4, 1, 3, 1), game(5, 2, 3, 0)]
    rows = {row.player: row for row in table(4, results).standings}
    drew, won = rows[0], rows[1]
    assert (drew.points, drew.buchholz, drew.sonneborn_berger) == (
        won.points,
        won.buchholz,
        won.sonneborn_berger,
    )
    assert (drew.score.wins, won.score.wins) == (0, 1)
    assert won.place < drew.place


def test_a_bye_brings_points_and_counts_as_a_game_against_an_equal() -> None:
    row = next(each for each in table(3, [game(1, 0, 1, 1)], [Bye(1, 2, 1.0)]).standings if each.player == 2)
    assert (row.points, row.score.games, row.buchholz, row.sonneborn_berger) == (1, 0, 1, 1)


def test_faults_are_counted_for_the_loser_alone() -> None:
    rows = table(2, [game(1, 0, 1, 0, Cause.DIED), game(2, 0, 1, 1, Cause.TIME), game(3, 0, 1, 1)]).standings
    assert {row.player: row.faults for row in rows} == {0: 1, 1: 1}


def test_elo_of_two_is_that_of_their_match() -> None:
    rng = random.Random(2)
    results = [result(each, rng.choice((0, 0.5, 1, 1))) for each in round_robin(2, 400, 1).fixtures({})]
    counts = pairs_of(results)[0, 1]
    assert sum(counts) == 200
    counts[2] += 1  # the draw that the scale adds
    expected = estimate(counts)
    found = elo(2, results)
    assert expected is not None
    assert found[0] is not None
    assert found[1] is not None
    assert found[0].elo - found[1].elo == pytest.approx(expected.elo, abs=0.1)
    assert found[0].elo + found[1].elo == pytest.approx(0)
    assert 2 * found[0].error == pytest.approx(expected.error, rel=0.05)


@pytest.mark.parametrize("games", [1, 2])
def test_the_truth_lies_within_the_errors(games: int) -> None:
    truth, rng, inside = [150, 60, 0, -60, -150], random.Random(7), 0
    for _ in range(20):
        results = []
        for each in round_robin(5, games, 40 // games).fixtures({}):
            chance = expected_score(truth[each.white] - truth[each.black])
            results.append(result(each, float(rng.random() < chance)))
        places = elo(5, results)
        inside += sum(
            abs(place.elo - true) < place.error for place, true in zip(places, truth, strict=True) if place
        )
    assert inside >= 85  # of 100; 95 are expected


def test_players_who_never_met_have_no_common_scale() -> None:
    found = elo(5, [game(1, 0, 1, 1), game(2, 2, 3, 1), game(3, 3, 4, 1)])
    assert [place is None for place in found] == [True, True, False, False, False]
