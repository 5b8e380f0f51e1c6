"""Space and Return press what has the focus, in the main window and in every room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QToolButton, QWidget
from shiboken6 import isValid

from harzdame_gui.board import BoardView
from tests.gui.driver import Driver


def focusable(window: QWidget) -> Iterator[QWidget]:
    """Every widget in sight that Tab reaches."""
    for widget in window.findChildren(QWidget):
        in_sight = widget.window() is window and widget.isVisible() and widget.isEnabled()
        if in_sight and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


def opens_a_menu(button: QAbstractButton) -> bool:
    return isinstance(button, QPushButton | QToolButton) and button.menu() is not None


def press_space(widget: QWidget) -> None:
    """Space goes down, and up again somewhere else, so that nothing is done."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    if not isinstance(widget.window().focusWidget(), BoardView):  # some widgets hand the focus on to it
        QTest.keyPress(widget, Qt.Key.Key_Space)


@pytest.mark.parametrize("room", ["", "Puzzles…", "Openings…", "Studies…", "Library…", "Tournaments…"])
def test_space_presses_every_button_that_has_the_focus_and_plays_no_move(driver: Driver, room: str) -> None:
    commands = {action.text(): action for action in driver.window.actions()}
    moved: list[bool] = []
    commands["Computer moves"].triggered.connect(lambda: moved.append(True))
    if room:
        commands[room].trigger()
    else:
        driver.key(Qt.Key.Key_A)
    QTest.qWait(300)
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()]
    window = next((each for each in windows if room and each is not driver.window), driver.window)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    reached = [each for each in focusable(window) if not isinstance(each, BoardView)]
    assert reached
    for widget in reached:
        if not isValid(widget):
            continue
        if isinstance(widget, QAbstractButton):
            if opens_a_menu(widget) or not widget.isVisible() or not widget.isEnabled():
                continue
            press_space(widget)
            assert widget.isDown(), f"{widget} {widget.text() or widget.accessibleName()}"
            widget.setDown(False)
        else:
            press_space(widget)
        assert moved == [], widget


def test_on_the_board_space_is_the_games(driver: Driver) -> None:
    driver.board.setFocus()
    QTest.keyClick(driver.board, Qt.Key.Key_Space)
    driver.qtbot.waitUntil(lambda: driver.session.thinking or bool(driver.played))


def test_return_presses_a_button_that_has_the_focus(driver: Driver) -> None:
    pressed: list[bool] = []
    button = QPushButton("Beside the board", driver.window, autoDefault=False)
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed == [True]
