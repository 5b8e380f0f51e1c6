"""Another look or language while the app runs: nothing of the one before stays."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.main_window import current_window
from harzdame_gui.main_window.main_window import MainWindow
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import picture

Start = Callable[..., Driver]


def test_all_windows_in_sight_are_seen_as_they_were_until_they_are_dressed(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_L)
    windows = driver.window, driver.app.workspace.windows._library.window
    before = [picture(window) for window in windows]
    driver.app.services.settings.appearance.set(Appearance.DARK)
    assert before == [_now(window) for window in windows]
    driver.wait_until_dressed()
    after = [picture(window) for window in windows]
    assert all(one != other for one, other in zip(before, after, strict=True))
    driver.app.services.settings.appearance.set(Appearance.LIGHT)
    driver.wear(Appearance.DARK)
    assert after == [picture(window) for window in windows]


def _now(window: QWidget) -> QImage:
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_window_that_is_closed_changes_with_it(start: Start) -> None:
    driver = start()
    driver.ctrl(Qt.Key.Key_L)
    window = driver.app.workspace.windows._library.window
    driver.wear(Appearance.DARK)
    dark = picture(window)
    driver.wear(Appearance.LIGHT)
    window.close()
    driver.app.services.settings.appearance.set(Appearance.DARK)
    driver.ctrl(Qt.Key.Key_L)
    assert window.isVisible()
    driver.wait_until_dressed()
    assert picture(window) == dark


def test_the_window_is_used_while_one_in_another_language_is_made(driver: Driver) -> None:
    old = weakref.ref(driver.window)
    driver.app.services.settings.language.set("de")
    turns = 0
    while driver.window is old():
        assert driver.window.isVisible()
        QApplication.processEvents()
        turns += 1
    assert turns >= 2
    while driver.app.is_changing_window:
        assert driver.window.isVisible()
        QApplication.processEvents()
        turns += 1
    assert turns >= 9
    assert driver.app.workspace is driver.window.half_made
    assert driver.window.commands.new_game.text() == "Neue Partie"


def test_the_last_of_two_languages_chosen_at_once_holds(driver: Driver) -> None:
    driver.app.services.settings.language.set("de")
    QApplication.processEvents()  # the first step
    assert driver.app.is_changing_window
    driver.app.services.settings.language.set("en")
    driver.qtbot.waitUntil(lambda: not driver.app.is_changing_window)
    driver.qtbot.waitUntil(lambda: driver.window.commands.new_game.text() == "New game")
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert sum(isinstance(each, type(driver.window)) for each in shown) == 1


def test_a_panel_made_ahead_of_another_look_takes_it(driver: Driver) -> None:
    def completed(*, ahead: bool) -> QImage:
        driver.wear(Appearance.LIGHT if ahead else Appearance.DARK)
        window = MainWindow(driver.app.services)
        try:
            if ahead:
                _ = [*window.prepared()]
                driver.wear(Appearance.DARK)
            for _ in window.completed(driver.app.late):
                pass
            window.show()
            return picture(window)
        finally:
            window.dispose()

    assert completed(ahead=True) == completed(ahead=False)


def test_a_window_that_cannot_be_made_is_told_of_and_the_next_can(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, language = driver.window, driver.app.services.settings.language

    def fail(_services: object) -> NoReturn:
        raise MemoryError

    with monkeypatch.context() as hindered:
        hindered.setattr(current_window, "MainWindow", fail)
        language.set("de")
        driver.qtbot.waitUntil(lambda: "MemoryError" in driver.app.failures.last)
    assert old.isVisible()
    language.set("en")
    language.set("de")
    driver.wait_for_another(old)
    assert driver.window.commands.new_game.text() == "Neue Partie"
