"""The app with the repertoires of its game read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color

from tests.gui.driver import Driver


@pytest.fixture
def app(start: Callable[..., Driver]) -> Driver:
    driver = start(black="human")
    repertoires = driver.app.late.repertoires
    driver.qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.WHITE) is not None)
    return driver
