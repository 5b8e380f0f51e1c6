"""A window of a room: it closes by its keys, opens where it was, and says what there is to say."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.notices.room_window import RoomWindow

USUAL, LEAST = QSize(400, 300), QSize(200, 100)


class Room(RoomWindow):
    """A button and a field."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("test", settings)
        self.button, self.field = QPushButton("Press", autoDefault=False), QLineEdit()
        self.went_on = 0
        layout = QVBoxLayout(self)
        for each in (self.notice, self.button, self.field):
            layout.addWidget(each)
        self.open_at(USUAL, LEAST)

    def go_on(self) -> None:
        self.went_on += 1


@pytest.fixture
def settings(qtbot: QtBot, tmp_path: Path) -> Settings:
    jobs = Jobs()
    return Settings(tmp_path / "settings.json", jobs, jobs)


def opened(qtbot: QtBot, settings: Settings) -> Room:
    room = Room(settings)
    qtbot.addWidget(room)
    room.come_forward()
    assert QTest.qWaitForWindowActive(room)
    return room


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_its_keys_close_it_wherever_the_focus_is(
    qtbot: QtBot, settings: Settings, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    room = opened(qtbot, settings)
    room.field.setFocus()
    with qtbot.waitSignal(room.closed):
        QTest.keyClick(room.field, key, modifier)
    assert not room.isVisible()


def test_it_opens_where_it_was_closed(qtbot: QtBot, settings: Settings) -> None:
    room = opened(qtbot, settings)
    assert room.size() == USUAL
    room.setGeometry(60, 70, 320, 240)
    room.close()
    again = opened(qtbot, settings)
    assert again.geometry() == room.geometry()
    assert again.minimumSize() == LEAST
    again.hide()
    again.setGeometry(0, 0, 500, 400)
    again.close()  # nobody has seen it there
    assert opened(qtbot, settings).geometry() == room.geometry()


def test_return_presses_a_button_that_has_the_focus_and_else_goes_on(
    qtbot: QtBot, settings: Settings
) -> None:
    room = opened(qtbot, settings)
    pressed: list[bool] = []
    room.button.clicked.connect(lambda: pressed.append(True))
    room.button.setFocus()
    QTest.keyClick(room.button, Qt.Key.Key_Return)
    assert (len(pressed), room.went_on) == (1, 0)
    room.setFocus()
    QTest.keyClick(room, Qt.Key.Key_Space)
    assert (len(pressed), room.went_on) == (1, 1)
