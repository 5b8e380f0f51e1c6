"""The choice of clocks, alone and in the dialog for a new game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine.clocks.control import NO_CLOCKS, TimeControl, parse_control
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox

from harzdame_gui.new_game.clock_choice import MADE_UP, PRESETS, ClockChoice
from harzdame_gui.new_game.clock_kinds import ClockKind
from harzdame_gui.new_game.dialog import NewGameDialog
from tests.gui.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def choice(qtbot) -> ClockChoice:
    choice = ClockChoice()
    qtbot.addWidget(choice)
    choice.show()
    return choice


def test_without_a_choice_there_is_no_clock(choice) -> None:
    assert choice.choice == NO_CLOCKS
    assert not choice.findChild(QCheckBox).isVisible()


def test_the_usual_quick_clocks_with_increment_are_among_them(choice) -> None:
    texts = [choice._white._list.itemText(index) for index in range(choice._white._list.count())]
    assert texts[:8] == [
        "No clock",
        "3 min + 2 s a move",
        "5 min",
        "5 min + 3 s a move",
        "10 min + 5 s a move",
        "15 min",
        "15 min + 10 s a move",
        "90 min for 40 moves + 30 s a move, then 30 min + 30 s a move",
    ]
    for index, control in ((1, (180, 2)), (3, (300, 3)), (6, (900, 10))):
        choice._white._list.setCurrentIndex(index)
        assert choice.choice == (TimeControl.of(*control),) * 2


@pytest.mark.parametrize("control", PRESETS)
def test_the_usual_clocks_are_offered_by_name(choice, control) -> None:
    choice.choose((control, control))
    assert choice.choice == (control, control)
    assert not choice._white._form.isVisible()


@pytest.mark.parametrize(
    "text", ["180", "180+7", "180d7", "180:4x7", "5x30", "20/180+7:120+7", "20/180", "1x7", "*180"]
)
def test_any_other_clock_is_shown_as_made_up(choice, text) -> None:
    control = parse_control(text)
    choice.choose((control, control))
    assert choice._white._form.isVisible()
    assert choice.choice == (control, control)


def test_a_clock_is_made_up_with_the_keyboard(qtbot, choice) -> None:
    box = choice._white._list
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    assert choice.choice == (MADE_UP, MADE_UP)
    kinds = choice._white._form._kinds
    kinds.setFocus()
    QTest.keyClick(kinds, Qt.Key.Key_End)
    assert choice.choice[0] == TimeControl.sandglass(1200)
    minutes = choice._white._form._numbers["minutes"]
    minutes.selectAll()
    with qtbot.waitSignal(choice.changed):
        QTest.keyClicks(minutes, "3\t")
    assert choice.choice[0] == TimeControl.sandglass(180)


def test_black_may_have_another_clock(choice) -> None:
    choice.choose((PRESETS[1], PRESETS[1]))
    choice._apart.setChecked(True)
    assert choice.choice == (PRESETS[1], PRESETS[1])
    black = choice._black.findChild(QComboBox)
    assert black.isVisible()
    black.setFocus()
    QTest.keyClick(black, Qt.Key.Key_Home)
    assert choice.choice == (PRESETS[1], None)
    choice._apart.setChecked(False)
    assert choice.choice == (PRESETS[1], PRESETS[1])


def test_the_game_begins_with_the_clock_chosen_and_remembers_it(start: Start) -> None:
    driver = start(black="human")
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    dialog._clocks.choose((parse_control("600+5"), parse_control("300:3x20")))
    driver.press("Start", dialog)
    driver.qtbot.waitUntil(lambda: driver.session.clock.active)
    assert driver.session.tree.tags["WhiteTimeControl"] == "600+5"
    driver.ctrl(Qt.Key.Key_N)
    again = driver.wait_for_dialog(NewGameDialog)
    assert again.choice.clocks == (parse_control("600+5"), parse_control("300:3x20"))
    again.reject()


def test_a_stored_clock_that_cannot_be_read_is_none(start: Start) -> None:
    driver = start(white_clock="soon", black_clock=5)
    assert not driver.session.clock.active


@pytest.mark.parametrize(
    ("kind", "least"), [(ClockKind.MOVE, 1), (ClockKind.BYO_YOMI, 1), (ClockKind.DELAY, 0)]
)
def test_the_form_shows_the_least_time_that_a_kind_takes(choice, kind, least) -> None:
    choice._white._list.setCurrentIndex(len(PRESETS))
    form = choice._white._form
    form._kinds.setCurrentIndex(list(ClockKind).index(kind))
    form._numbers["seconds"].setValue(0)
    assert form._numbers["seconds"].value() == least
