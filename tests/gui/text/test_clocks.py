import pytest
from harzdame_engine import Color
from harzdame_engine.clocks.clock import ClockReading
from harzdame_engine.clocks.control import parse_control

from harzdame_gui.text.clocks import Figures, control_words, figures, spoken_clock
from tests.for_each import for_each


@for_each(
    ("reading", "shown"),
    [
        (ClockReading(300_000), Figures("5:00", "", 1000)),
        (ClockReading(299_999), Figures("5:00", "", 999)),
        (ClockReading(299_001), Figures("5:00", "", 1)),
        (ClockReading(299_000), Figures("4:59", "", 1000)),
        (ClockReading(3_600_001), Figures("1:00:01", "", 1)),
        (ClockReading(10_001), Figures("0:11", "", 1)),
        (ClockReading(10_000), Figures("10.0", "", 1)),
        (ClockReading(9_999), Figures("9.9", "", 100)),
        (ClockReading(150), Figures("0.1", "", 51)),
        (ClockReading(300_000, delay=4_200), Figures("5:00", "+5", 200)),
        (ClockReading(20_000, periods=3, in_period=True), Figures("0:20", "3 ×", 1000)),
        (ClockReading(20_000, periods=1, in_period=True), Figures("0:20", "", 1000)),
    ],
)
def test_figures_and_how_long_they_last(qapp, reading: ClockReading, shown: Figures) -> None:
    assert figures(reading) == shown


def test_figures_are_others_when_they_are_said_to_be_and_not_before(qapp) -> None:
    for left in (*range(1, 350), *range(9_700, 10_300), *range(59_500, 60_700)):
        shown = figures(ClockReading(left))
        assert left <= shown.lasts or figures(ClockReading(left - shown.lasts)).time != shown.time, left
        assert figures(ClockReading(left - shown.lasts + 1)).time == shown.time, left


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("300", "5 min"),
        ("600+5", "10 min + 5 s a move"),
        ("90", "90 s"),
        ("2.5", "2.5 s"),
        ("40/90m+30:30m+30", "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move"),
        ("300d5", "5 min, delay 5 s"),
        ("600:5x30", "10 min, then 5 × 30 s byo-yomi"),
        ("1x30", "30 s a move"),
        ("*180", "Hourglass, 3 min"),
    ],
)
def test_controls_in_words(qapp, text: str, words: str) -> None:
    assert control_words(parse_control(text)) == words


def test_no_clock_in_words(qapp) -> None:
    assert control_words(None) == "No clock"


def test_a_clock_to_listen_to(qapp) -> None:
    reading = ClockReading(18_000, periods=3, in_period=True)
    assert (
        spoken_clock(Color.WHITE, reading, running=True, paused=False)
        == "White: 0:18 left, 3 periods, running"
    )
    assert (
        spoken_clock(Color.BLACK, ClockReading(9_000), running=False, paused=True)
        == "Black: 0:09 left, paused"
    )
