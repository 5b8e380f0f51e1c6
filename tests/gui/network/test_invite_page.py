"""An invitation of our own: a line and a code that lead here, and a game for whoever has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.dxp.channel import LOOPBACK, Listener
from harzdame_engine.dxp.conversation import RequestRefused, Started
from harzdame_engine.dxp.invitation import Invitation, knock, read_invitation
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.network import reception
from harzdame_gui.network.dialog import NetworkDialog
from harzdame_gui.network.qr_code import QrCode
from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, come


@pytest.fixture
def driver(start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch) -> Driver:
    monkeypatch.setattr(reception, "EVERYWHERE", LOOPBACK)
    with Listener(0)._socket as free:
        number: int = free.getsockname()[1]
    monkeypatch.setattr(reception, "PORT", number)
    QApplication.clipboard().clear()
    return start(player_name="Jörg")


def press(dialog: NetworkDialog, text: str) -> None:
    button = next(each for each in dialog.findChildren(QPushButton) if each.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def made(driver: Driver) -> tuple[NetworkDialog, Invitation]:
    driver.window.commands.network.trigger()
    dialog = driver.wait_for_dialog(NetworkDialog)
    press(dialog, "Invite with a line")
    press(dialog, "Make an invitation")
    driver.qtbot.waitUntil(lambda: bool(dialog._invite.line), timeout=LONG)
    press(dialog, "Copy the invitation")
    return dialog, read_invitation(QApplication.clipboard().text())


def test_whoever_has_the_line_plays(driver: Driver) -> None:
    _dialog, told = made(driver)
    assert (told.name, told.game, told.minutes) == ("Jörg", "harzdame", 10)
    friend = come(driver, told.port)
    friend.channel.send(knock(told.secret))
    friend.talk.ask(Position.start("harzdame"), told.color, told.minutes)
    assert friend.wait_for(Started).name == "Joerg"
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Connected to Tornado."), timeout=LONG)
    assert driver.dialog is None
    friend.channel.close()


def test_another_game_than_that_of_the_invitation_is_refused(driver: Driver) -> None:
    dialog, told = made(driver)
    friend = come(driver, told.port)
    friend.channel.send(knock(told.secret))
    friend.talk.ask(Position.start("harzdame"), told.color, told.minutes + 1)
    friend.wait_for(RequestRefused)
    assert dialog.isVisible()
    friend.channel.close()


def test_a_stranger_without_the_secret_is_let_go(driver: Driver) -> None:
    dialog, told = made(driver)
    for words in (None, "wrong"):
        stranger = come(driver, told.port)
        if words is not None:
            stranger.channel.send(knock(words))
        stranger.talk.ask(Position.start("harzdame"), Color.WHITE, told.minutes)
        driver.qtbot.waitUntil(stranger.channel.has_left, timeout=LONG)
        stranger.channel.close()
    assert dialog._invite.line


def test_it_holds_no_longer_once_the_dialog_is_closed(driver: Driver) -> None:
    _dialog, told = made(driver)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=LONG)
    with pytest.raises(ConnectionRefusedError):
        import socket

        socket.create_connection((LOOPBACK, told.port))
    driver.window.commands.network.trigger()
    assert driver.wait_for_dialog(NetworkDialog)._house.isVisible()  # our own is not followed


def test_an_invitation_that_no_longer_holds_is_told_as_such(driver: Driver) -> None:
    from harzdame_engine.dxp.invitation import write_invitation

    with Listener(0)._socket as free:
        port = free.getsockname()[1]
    line = write_invitation(Invitation((LOOPBACK,), port, "harzdame", Color.WHITE, 10, "old", "Anna"))
    QApplication.clipboard().setText(line)
    driver.window.commands.network.trigger()
    driver.wait_for_dialog(NetworkDialog)
    driver.press("Play")
    driver.qtbot.waitUntil(lambda: "The invitation no longer holds" in driver.card, timeout=LONG)


def test_a_code_has_whole_modules_and_a_quiet_zone(qtbot: QtBot) -> None:
    code = QrCode()
    qtbot.addWidget(code)
    code.show_text("harzdame:hello")
    code.resize(code.sizeHint())
    picture = code.grab().toImage()
    colors = {
        QColor(picture.pixel(x, y)).name() for x in range(picture.width()) for y in range(picture.height())
    }
    assert colors == {"#000000", "#ffffff"}
    rate = picture.devicePixelRatio()
    edge, corner = round(11 * rate), round(13 * rate)
    assert QColor(picture.pixel(edge, edge)).name() == "#ffffff"
    assert QColor(picture.pixel(corner, corner)).name() == "#000000"
    assert code.accessibleDescription() == "harzdame:hello"
