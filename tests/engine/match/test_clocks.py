import pytest
from harzdame_engine import Clock, Limit
from harzdame_engine.match.clocks import PlayerClock, PlayerLimits, TimeControl


def test_sudden_death_runs_out() -> None:
    clock = PlayerClock(PlayerLimits(control=TimeControl.of(1.0)), margin=0.1)
    assert clock.limit == Limit(clock=Clock(1.0))
    assert clock.spend(0.75)
    assert clock.limit == Limit(clock=Clock(0.25))
    assert clock.allowance == pytest.approx(0.35)
    assert clock.spend(0.3)  # within the margin
    assert clock.remaining == 0
    assert not clock.spend(0.2)


def test_an_increment_is_given_before_each_move() -> None:
    clock = PlayerClock(PlayerLimits(control=TimeControl.of(1.0, 0.5)), margin=0)
    assert clock.limit.clock == Clock(1.5, 0.5)
    clock.spend(1.0)
    assert clock.limit.clock == Clock(1.0, 0.5)


def test_time_is_added_after_each_period() -> None:
    clock = PlayerClock(PlayerLimits(control=TimeControl.of(2.0, 0, moves=2)), margin=0)
    assert clock.limit.clock == Clock(2.0, 0, 2)
    clock.spend(1.0)
    assert clock.limit.clock == Clock(1.0, 0, 1)
    clock.spend(0.5)
    assert clock.limit.clock == Clock(2.5, 0, 2)


def test_a_fixed_time_may_be_exceeded_by_the_margin_only() -> None:
    clock = PlayerClock(PlayerLimits(time=0.5), margin=0.25)
    assert clock.limit == Limit(time=0.5)
    assert clock.remaining is None
    assert clock.spend(0.75)
    assert not clock.spend(0.76)


def test_depth_and_nodes_are_never_late() -> None:
    clock = PlayerClock(PlayerLimits(depth=3, nodes=100), margin=0)
    assert clock.allowance is None
    assert clock.spend(1e6)


def test_an_hourglass_gains_what_the_other_side_uses() -> None:
    clock = PlayerClock(PlayerLimits(control=TimeControl.sandglass(2)), margin=0)
    clock.gain(1.5)
    assert clock.limit.clock == Clock(3.5)
    clock = PlayerClock(PlayerLimits(control=TimeControl.of(2)), margin=0)
    clock.gain(1.5)
    assert clock.limit.clock == Clock(2)


def test_a_period_of_byo_yomi_is_there_for_every_move() -> None:
    clock = PlayerClock(PlayerLimits(control=TimeControl.of(1).with_byoyomi(2, 0.5)), margin=0)
    assert clock.allowance == pytest.approx(2)
    assert clock.spend(1.2)
    for _ in range(3):
        assert clock.limit.clock == Clock(0, period=0.5)
        assert clock.spend(0.4)
