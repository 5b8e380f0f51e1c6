"""Waiting for an opponent, and who comes meanwhile."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.dxp.channel import LOOPBACK, Listener
from harzdame_engine.dxp.conversation import RequestRefused, Started, State
from harzdame_engine.dxp.messages import GameRequest, write
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.text.message import Message
from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, Opponent, come, knock, toast

ALONE = GameRequest("Tornado", Color.WHITE, 5, 0, "e" * 49 + "W", Color.WHITE)
WAITING = "Waiting for an opponent."
OVER = "No longer looking for an opponent."


def wait(driver: Driver, port: int) -> None:
    driver.app.workspace.windows.network().meet(Meeting(True, LOOPBACK, port))
    assert driver.card.startswith(WAITING)


def begin(opponent: Opponent) -> None:
    opponent.talk.ask(Position.start("international"), Color.WHITE, 5)
    assert opponent.wait_for(Started).color is Color.WHITE
    assert opponent.driver.card == "Connected to Tornado. International draughts. You play Black."


def is_free(port: int) -> bool:
    try:
        socket.create_server((LOOPBACK, port)).close()
    except OSError:
        return False
    return True


def test_waiting_can_be_given_up(driver: Driver, port: int) -> None:
    wait(driver, port)
    driver.press("Cancel")
    driver.qtbot.waitUntil(lambda: is_free(port), timeout=LONG)


@pytest.mark.parametrize("data", [b"", b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 999])
def test_whoever_does_not_ask_for_a_game_ends_no_waiting(driver: Driver, port: int, data: bytes) -> None:
    wait(driver, port)
    with closing(knock(driver, port)) as visitor:
        visitor.sendall(data)
    opponent = come(driver, port)
    begin(opponent)
    opponent.channel.close()


def test_a_game_that_is_refused_ends_no_waiting(driver: Driver, port: int) -> None:
    wait(driver, port)
    opponent = come(driver, port)
    opponent.channel._socket.sendall(write(ALONE).encode() + b"\0")
    opponent.talk.state, opponent.talk._asked = State.ASKED, ALONE
    opponent.wait_for(RequestRefused)
    opponent.channel.close()
    assert driver.card.startswith(WAITING)
    opponent = come(driver, port)
    begin(opponent)
    opponent.channel.close()


def start_a_game(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_N)
    driver.wait_for_dialog(NewGameDialog)
    driver.press("Start")


def send_the_notice_off(driver: Driver) -> None:
    QTest.mouseClick(driver.notice, Qt.MouseButton.LeftButton)


def play(driver: Driver) -> None:
    driver.drag("32", "28")


@pytest.mark.parametrize("end", [start_a_game, send_the_notice_off, play])
@pytest.mark.parametrize("covered", [False, True])
def test_waiting_ends_with_its_notice(
    driver: Driver, port: int, end: Callable[[Driver], None], covered: bool
) -> None:
    wait(driver, port)
    knock(driver, port).close()
    if covered:
        cover(driver)
    if covered and end is send_the_notice_off:
        end(driver)  # what covers it
        driver.qtbot.waitUntil(lambda: toast(driver) == WAITING, timeout=LONG)
    end(driver)
    driver.qtbot.waitUntil(lambda: toast(driver) == OVER, timeout=LONG)
    driver.qtbot.waitUntil(lambda: is_free(port), timeout=LONG)


def cover(driver: Driver) -> None:
    driver.window.findChild(Notices).say(Message("Something else.", ""))
    assert toast(driver) == "Something else."


def test_the_search_ends_with_its_notice_where_nobody_answers(driver: Driver) -> None:
    with closing(Listener(0)) as listener:
        driver.app.workspace.windows.network().meet(Meeting(False, LOOPBACK, listener.port))
        with closing(listener.accept()) as other:
            start_a_game(driver)
            driver.qtbot.waitUntil(lambda: toast(driver) == OVER, timeout=LONG)
            while (message := other.receive()) is not None:
                assert isinstance(message, GameRequest)


def test_a_game_begins_while_the_notice_is_covered(driver: Driver, port: int) -> None:
    wait(driver, port)
    cover(driver)
    opponent = come(driver, port)
    begin(opponent)
    opponent.channel.close()


def test_no_game_begins_behind_an_open_dialog(driver: Driver, port: int) -> None:
    wait(driver, port)
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    opponent = come(driver, port)
    opponent.talk.ask(Position.start("international"), Color.WHITE, 5)
    opponent.wait_for(RequestRefused)
    opponent.channel.close()
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=LONG)
    opponent = come(driver, port)
    begin(opponent)
    opponent.channel.close()
