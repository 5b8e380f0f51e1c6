from collections import Counter

import pytest
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.round_robin import gauntlet, round_robin


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 13])
def test_everybody_meets_everybody_once_a_cycle_with_changing_colours(players: int) -> None:
    games = round_robin(players, 1, 2).fixtures({})
    pairs = Counter((game.white, game.black) for game in games)
    assert pairs == {(one, other): 1 for one in range(players) for other in range(players) if one != other}
    assert len({game.id for game in games}) == len(games)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 13])
def test_a_round_has_everybody_once_and_colours_are_shared(players: int) -> None:
    games = round_robin(players, 1, 1).fixtures({})
    for number in {game.round for game in games}:
        here = [each for game in games if game.round == number for each in (game.white, game.black)]
        assert len(here) == len(set(here)) == players - players % 2
    white = Counter(game.white for game in games)
    counts = [white[player] for player in range(players)]
    assert max(counts) - min(counts) <= 1


def test_two_games_share_an_opening_with_colours_changed() -> None:
    schedule = round_robin(3, 4, 1)
    assert schedule.total == 12
    games = schedule.fixtures({})
    by_opening: dict[int, list[Fixture]] = {}
    for game in games:
        by_opening.setdefault(game.opening, []).append(game)
    assert len(by_opening) == 6
    for one, other in by_opening.values():
        assert (one.white, one.black) == (other.black, other.white)


def test_nobody_plays_a_third_game_before_all_have_played_two() -> None:
    games = round_robin(4, 4, 1).fixtures({})
    assert {game.game for game in games[:12]} == {1, 2}


def test_in_a_gauntlet_one_meets_all_others() -> None:
    games = gauntlet(4, 2, 2).fixtures({})
    assert len(games) == 12
    assert all(0 in (game.white, game.black) for game in games)
    assert Counter(max(game.white, game.black) for game in games) == {1: 4, 2: 4, 3: 4}
    assert len({game.opening for game in games}) == 6
