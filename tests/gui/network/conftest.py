"""An app and an opponent that has connected to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.dxp.channel import LOOPBACK, Listener
from harzdame_engine.dxp.conversation import Started

from harzdame_gui.controllers.network.network_game import Meeting
from tests.gui.driver import Driver
from tests.gui.network.opponent import Opponent, come


@pytest.fixture
def driver(start: Callable[..., Driver]) -> Driver:
    return start(game="international")


@pytest.fixture
def port() -> int:
    with closing(Listener(0)) as listener:
        return listener.port


@pytest.fixture
def opponent(driver: Driver, port: int) -> Iterator[Opponent]:
    """It has connected to the app, and plays White."""
    driver.app.workspace.windows.network().meet(Meeting(True, LOOPBACK, port))
    assert driver.card.startswith("Waiting for an opponent.")

    opponent = come(driver, port)
    opponent.talk.ask(Position.start("international"), Color.WHITE, 5)
    assert opponent.wait_for(Started).color is Color.WHITE
    yield opponent
    opponent.channel.close()
