"""“Play with a friend”: the ways to one, and nothing that is sent before a button asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from harzdame_engine import Color
from harzdame_engine.dxp.channel import LOOPBACK, PORT
from harzdame_engine.dxp.invitation import Invitation, write_invitation
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.network.dialog import NetworkDialog
from tests.gui.driver import Driver, default_button

LINE = write_invitation(Invitation(("10.0.0.7",), 4000, "harzdame", Color.BLACK, 10, "key", "Anna"))


@pytest.fixture
def jobs(qtbot: QtBot) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    assert jobs.shut_down()


@pytest.fixture
def opened(qtbot: QtBot, jobs: Jobs) -> Iterator[Callable[..., NetworkDialog]]:
    QApplication.clipboard().clear()

    def opened(**options: object) -> NetworkDialog:
        dialog = NetworkDialog(jobs, **options)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    yield opened
    QApplication.clipboard().clear()


def press(dialog: NetworkDialog, text: str) -> None:
    button = next(each for each in dialog.findChildren(QPushButton) if each.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_nothing_is_sent_or_received_before_it_is_asked_for(
    jobs: Jobs, opened: Callable[..., NetworkDialog]
) -> None:
    dialog = opened(name="Ben")
    for way in ("Invite with a line", "I have an invitation", "More", "Someone in this house"):
        press(dialog, way)
    assert jobs.under_way == ()


def test_an_invitation_on_the_clipboard_is_followed(
    qtbot: QtBot, opened: Callable[..., NetworkDialog]
) -> None:
    QApplication.clipboard().setText(f" {LINE}\n")
    dialog = opened()
    assert dialog._invited._words.text() == "Anna invites you to Harzdame, 10 minutes. You play Black."
    with qtbot.waitSignal(dialog.meetingWanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    meeting = Meeting(False, "10.0.0.7", 4000, Color.BLACK, 10, None, "harzdame", "key", (), "Anna")
    assert wanted.args == [meeting]
    assert not dialog.isVisible()


def test_an_invitation_of_our_own_on_the_clipboard_is_not(opened: Callable[..., NetworkDialog]) -> None:
    QApplication.clipboard().setText(LINE)
    assert opened(made=LINE)._house.isVisible()


def test_what_is_no_invitation_begins_nothing(qtbot: QtBot, opened: Callable[..., NetworkDialog]) -> None:
    dialog = opened()
    press(dialog, "I have an invitation")
    QTest.keyClicks(dialog._invited._line, "hello")
    assert dialog._invited._words.text().startswith("This is no invitation")
    assert not default_button(dialog).isEnabled()
    with qtbot.assertNotEmitted(dialog.meetingWanted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_an_address_and_a_port_are_behind_more(qtbot: QtBot, opened: Callable[..., NetworkDialog]) -> None:
    dialog = opened()
    assert not dialog.address.isVisible()
    press(dialog, "More")
    press(dialog, "Black")
    with qtbot.waitSignal(dialog.meetingWanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert wanted.args == [Meeting(False, LOOPBACK, PORT, Color.BLACK, 30)]


def test_an_address_that_can_be_none_begins_nothing(opened: Callable[..., NetworkDialog]) -> None:
    dialog = opened()
    press(dialog, "More")
    dialog.address._host.setText("  ")
    assert not default_button(dialog).isEnabled()


def test_a_friend_needs_a_name(opened: Callable[..., NetworkDialog]) -> None:
    dialog = opened()
    look = dialog._house._look
    assert not look.isEnabled()
    QTest.keyClicks(dialog.terms._name, "Anna")
    assert look.isEnabled()


def test_it_fits_in_each_language(opened: Callable[..., NetworkDialog], language: str) -> None:
    dialog = opened(name="Anna")
    for way in dialog._way.findChildren(QPushButton):
        QTest.mouseClick(way, Qt.MouseButton.LeftButton)
        assert dialog.width() <= 800
        assert dialog.height() <= 600


def test_the_menu_opens_it(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.window.commands.network.trigger()
    driver.wait_for_dialog(NetworkDialog)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
