import pytest
from harzdame_engine import Limit
from harzdame_engine.hub.limits import level_arguments, parse_level
from harzdame_engine.hub.lines import HubSyntaxError, format_line, parse_line
from harzdame_engine.search.info import Clock

from tests.for_each import for_each


def read(line: str) -> Limit:
    message = parse_line(line)
    assert message
    return parse_level(message.arguments)


@pytest.mark.parametrize(
    ("line", "limit"),
    [
        ("level infinite", Limit()),
        ("level depth=5", Limit(depth=5)),
        ("level depth=5 nodes=1000 move-time=0.25", Limit(0.25, 5, 1000)),
        ("level moves=9 time=291.587", Limit(clock=Clock(291.587, 0, 9))),
        ("level time=60 inc=0.5", Limit(clock=Clock(60, 0.5))),
        ("level moves=0 time=60 inc=0", Limit(clock=Clock(60))),
    ],
)
def test_levels_of_the_protocol(line: str, limit: Limit) -> None:
    assert read(line) == limit


@pytest.mark.parametrize(
    "limit",
    [
        Limit(),
        Limit(depth=3),
        Limit(0.05),
        Limit(2, 9, 100),
        Limit(clock=Clock(61.25, 0.5, 40)),
        Limit(clock=Clock(9)),
    ],
)
def test_what_is_written_reads_the_same(limit: Limit) -> None:
    assert read(format_line("level", level_arguments(limit))) == limit


@pytest.mark.parametrize(
    ("clock", "line"),
    [
        (Clock(60, delay=5), "level time=65.000 inc=5.000"),
        (Clock(60, period=10), "level time=70.000 inc=10.000"),
        (Clock(0, period=10), "level moves=1 time=10.000"),
    ],
)
def test_delays_and_periods_are_told_in_terms_of_the_protocol(clock: Clock, line: str) -> None:
    assert format_line("level", level_arguments(Limit(clock=clock))) == line


def test_a_clock_that_is_used_up_still_leaves_time_for_a_move() -> None:
    assert read("level move-time=0").time == pytest.approx(0.001)
    clock = read("level time=-3").clock
    assert clock
    assert clock.remaining > 0


def test_what_is_beyond_all_measure_is_cut() -> None:
    limit = read("level depth=999999999999 nodes=999999999999999999 move-time=1e300")
    assert limit.depth
    assert limit.time
    assert limit.depth < 1 << 31
    assert limit.time < 1e9


NONSENSE = [
    "level", "level fast", "level inc=1", "level depth", "level depth=0", "level depth=-1", "level depth=2.5",
    "level nodes=x", "level move-time=nan", "level move-time=inf", "level time=1 inc=-1",
    "level time=1 moves=½", "level depth=" + "9" * 5000,
]  # fmt: skip


@for_each("line", NONSENSE)
def test_nonsense_is_refused(line: str) -> None:
    with pytest.raises(HubSyntaxError) as error:
        read(line)
    assert len(str(error.value)) < 200
