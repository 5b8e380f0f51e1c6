import pytest
from harzdame_engine import Clock, Limit
from harzdame_engine.match.clocks import GameClock, PlayerLimits, TimeControl, parse_control


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("60", TimeControl(60)),
        ("10+0.1", TimeControl(10, 0.1)),
        ("40/60", TimeControl(60, 0, 40)),
        ("40/2:30.5+1", TimeControl(150.5, 1, 40)),
        (".5", TimeControl(0.5)),
    ],
)
def test_a_control_is_read(text: str, control: TimeControl) -> None:
    assert parse_control(text) == control


@pytest.mark.parametrize("text", ["", "0", "0/60", "-1", "40/", "1+", "60s", "1:2:3", "٣"])
def test_what_is_no_control_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no time"):
        parse_control(text)


def test_sudden_death_runs_out() -> None:
    clock = GameClock(PlayerLimits(control=TimeControl(1.0)), margin=0.1)
    assert clock.limit == Limit(clock=Clock(1.0))
    assert clock.spend(0.75)
    assert clock.limit == Limit(clock=Clock(0.25))
    assert clock.allowance == pytest.approx(0.35)
    assert clock.spend(0.3)  # within the margin
    assert clock.remaining == 0
    assert not clock.spend(0.2)


def test_an_increment_is_given_before_each_move() -> None:
    clock = GameClock(PlayerLimits(control=TimeControl(1.0, 0.5)), margin=0)
    assert clock.limit.clock == Clock(1.5, 0.5)
    clock.spend(1.0)
    assert clock.limit.clock == Clock(1.0, 0.5)


def test_time_is_added_after_each_period() -> None:
    clock = GameClock(PlayerLimits(control=TimeControl(2.0, 0, 2)), margin=0)
    assert clock.limit.clock == Clock(2.0, 0, 2)
    clock.spend(1.0)
    assert clock.limit.clock == Clock(1.0, 0, 1)
    clock.spend(0.5)
    assert clock.limit.clock == Clock(2.5, 0, 2)


def test_a_fixed_time_may_be_exceeded_by_the_margin_only() -> None:
    clock = GameClock(PlayerLimits(time=0.5), margin=0.25)
    assert clock.limit == Limit(time=0.5)
    assert clock.remaining is None
    assert clock.spend(0.75)
    assert not clock.spend(0.76)


def test_depth_and_nodes_are_never_late() -> None:
    clock = GameClock(PlayerLimits(depth=3, nodes=100), margin=0)
    assert clock.allowance is None
    assert clock.spend(1e6)
