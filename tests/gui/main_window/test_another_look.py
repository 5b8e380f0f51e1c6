"""Another look or language while the app runs: nothing of the one before stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.controllers.settings.choices import Appearance, Language
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def picture(window: QWidget) -> QImage:
    QTest.qWait(20)
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("other", [Appearance.DARK, Appearance.CONTRAST_LIGHT])
def test_a_changed_look_is_that_of_a_window_that_was_begun_with_it(start: Start, other: Appearance) -> None:
    driver = start()
    before = picture(driver.window)
    driver.app._settings.appearance.set(other)
    changed = picture(driver.window)
    assert changed != before
    driver.app._settings.flush()
    driver.close()
    driver = start()
    assert picture(driver.window) == changed


def test_windows_of_their_own_change_with_it(start: Start) -> None:
    driver = start()
    driver.ctrl(Qt.Key.Key_L)
    room = driver.app._workspace.windows._library
    before = picture(room.window)
    driver.app._settings.appearance.set(Appearance.DARK)
    assert picture(room.window) != before
    assert all(
        each.styleSheet() == driver.window.styleSheet()
        for each in QApplication.topLevelWidgets()
        if each.isVisible() and each.parentWidget() is None and each.windowType() is Qt.WindowType.Window
    )


def test_the_window_is_used_while_one_in_another_language_is_made(driver: Driver) -> None:
    old = driver.window
    driver.app._settings.language.set(Language.GERMAN)
    turns = 0
    while driver.window is old:
        assert old.isVisible()
        QApplication.processEvents()
        turns += 1
    assert turns >= 2
    driver.qtbot.waitUntil(lambda: not old.isVisible())
    assert driver.window.isVisible()
    assert driver.window._actions.new_game.text() == "Neue Partie"


def test_the_last_of_two_languages_chosen_at_once_holds(driver: Driver) -> None:
    driver.app._settings.language.set(Language.GERMAN)
    QApplication.processEvents()  # the first step
    assert driver.app._renewal is not None
    driver.app._settings.language.set(Language.ENGLISH)
    driver.qtbot.waitUntil(lambda: driver.app._renewal is None)
    driver.qtbot.waitUntil(lambda: driver.window._actions.new_game.text() == "New game")
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert sum(isinstance(each, type(driver.window)) for each in shown) == 1
