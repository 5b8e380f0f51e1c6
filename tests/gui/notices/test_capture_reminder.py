"""“You must capture”: twice in a family of games, then when it is asked for, or as it is set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Position
from PySide6.QtCore import Qt

from harzdame_gui.controllers.game.new_game import PERSON, NewGame
from harzdame_gui.controllers.settings.choices import CaptureReminder
from harzdame_gui.notices.floating import Bubble
from tests.gui.driver import Driver
from tests.gui.play.test_play import put

Start = Callable[..., Driver]
_CAPTURE = "W:Wd4,a1:Bd5,h8"


def begin(driver: Driver, game: str = "harzdame") -> None:
    position = Position.from_fen(_CAPTURE, game)
    driver.session.new_game(NewGame(game, PERSON, PERSON, position=position))


def said(driver: Driver) -> bool:
    notice = driver.window.findChild(Bubble).notice
    return notice is not None and "capture" in notice.message.spoken


@pytest.fixture
def driver(start: Start) -> Driver:
    return start(black="human", capture_reminder="at-first")


def test_it_is_said_twice_in_a_family_and_then_when_asked_for(driver: Driver) -> None:
    for expected in (True, True, False):
        begin(driver)
        assert said(driver) is expected
    assert driver.window.commands.must_capture.isEnabled()
    driver.ctrl(Qt.Key.Key_M)
    assert said(driver)
    begin(driver, "turkish")  # of another family
    assert said(driver)


def test_it_is_counted_over_restarts(start: Start) -> None:
    driver = start(black="human", capture_reminder="at-first")
    begin(driver)
    begin(driver)
    driver.close()
    again = start()
    begin(again)
    assert not said(again)


def test_nothing_is_said_of_a_position_that_is_studied(driver: Driver) -> None:
    put(driver, _CAPTURE)
    assert not said(driver)


@pytest.mark.parametrize(("when", "expected"), [("always", True), ("never", False)])
def test_it_is_said_as_it_is_set(start: Start, when: str, expected: bool) -> None:
    driver = start(black="human", capture_reminder=when)
    assert driver.app.services.settings.capture_reminder.value is CaptureReminder(when)
    for _ in range(3):
        begin(driver)
        assert said(driver) is expected


def test_where_nothing_must_be_captured_nothing_can_be_asked(driver: Driver) -> None:
    assert not driver.window.commands.must_capture.isEnabled()
