"""What the View menu switches: at once, and again after a restart."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.gui.driver import Driver

Start = Callable[..., Driver]


def choose(driver: Driver, text: str) -> None:
    """Choose an entry of the View menu by its keys."""
    menu: QMenu = driver.window._menu.view
    action = next(action for action in menu.actions() if action.text() == text)
    menu.popup(driver.window.pos())
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()


def labels(driver: Driver) -> int:
    return len(driver.board._board_scene.layout.labels())


def test_coordinates_can_be_hidden_for_good(start: Start) -> None:
    driver = start()
    side = driver.board._board_scene.layout.side
    assert labels(driver) > 0
    choose(driver, "Coordinates")
    assert labels(driver) == 0
    assert driver.board._board_scene.layout.side > side  # the room is the board's
    driver.close()
    again = start()
    assert labels(again) == 0
    choose(again, "Coordinates")
    assert labels(again) > 0


def test_possible_squares_can_be_hidden_for_good(start: Start) -> None:
    driver = start()
    driver.click("f1")
    assert driver.board._board_scene.marks.targets
    choose(driver, "Possible squares")
    assert not driver.board._board_scene.marks.targets
    driver.close()
    again = start()
    again.click("f1")
    assert again.board._board_scene.marks.selected == "f1"
    assert not again.board._board_scene.marks.targets
    again.click("g1")  # the squares are there all the same
    assert again.played[:1] == ["f1-g1"]
