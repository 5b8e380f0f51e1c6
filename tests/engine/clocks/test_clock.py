import random

import pytest
from harzdame_engine import Clock, Color
from harzdame_engine.clocks.clock import ClockReading, Clocks, SideClock
from harzdame_engine.clocks.control import TimeControl, parse_control

from tests.for_each import for_each

W, B = Color.WHITE, Color.BLACK


def begun(text: str) -> SideClock:
    return SideClock.begun(parse_control(text))


def after(text: str, *seconds: float) -> SideClock:
    clock = begun(text)
    for spent in seconds:
        clock = clock.moved(round(spent * 1000))
    return clock


@for_each(
    ("text", "seconds", "left"),
    [
        ("60", [10, 5.5], 44.5),
        ("60+2", [], 62),
        ("60+2", [10], 54),
        ("60+2", [1], 63),
        ("60d5", [3], 60),
        ("60d5", [5], 60),
        ("60d5", [8, 7], 55),
        ("2/10", [4], 6),
        ("2/10", [4, 3], 13),
        ("2/10", [4, 3, 1, 1], 21),
        ("2/10+1:5+2", [4, 3], 10 + 2 - 7 + 5 + 2),
        ("2/10:5", [4, 3, 1, 1, 1], 5),
        ("*60", [10], 50),
    ],
)
def test_what_moves_leave(text: str, seconds: list[float], left: float) -> None:
    assert after(text, *seconds).left == round(left * 1000)


def test_the_flag_falls_when_nothing_is_left_and_not_before() -> None:
    clock = begun("10+1")
    assert clock.allowance == 11_000
    assert clock.read(10_999) == ClockReading(1)
    assert clock.read(11_000).out


def test_the_clock_stands_during_the_delay_and_its_rest_is_lost() -> None:
    clock = after("10d5", 14.5)
    assert clock.read(0) == ClockReading(500, delay=5000)
    assert clock.read(5200) == ClockReading(300)
    assert clock.allowance == 5500
    assert clock.moved(1).read(0) == ClockReading(500, delay=5000)
    assert not after("10d5", 14.9999).read(4999).out


def test_a_period_is_used_up_only_by_a_move_that_is_longer() -> None:
    clock = begun("10:3x5")
    assert clock.read(10_000) == ClockReading(5000, periods=3, in_period=True)
    clock = clock.moved(12_000)
    assert clock.read(0) == ClockReading(5000, periods=3, in_period=True)
    clock = clock.moved(4_999)
    assert clock.periods == 3
    assert clock.read(5_000) == ClockReading(5000, periods=2, in_period=True)
    clock = clock.moved(11_000)
    assert clock.periods == 1
    assert clock.allowance == 5_000
    assert not clock.read(4_999).out
    assert clock.read(5_000).out


def test_a_move_within_a_period_brings_no_increment() -> None:
    clock = after("10+2:3x5", 11)
    assert clock.read(0) == ClockReading(3000, periods=3)
    clock = clock.moved(4_000)
    assert clock.read(0) == ClockReading(5000, periods=3, in_period=True)
    assert clock.moved(4_000).read(0) == ClockReading(5000, periods=3, in_period=True)


def test_time_a_move_is_the_same_for_every_move() -> None:
    clock = begun("1x30")
    for spent in (29_999, 1, 15_000):
        assert clock.read(0) == ClockReading(30_000, periods=1, in_period=True)
        clock = clock.moved(spent)
    assert clock.read(30_000).out


def test_an_hourglass_gives_to_the_other() -> None:
    clocks = Clocks.begun((TimeControl.sandglass(60), TimeControl.sandglass(60))).moved(W, 10_000)
    assert clocks.of(W) == SideClock(TimeControl.sandglass(60), 50_000, 0, 0, 1)
    assert clocks.black
    assert clocks.black.left == 70_000
    assert clocks.moved(B, 69_000).white == SideClock(TimeControl.sandglass(60), 119_000, 0, 0, 1)


def test_a_side_may_have_another_clock_or_none() -> None:
    clocks = Clocks.begun((TimeControl.of(60), TimeControl.of(600))).after([(W, 1000), (B, 2000)])
    assert clocks.white
    assert clocks.black
    assert (clocks.white.left, clocks.black.left) == (59_000, 598_000)
    assert Clocks.begun((TimeControl.of(60), None)).moved(B, 5000).black is None


@pytest.mark.parametrize(
    ("clock", "spent", "limit"),
    [
        (begun("60+2"), 0, Clock(62, 2)),
        (begun("60+2"), 1500, Clock(60.5, 2)),
        (after("40/60", 1), 0, Clock(59, 0, 39)),
        (begun("60d5"), 2000, Clock(60, 0, None, 3)),
        (begun("60:3x10"), 0, Clock(60, period=10)),
        (after("60:3x10", 65), 4000, Clock(0, period=6)),
        (begun("1x30"), 0, Clock(0, period=30)),
        (begun("*60"), 0, Clock(60)),
    ],
)
def test_what_a_search_is_told(clock: SideClock, spent: int, limit: Clock) -> None:
    assert clock.for_search(spent) == limit


@pytest.mark.parametrize(
    ("clock", "plain"),
    [
        (Clock(60, 2, 40), Clock(60, 2, 40)),
        (Clock(60, 0, None, delay=5), Clock(65, 5)),
        (Clock(60, period=10), Clock(70, 10)),
        (Clock(0, period=10), Clock(10, 0, 1)),
    ],
)
def test_a_clock_for_programs_that_know_neither_delay_nor_periods(clock: Clock, plain: Clock) -> None:
    assert clock.plain == plain


def test_nothing_is_lost_by_rounding_in_an_hour_of_short_moves() -> None:
    """The measure is 20 ms an hour; moves end at odd nanoseconds, and each stamp is cut to a millisecond."""
    chance, now, stamp = random.Random(5), 0, 0
    clocks, used = Clocks.begun((TimeControl.of(7200), TimeControl.of(7200))), {W: 0, B: 0}
    side = W
    while now < 3_600 * 10**9:
        spent = chance.randrange(10**6, 400 * 10**6)
        now += spent
        used[side] += spent
        clocks = clocks.moved(side, now // 10**6 - stamp)
        stamp, side = now // 10**6, side.other
    assert clocks.white
    assert clocks.black
    total = 14_400_000 - clocks.white.left - clocks.black.left
    assert abs(total - now / 10**6) <= 1
    for color in (W, B):
        clock = clocks.of(color)
        assert clock
        assert abs(7_200_000 - clock.left - used[color] / 10**6) < 20 * 10  # each move is cut by chance
