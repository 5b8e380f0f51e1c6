"""Waiting for an opponent, and who comes meanwhile."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.dxp.channel import LOOPBACK
from harzdame_engine.dxp.conversation import Refused, Started, State
from harzdame_engine.dxp.messages import GameRequest, write

from harzdame_gui.controllers.network.network_game import Meeting
from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, Opponent, come, knock

ALONE = GameRequest("Tornado", Color.WHITE, 5, 0, "e" * 49 + "W", Color.WHITE)
WAITING = "Waiting for an opponent."


def wait(driver: Driver, port: int) -> None:
    driver.app._workspace.windows.network().meet(Meeting(True, LOOPBACK, port))
    assert driver.card.startswith(WAITING)


def begin(opponent: Opponent) -> None:
    opponent.talk.ask(Position.start("international"), Color.WHITE, 5)
    assert opponent.wait_for(Started).color is Color.WHITE
    assert opponent.driver.card == "Connected to Tornado. You play Black."


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
    opponent.wait_for(Refused)
    opponent.channel.close()
    assert driver.card.startswith(WAITING)
    opponent = come(driver, port)
    begin(opponent)
    opponent.channel.close()
