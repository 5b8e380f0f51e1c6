"""What nobody has caught is told once, wherever it was raised, and the app goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer, qCritical, qWarning

from harzdame_gui.notices.hooks import Hooks
from tests.gui.driver import Driver


@pytest.fixture
def noted(driver: Driver) -> Iterator[list[str]]:
    """What is written down at once, while the hooks of the app are in place."""
    before = sys.excepthook, threading.excepthook
    lines: list[str] = []
    hooks = Hooks(driver.app.failures, lines.append)
    yield lines
    hooks.close()
    sys.excepthook, threading.excepthook = before


class _Failing(QObject):
    def fail(self) -> None:
        raise RuntimeError("the slot caught fire")


def test_an_error_in_a_slot_is_told_and_the_game_goes_on(driver: Driver, noted: list[str]) -> None:
    failing = _Failing(driver.app)
    QTimer.singleShot(0, failing, failing.fail)
    driver.qtbot.waitUntil(lambda: "the slot caught fire" in driver.card)
    assert driver.card.startswith("Something went wrong.")
    driver.drag("f1", "g1")
    assert driver.played[0] == "f1-g1"


def test_one_that_comes_again_and_again_is_told_once(
    driver: Driver, noted: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    failing = _Failing(driver.app)
    timer = QTimer(driver.app, interval=0)
    timer.timeout.connect(failing.fail)
    count: list[None] = []
    timer.timeout.connect(lambda: count.append(None))
    timer.start()
    driver.qtbot.waitUntil(lambda: bool(driver.card))
    driver.press("All right")
    driver.qtbot.waitUntil(lambda: len(count) > 100)
    timer.stop()
    assert "caught fire" not in driver.card
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert 2 <= len(told) <= 6, "the first time, and the 10th, the 100th and so on"


def test_an_error_in_a_thread_is_told_on_the_gui_thread(driver: Driver, noted: list[str]) -> None:
    def fail() -> None:
        raise RuntimeError("the thread caught fire")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    driver.qtbot.waitUntil(lambda: "the thread caught fire" in driver.card)


def test_a_complaint_of_qt_is_logged_and_a_grave_one_told(
    driver: Driver, noted: list[str], caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    qWarning("a small thing")
    qCritical("a great thing")
    driver.qtbot.waitUntil(lambda: "a great thing" in driver.card)
    assert "a small thing" not in driver.card
    told = [(each.levelname, each.getMessage().strip()) for each in caplog.records]
    assert ("WARNING", "a small thing") in told
    assert told.count(("ERROR", "a great thing")) == 1
    assert "a small thing\na great thing\n" in capsys.readouterr().err
    assert noted == []
