"""What a person does in the openings, and what they are told."""

from __future__ import annotations

from harzdame_engine import Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from harzdame_gui.openings.room import OpeningsRoom
from tests.gui.driver import Driver

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
START = Position.start()


def opened(app: Driver) -> OpeningsRoom:
    app.key(Qt.Key.Key_B, CONTROL | SHIFT)
    room = app.app.workspace.rooms.openings.room
    assert room is not None
    app.qtbot.waitUntil(lambda: room.window.isVisible() and room.node is not None)
    room.window.activateWindow()
    assert QTest.qWaitForWindowActive(room.window)
    room.window.board.set_animation_speed(0)
    return room


def play(room: OpeningsRoom, *texts: str) -> None:
    """Moves by the mouse."""
    board = room.window.board
    for text in texts:
        for square in text.split("-"):
            QTest.mouseClick(
                board.viewport(), Qt.MouseButton.LeftButton, pos=board.square_center(square).toPoint()
            )


def press(room: OpeningsRoom, text: str) -> None:
    for button in room.window.findChildren(QAbstractButton):
        if button.isVisible() and button.text() == text:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    raise AssertionError(text)


def said(driver: Driver) -> str:
    message = driver.app.workspace.notices.said
    return f"{message.title} {message.text}" if message else ""


def told(room: OpeningsRoom) -> str:
    """What the window says, until it is dismissed."""
    notice = room.window.notice.notice
    return notice.message.spoken if notice is not None else ""
