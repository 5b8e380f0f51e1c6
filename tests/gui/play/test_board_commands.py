"""The commands of a board in a window of its own: its keys and its wheel go through a line, F turns it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.play.board_commands import BoardCommands


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(BoardView())
    window.resize(400, 400)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return window


def turn_wheel(board: BoardView, notches: int) -> None:
    place = QPointF(board.viewport().rect().center())
    event = QWheelEvent(
        place, board.viewport().mapToGlobal(place), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(board.viewport(), event)


def test_keys_and_wheel_go_through_a_line_and_the_board_is_flipped(window: QWidget) -> None:
    board, steps = window.findChild(BoardView), list[int]()
    commands = BoardCommands(window)
    window.addActions(commands.all())
    commands.serve(board, step=steps.append)
    board.setFocus()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End):
        QTest.keyClick(board, key)
    turn_wheel(board, -2)
    turn_wheel(board, 1)
    assert steps[1:3] + steps[4:] == [-1, 1, 2, -1]
    assert steps[0] < -1000
    assert steps[3] > 1000
    for flipped in (True, False):
        QTest.keyClick(board, Qt.Key.Key_F)
        assert board.orientation.flipped == flipped
