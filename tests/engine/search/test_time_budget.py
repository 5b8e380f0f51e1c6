import random

import pytest
from harzdame_engine import Clock
from harzdame_engine.clocks.clock import SideClock
from harzdame_engine.clocks.control import parse_control
from harzdame_engine.search.time_budget import time_budget

from tests.for_each import for_each


@for_each("remaining", [0.0, 0.001, 0.05, 1.0, 60.0, 3600.0])
@for_each("increment", [0.0, 0.1, 5.0])
@for_each("moves", [None, 1, 2, 40, 500])
@for_each(("delay", "period"), [(0.0, 0.0), (5.0, 0.0), (0.02, 0.0), (0.0, 30.0), (0.0, 0.1)])
def test_never_spends_what_is_not_there(
    remaining: float, increment: float, moves: int | None, delay: float, period: float
) -> None:
    clock = Clock(remaining, increment, moves, delay, period)
    target, most = time_budget(clock)
    assert 0 < target <= most
    assert most <= max(clock.allowance, 0.001)


def test_the_last_move_to_a_time_control_may_use_nearly_all() -> None:
    assert time_budget(Clock(10.0, 0.0, 1)).most > 9
    assert time_budget(Clock(10.0, 0.0, 2)).most < 7


def test_more_moves_to_go_mean_less_for_each() -> None:
    targets = [time_budget(Clock(100.0, 0.0, moves)).target for moves in (5, 10, 20, 40)]
    assert targets == sorted(targets, reverse=True)


@pytest.mark.parametrize("increment", [0.0, 0.05, 1.0])
def test_a_clock_lasts_for_a_long_game(increment: float) -> None:
    remaining = 5.0
    for _ in range(200):
        remaining -= time_budget(Clock(remaining, increment)).target
        assert remaining > 0
        remaining += increment


def test_what_would_be_lost_is_used() -> None:
    assert time_budget(Clock(60, delay=5)).target > 6
    assert time_budget(Clock(60, period=10)).target > 8
    assert time_budget(Clock(0, period=30)).target > 25


BUSY = 0.025
"""Seconds by which a busy machine may make any move late."""
QUIET = 0.004
"""The same where nothing is added to the clock: many delays together use up any clock."""


@pytest.mark.parametrize(
    ("text", "late"),
    [("3+0.03", BUSY), ("1+0.1", BUSY), ("10/3", BUSY), ("10/2:5/2:3+0.1", BUSY), ("2d0.5", BUSY),
     ("2:3x1", BUSY), ("1x0.3", BUSY), ("0.5+0.05", BUSY), ("60+2", BUSY), ("1:1x0.1", BUSY),
     ("5", QUIET), ("*4", QUIET)],
)  # fmt: skip
def test_games_in_simulated_time_are_not_lost_on_time(text: str, late: float) -> None:
    """Every search takes what it aims at or all it may, and then comes late."""
    chance = random.Random(7)
    for _ in range(20):
        sides = [SideClock.begun(parse_control(text))] * 2
        for ply in range(160):
            own, other = sides[ply % 2], sides[1 - ply % 2]
            budget = time_budget(own.for_search())
            seconds = chance.choice([budget.target, budget.target, budget.most]) + chance.uniform(0, late)
            spent = round(seconds * 1000)
            assert not own.read(spent).out, f"ply {ply}: {own}"
            sides[ply % 2], sides[1 - ply % 2] = own.moved(spent), other.gained(spent)
