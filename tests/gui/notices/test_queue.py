"""Failures in the background are shown once each, one at a time, in order and at a good moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from harzdame_gui.controllers.game.session import GameSession
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def tell(driver: Driver, *titles: str) -> None:
    for title in titles:
        driver.app.notices.add(title, "So it is.")


def wait_for(driver: Driver, title: str) -> None:
    driver.qtbot.waitUntil(lambda: driver.card == f"{title} So it is.")


def dismiss(driver: Driver) -> None:
    driver.press("All right", driver.notice)


def test_they_are_said_one_after_the_other_as_they_are_dismissed(driver: Driver) -> None:
    titles = ["Fourth.", "Third.", "Second.", "First."]
    tell(driver, *titles)
    for title in titles[:-1]:
        wait_for(driver, title)
        dismiss(driver)
    wait_for(driver, titles[-1])
    driver.key(Qt.Key.Key_Escape)
    assert "So it is" not in driver.card


def test_a_move_leads_to_the_next_as_well(start: Start) -> None:
    driver = start(black="human")
    tell(driver, "First.", "Second.")
    wait_for(driver, "First.")
    driver.drag("f1", "g1")
    wait_for(driver, "Second.")


def test_what_happens_often_is_said_once(driver: Driver) -> None:
    tell(driver, "First.", "Second.", "First.", "Second.")
    for title in ("First.", "Second."):
        wait_for(driver, title)
        dismiss(driver)
    tell(driver, "First.")
    assert "So it is" not in driver.card


def test_nothing_is_said_while_the_computer_thinks(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(GameSession, "thinking", property(lambda _session: True))
        tell(driver, "First.")
        assert "First" not in driver.card
    driver.session.stateChanged.emit()
    wait_for(driver, "First.")


def test_another_language_keeps_what_is_still_to_be_said(driver: Driver) -> None:
    tell(driver, "First.", "Second.")
    driver.speak("de")
    driver.session.stateChanged.emit()
    wait_for(driver, "Second.")


def test_a_failure_that_is_over_is_said_to_be(driver: Driver) -> None:
    tell(driver, "First.", "Second.")
    wait_for(driver, "First.")
    driver.app.notices.end("Second.", "Fine.", "So it is.")
    driver.app.notices.end("First.", "Good again.", "So it is.")
    wait_for(driver, "Good again.")
    tell(driver, "First.")
    wait_for(driver, "First.")


def test_another_failure_is_read_before_one_is_over(driver: Driver) -> None:
    tell(driver, "First.", "Second.")
    wait_for(driver, "First.")
    dismiss(driver)
    wait_for(driver, "Second.")
    driver.app.notices.end("First.", "Good again.", "So it is.")
    wait_for(driver, "Second.")
    dismiss(driver)
    wait_for(driver, "Good again.")
