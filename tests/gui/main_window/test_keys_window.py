"""The list of keys: made from the commands themselves, found by typing, closed by Escape."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from harzdame_gui.main_window.keys_window import KeysWindow
from tests.gui.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def driver(start: Start) -> Driver:
    return start(black="human")


def opened(driver: Driver) -> KeysWindow:
    QTest.keyClicks(driver.window.focusWidget(), "?")
    window = driver.window.findChild(KeysWindow)
    assert window is not None
    assert QTest.qWaitForWindowExposed(window)
    return window


def shown(window: KeysWindow) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def test_every_key_of_the_window_is_listed_once(driver: Driver) -> None:
    texts = shown(opened(driver))
    for action in driver.window.actions():
        if action.shortcuts() and action.isVisible():
            keys = dict.fromkeys(
                key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()
            )
            assert ", ".join(keys) in texts, action.text()
    for title in ("Menu", "Game", "Edit", "View", "At the board"):
        assert texts.count(title) == 1
    assert texts.count("Flip the board") == 1


def test_typing_leaves_what_fits_and_escape_takes_it_back_and_then_closes(driver: Driver) -> None:
    window = opened(driver)
    everything = shown(window)
    QTest.keyClicks(window.focusWidget(), "flip")
    assert shown(window) == ["View", "Flip the board", "F"]
    QTest.keyClicks(window.focusWidget(), " zzz")
    assert shown(window) == ["No command is called so."]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert shown(window) == everything
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_it_is_one_window(driver: Driver) -> None:
    window = opened(driver)
    driver.window.commands.keys.trigger()
    assert driver.window.findChildren(KeysWindow) == [window]


def test_a_question_mark_in_a_text_field_is_a_letter(driver: Driver) -> None:
    driver.key(Qt.Key.Key_M)
    field = driver.window.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "?")
    assert field.text() == "?"
    assert driver.window.findChild(KeysWindow) is None


def test_it_opens_where_it_was_in_another_run(start: Start) -> None:
    driver = start(black="human")
    keys = opened(driver)
    keys.setGeometry(40, 50, 400, 300)
    place = keys.geometry()
    driver.close()  # while it is open
    assert opened(start()).geometry() == place
