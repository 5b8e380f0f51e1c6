"""Keys work wherever the focus is, and the card says how to go on when nothing moves by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from harzdame_gui.widgets.line_list import AnalysisLines
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def stops(driver: Driver) -> list[QWidget]:
    """The widgets that Tab leads to, each once."""
    found: list[QWidget] = []
    while True:
        widget = driver.window.focusWidget()
        if widget is None or widget in found:
            return found
        found.append(widget)
        driver.key(Qt.Key.Key_Tab)


def test_arrows_step_from_every_widget_but_texts_lines_of_moves_and_a_board_that_is_walked(
    start: Start,
) -> None:
    driver = start(black="human", analysis=True)
    driver.drag("f1", "g1")
    driver.drag("f5", "f4")
    end = driver.session.node
    for widget in stops(driver):
        if isinstance(widget, QLineEdit | QPlainTextEdit | AnalysisLines):
            continue
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if widget is driver.board:
            driver.key(Qt.Key.Key_Left)
            assert driver.session.node is end  # another square
            driver.key(Qt.Key.Key_Escape)
        driver.key(Qt.Key.Key_Left)
        assert driver.session.node is end.parent, widget.accessibleName()
        driver.key(Qt.Key.Key_End)
        assert driver.session.node is end, widget.accessibleName()


def test_the_card_offers_the_computers_move_where_it_does_not_come_by_itself(driver: Driver) -> None:
    driver.session.follow(driver.session.position.legal_moves()[:1])  # which nobody answers
    assert driver.card.startswith("It is the computer’s turn.")
    driver.press("Computer moves", driver.notice)
    driver.wait_for_reply()
    assert driver.session.node.ply == 2
    assert driver.session.humans_turn
    assert "turn" not in driver.card
    driver.key(Qt.Key.Key_Left)
    assert driver.card == ""  # going through the game is no request


def test_full_screen_gives_a_maximised_window_back_as_it_was(driver: Driver) -> None:
    driver.window.showMaximized()
    driver.key(Qt.Key.Key_F11)
    assert driver.window.isFullScreen()
    driver.key(Qt.Key.Key_F11)
    assert not driver.window.isFullScreen()
    assert driver.window.isMaximized()
    driver.key(Qt.Key.Key_F11)
    driver.key(Qt.Key.Key_Escape)
    assert not driver.window.isFullScreen()
    assert driver.window.isMaximized()


def test_the_title_names_the_app_once(driver: Driver) -> None:
    driver.drag("f1", "g1")
    QTest.qWait(1)
    title = driver.window.windowTitle()
    assert driver.window.isWindowModified()
    assert title.endswith("Harzdame")  # else some platforms add the name of the application
    assert title.count("Harzdame") == 1
