"""Keys that are changed: at once everywhere, told where another command had them, and after a restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from harzdame_gui.main_window.keys_window import KeysWindow
from harzdame_gui.settings.keys_page import KeysPage
from tests.gui.driver import Driver
from tests.gui.settings.settings_driver import settings_window

Start = Callable[..., Driver]
_CTRL = Qt.KeyboardModifier.ControlModifier
_NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def driver(start: Start) -> Driver:
    return start(black="human")


def page_at(driver: Driver, command: str) -> KeysPage:
    """The page of the keys with a command marked, found by typing its name."""
    window = settings_window(driver)
    page = window.show_keys()
    window.search.setText(command)
    QTest.qWait(1)
    assert page.isVisible()
    return page


def give(driver: Driver, command: str, key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> KeysPage:
    """Give a command a key by pressing it."""
    page = page_at(driver, command)
    page.field.setFocus()
    QTest.keyClick(page.field, key, modifier)
    return page


def said(driver: Driver) -> str:
    notice = settings_window(driver).notice.notice
    return notice.message.title if notice is not None else ""


def test_a_key_counts_at_once_in_the_window_its_tooltip_and_the_list_of_keys(driver: Driver) -> None:
    keys = open_keys(driver)
    give(driver, "Flip the board", Qt.Key.Key_J)
    flip = driver.window.commands.flip
    assert flip.shortcuts() == [QKeySequence("J")]
    assert flip.toolTip() == "See the board from the other side (J)"
    driver.qtbot.waitUntil(lambda: "Flip the board: J" in names(keys))
    keys.close()
    settings_window(driver).close()
    driver.window.activateWindow()
    assert QTest.qWaitForWindowActive(driver.window)
    driver.key(Qt.Key.Key_J)
    assert driver.board.orientation.flipped
    driver.key(Qt.Key.Key_F)
    assert driver.board.orientation.flipped


def open_keys(driver: Driver) -> KeysWindow:
    driver.window.commands.keys.trigger()
    window = driver.window.findChild(KeysWindow)
    assert window is not None
    return window


def names(window: KeysWindow) -> set[str]:
    return {label.accessibleName() for label in window.findChildren(QLabel)}


def test_it_holds_in_rooms_and_after_a_restart(start: Start) -> None:
    driver = start(black="human")
    give(driver, "Flip the board", Qt.Key.Key_J, _CTRL)
    driver.close()
    again = start()
    assert again.window.commands.flip.shortcut() == QKeySequence("Ctrl+J")
    again.app.workspace.rooms.studies.show()
    study = again.app.workspace.rooms.studies.room.window
    assert study.commands.flip.shortcuts() == [QKeySequence("Ctrl+J")]
    again.app.services.settings.keys.reset()
    assert study.commands.flip.shortcuts() == again.window.commands.flip.shortcuts() == [QKeySequence("F")]


def test_a_command_without_a_key_gets_one(driver: Driver) -> None:
    give(driver, "Resign", Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    assert driver.window.commands.resign.shortcut() == QKeySequence("Alt+R")


def test_a_key_of_another_command_is_taken_and_that_is_told_and_undone(driver: Driver) -> None:
    commands = driver.window.commands
    give(driver, "Hint", Qt.Key.Key_F)
    assert said(driver) == "“F” was the key of “Flip the board”, which has none now."
    assert (commands.hint.shortcut(), commands.flip.shortcuts()) == (QKeySequence("F"), [])
    assert commands.flip.toolTip() == "See the board from the other side"
    driver.press("Undo", settings_window(driver))
    assert (commands.hint.shortcut(), commands.flip.shortcut()) == (QKeySequence("H"), QKeySequence("F"))


def test_keys_of_another_window_are_in_nobodys_way(driver: Driver) -> None:
    give(driver, "Exchange the games", Qt.Key.Key_F)
    assert said(driver) == ""
    assert driver.window.commands.flip.shortcut() == QKeySequence("F")


def test_keys_that_every_window_needs_are_refused(driver: Driver) -> None:
    page = give(driver, "Flip the board", Qt.Key.Key_F10)
    assert said(driver) == "“F10” is every window’s own key."
    assert page.field.keySequence() == QKeySequence("F")
    assert driver.app.services.settings.keys.value == ()


def test_a_key_is_taken_away_and_given_back(driver: Driver) -> None:
    page_at(driver, "Flip the board")
    window = settings_window(driver)
    driver.press("No key", window)
    assert driver.window.commands.flip.shortcuts() == []
    driver.press("Its own key", window)
    assert driver.window.commands.flip.shortcut() == QKeySequence("F")
    assert driver.app.services.settings.keys.value == ()


def test_all_keys_are_reset_and_that_is_undone(driver: Driver) -> None:
    give(driver, "Flip the board", Qt.Key.Key_J)
    window = settings_window(driver)
    window.search.clear()
    driver.press("Reset this subject", window)
    assert driver.window.commands.flip.shortcut() == QKeySequence("F")
    driver.press("Undo", window)
    assert driver.window.commands.flip.shortcut() == QKeySequence("J")


def test_undo_and_takeback_share_their_keys_as_before(start: Start) -> None:
    driver = start()
    commands = driver.window.commands
    before = commands.take_back.shortcuts()
    give(driver, "Flip the board", Qt.Key.Key_J)
    assert commands.take_back.shortcuts() == before
    give(driver, "Take a move back", Qt.Key.Key_U)
    assert QKeySequence("U") in commands.take_back.shortcuts()
    assert QKeySequence("Backspace") not in commands.take_back.shortcuts()
    driver.app.services.settings.keys.reset()
    assert commands.take_back.shortcuts() == before


def test_search_finds_keys_where_no_setting_is_called_so(driver: Driver) -> None:
    window = settings_window(driver)
    QTest.keyClicks(window.search, "flip the board")
    assert window.keys is not None
    assert window.keys.isVisible()
    assert window.keys.current.words == "Flip the board"
    window.search.clear()
    assert not window.keys.isVisible()


def test_every_command_is_there_once(driver: Driver) -> None:
    page = settings_window(driver).show_keys()
    ids = [page._model.thing(number).command.id for number in page._model.numbers]
    assert len(ids) == len(set(ids)) > 150


def test_tab_leaves_the_field_for_keys(driver: Driver) -> None:
    page = page_at(driver, "Flip the board")
    page.field.setFocus()
    QTest.keyClick(page.field.focusWidget() or page.field, Qt.Key.Key_Tab)
    assert settings_window(driver).focusWidget() is not page.field
    assert driver.app.services.settings.keys.value == ()


def test_the_list_of_keys_leads_here(driver: Driver) -> None:
    driver.press("Change keys…", open_keys(driver))
    window = driver.app.workspace.settings.window
    assert window.isVisible()
    assert window.keys.isVisible()
