import pytest
from harzdame_engine.clocks.control import TimeControl, parse_control

from harzdame_gui.new_game.clock_kinds import FIELDS, ClockKind, Numbers, control_of, numbers_of

NUMBERS = Numbers(minutes=3.0, moves=20, periods=4, seconds=7.0, later=2.0)
CONTROLS = {
    ClockKind.GAME: "180",
    ClockKind.INCREMENT: "180+7",
    ClockKind.DELAY: "180d7",
    ClockKind.BYO_YOMI: "180:4x7",
    ClockKind.STAGES: "20/180+7:120+7",
    ClockKind.MOVE: "1x7",
    ClockKind.HOURGLASS: "*180",
}


@pytest.mark.parametrize("kind", ClockKind)
def test_the_numbers_make_a_control_and_are_found_in_it_again(kind: ClockKind) -> None:
    control = control_of(kind, NUMBERS)
    assert str(control) == CONTROLS[kind]
    found, numbers = numbers_of(control)
    assert found is kind
    for name in FIELDS[kind]:
        assert getattr(numbers, name) == getattr(NUMBERS, name)
    assert control_of(found, numbers) == control


def test_without_time_for_later_the_stage_is_repeated() -> None:
    control = control_of(ClockKind.STAGES, NUMBERS._replace(later=0.0, seconds=0.0))
    assert control == parse_control("20/180")
    assert control_of(*numbers_of(control)) == control


@pytest.mark.parametrize("kind", [ClockKind.MOVE, ClockKind.BYO_YOMI])
def test_no_period_is_empty(kind: ClockKind) -> None:
    control = control_of(kind, NUMBERS._replace(seconds=0.0))
    assert control.period == 1000


def test_no_increment_is_plain_time() -> None:
    assert control_of(ClockKind.INCREMENT, NUMBERS._replace(seconds=0.0)) == TimeControl.of(180)


def test_byo_yomi_needs_no_time_before_it() -> None:
    control = control_of(ClockKind.BYO_YOMI, NUMBERS._replace(minutes=0.0))
    assert str(control) == "4x7"
    kind, numbers = numbers_of(control)
    assert (kind, numbers.minutes) == (ClockKind.BYO_YOMI, 0.0)
    assert control_of(kind, numbers) == control
