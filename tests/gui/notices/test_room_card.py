"""The card of a room's window, and which card it is that a person sees."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.notices.card import Tone
from harzdame_gui.notices.room_card import RoomCard, card_in_sight
from harzdame_gui.text.message import Message


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    window = QWidget()
    QVBoxLayout(window).addWidget(RoomCard())
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return window


def test_it_stays_until_it_is_dismissed(room: QWidget) -> None:
    card = room.findChild(RoomCard)
    card.say(Message("Careful."), Tone.WARNING)
    assert card.isVisible()
    QTest.mouseClick(card.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert not card.isVisible()


def test_a_dialog_has_that_of_its_window(qtbot: QtBot, room: QWidget) -> None:
    dialog = QDialog(QPushButton(room))
    dialog.open()
    assert QTest.qWaitForWindowActive(dialog)
    assert card_in_sight() is room.findChild(RoomCard)


def test_a_window_without_one_has_none_unless_the_room_concerned_is_open(qtbot: QtBot, room: QWidget) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other)
    assert card_in_sight() is None
    assert card_in_sight(room) is room.findChild(RoomCard)
    room.hide()
    assert card_in_sight(room) is None
