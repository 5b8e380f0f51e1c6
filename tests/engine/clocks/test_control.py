import pytest
from harzdame_engine.clocks.control import Stage, TimeControl, parse_control, write_control
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.for_each import for_each

FORMS = [
    ("60", TimeControl.of(60)),
    ("10+0.1", TimeControl.of(10, 0.1)),
    ("40/60", TimeControl.of(60, moves=40)),
    ("40/5400+30:1800+30", TimeControl((Stage(5_400_000, 40, 30_000), Stage(1_800_000, None, 30_000)))),
    ("300d5", TimeControl.of(300, delay=5)),
    ("300+2d5", TimeControl.of(300, 2, delay=5)),
    ("600:5x30", TimeControl.of(600).with_byoyomi(5, 30)),
    ("1x30", TimeControl.a_move(30)),
    ("*180", TimeControl.sandglass(180)),
    ("0.03", TimeControl.of(0.03)),
]


@pytest.mark.parametrize(("text", "control"), FORMS)
def test_a_control_is_read_and_written(text: str, control: TimeControl) -> None:
    assert parse_control(text) == control
    assert str(control) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("90m", "5400"),
        ("1.5h", "5400"),
        (".5", "0.5"),
        ("40/90m+30:.5h+30", "40/5400+30:1800+30"),
        ("60+0", "60"),
    ],
)
def test_other_ways_to_write_the_same(text: str, same: str) -> None:
    assert str(parse_control(text)) == same


@for_each(
    "text",
    ["", "?", "-", "0", "0/60", "-1", "40/", "1+", "60s", "1:2", "2:30", "٣", "60:0x5", "0x5", "5x30:60",
     "40/60:5x30", "*", "*0", "*60:5x1", "60d", "60d5+1", "1e9", "9999999999", "99999/60", "nan", "1" * 5000],
)  # fmt: skip
def test_what_is_no_control_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no time control"):
        parse_control(text)


def test_no_clock_has_a_sign_of_its_own() -> None:
    assert write_control(None) == "-"


TIMES = st.integers(1, 100_000_000)
MOVES = st.integers(1, 1000)
LATER = st.integers(0, 100_000)


@st.composite
def controls(draw: st.DrawFn) -> TimeControl:
    if draw(st.booleans()) and draw(st.booleans()):
        return TimeControl((Stage(draw(TIMES)),), hourglass=True)
    last = Stage(draw(TIMES), None, draw(LATER), draw(LATER))
    earlier = draw(st.lists(st.builds(Stage, TIMES, MOVES, LATER, LATER), max_size=2))
    periods = draw(st.integers(0, 20))
    return TimeControl((*earlier, last), periods, draw(TIMES) if periods else 0)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(controls())
def test_what_is_written_reads_the_same(control: TimeControl) -> None:
    assert parse_control(str(control)) == control
