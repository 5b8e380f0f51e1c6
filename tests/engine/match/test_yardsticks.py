"""The yardsticks, and what the weakest level is worth by them."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.match.clocks import NO_LIMITS
from harzdame_engine.match.game import GameRules, Seat, play_game
from harzdame_engine.match.openings import random_openings, sensible_plies
from harzdame_engine.match.players import built_in
from harzdame_engine.match.spec import SpecError, parse_spec
from harzdame_engine.match.yardsticks import greedy_move, random_move

CHANCE = Random(1)


def test_random_moves_are_all_there_are() -> None:
    start = Position.start("harzdame")
    assert {random_move(start, CHANCE) for _ in range(400)} == set(start.legal_moves())


def test_the_greedy_one_gives_nothing_away_that_the_next_ply_takes() -> None:
    position = Position.from_fen("W:Wc3,a1:Bc5,h8", "harzdame")  # c3-c4 would be captured
    assert {str(greedy_move(position, CHANCE)) for _ in range(50)}.isdisjoint({"c3-c4"})


def test_the_greedy_one_takes_a_win() -> None:
    position = Position.from_fen("W:Wc3,a1:Bc4", "harzdame")
    assert str(greedy_move(position, CHANCE)) == "c3xc5"


def test_a_yardstick_has_no_settings() -> None:
    assert parse_spec("yardstick=greedy", "x").yardstick == "greedy"
    with pytest.raises(SpecError, match="no settings"):
        parse_spec("yardstick=greedy level=club", "x")
    with pytest.raises(SpecError, match="known: random, greedy"):
        parse_spec("yardstick=inch", "x")


@pytest.mark.parametrize("game", ["harzdame", "international", "gothic", "modern-gothic-2"])
def test_the_weakest_level_is_weak_and_better_than_chance(game: str) -> None:
    assert _share(game, "greedy", games=30) > 0.5
    assert _share(game, "random", games=30) < 0.5


def _share(game: str, yardstick: str, games: int) -> float:
    """The points a game that a yardstick makes against the weakest level."""
    start = Position.start(game)
    openings = list(islice(random_openings(start, sensible_plies(start), 1, 50), games // 2))
    level = Seat("level", built_in(parse_spec("level=first-day", ""), game), NO_LIMITS)
    simple = Seat(yardstick, built_in(parse_spec(f"yardstick={yardstick}", ""), game), NO_LIMITS)
    points = 0.0
    for opening in openings:
        for color in Color:
            played = play_game(opening, game, {color: simple, color.other: level}, GameRules())
            points += played.outcome.points(color)
    return points / (2 * len(openings))
