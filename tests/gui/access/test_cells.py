"""The squares of the board as screen readers find them, asked as Qt's bridge to them asks."""

from __future__ import annotations

from harzdame_engine import Position
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.setup.set_up_board import SetUpBoard
from tests.gui.driver import Driver

NAME = QAccessible.Text.Name


def cells(board: object) -> dict[str, QAccessibleInterface]:
    """The squares of a board by their names."""
    found = QAccessible.queryAccessibleInterface(board)
    assert found.role() == QAccessible.Role.List
    children = [found.child(number) for number in range(found.childCount())]
    assert [found.indexOfChild(child) for child in children] == list(range(len(children)))
    return {child.text(NAME).split(",")[0]: child for child in children}


def test_each_square_says_what_is_on_it_and_what_may_be_done_there(driver: Driver) -> None:
    squares = cells(driver.board)
    assert len(squares) == 64
    assert squares["a1"].text(NAME) == "a1, white man"
    assert squares["f1"].text(NAME) == "f1, white man, can move"
    assert squares["h8"].text(NAME) == "h8, black man"
    assert squares["g1"].text(NAME) == "g1, empty"
    assert squares["a1"].role() == QAccessible.Role.ListItem
    centre = driver.board.viewport().mapToGlobal(driver.board.square_center("f1").toPoint())
    assert squares["f1"].rect().contains(centre)


def test_a_move_is_made_by_the_actions_of_two_squares(driver: Driver) -> None:
    squares = cells(driver.board)
    squares["f1"].actionInterface().doAction("Press")
    assert squares["f1"].text(NAME) == "f1, white man, picked up"
    assert squares["f1"].state().selected
    assert squares["g1"].text(NAME) == "g1, empty, can go here"
    squares["g1"].actionInterface().doAction("Press")
    assert driver.played[0] == "f1-g1"
    assert squares["g1"].text(NAME).startswith("g1, white man")


def test_the_focus_is_on_the_square_that_the_keys_have_gone_to(driver: Driver) -> None:
    QTest.keyClick(driver.window, Qt.Key.Key_F7)
    found = QAccessible.queryAccessibleInterface(driver.board)
    before = found.focusChild().text(NAME)
    QTest.keyClick(driver.board, Qt.Key.Key_Right)
    after = found.focusChild()
    assert after.state().focused
    assert after.text(NAME) != before


def test_another_board_has_other_squares(driver: Driver) -> None:
    assert len(cells(driver.board)) == 64
    fen = "W:W31:B20"
    driver.board.set_position(Position.from_fen(fen, "international"))
    squares = cells(driver.board)
    assert len(squares) == 50
    assert squares["31"].text(NAME).startswith("31, white man")


def test_the_board_of_the_set_up_says_its_squares_too(qtbot: QtBot) -> None:
    board = SetUpBoard()
    qtbot.addWidget(board)
    start = Position.start("turkish")
    board.set_rules(start.rules)
    board.set_pieces(start.pieces)
    squares = cells(board)
    assert squares["a2"].text(NAME) == "a2, white man"
    assert squares["a1"].text(NAME) == "a1, empty"
