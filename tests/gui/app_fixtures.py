"""The app as a fixture, for all tests that use its window. None of them needs a display."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.driver import Driver

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Start the app, with other settings or a file if need be; it is closed after the test."""
    running: list[Driver] = []

    def starter(file: Path | None = None, **settings: object) -> Driver:
        driver = Driver(qtbot, tmp_path / "profile", file, **settings)
        running.append(driver)
        return driver

    yield starter
    for driver in running:
        if driver.running:
            driver.close()


@pytest.fixture
def driver(start: Callable[..., Driver]) -> Driver:
    """The app at its first start, playing fast."""
    return start()
