import pytest
from harzdame_engine import Clock
from harzdame_engine.search.time_budget import time_budget


@pytest.mark.parametrize("remaining", [0.0, 0.001, 0.05, 1.0, 60.0, 3600.0])
@pytest.mark.parametrize("increment", [0.0, 0.1, 5.0])
@pytest.mark.parametrize("moves", [None, 1, 2, 40, 500])
def test_never_spends_what_is_not_there(remaining: float, increment: float, moves: int | None) -> None:
    target, most = time_budget(Clock(remaining, increment, moves))
    assert 0 < target <= most
    assert most <= max(remaining, 0.001)


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
