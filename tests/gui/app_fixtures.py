"""The app as a fixture, for all tests that use its window. None of them needs a display."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.engine import endgames
from harzdame_gui.controllers.work import jobs
from harzdame_gui.main_window import unwritten
from tests.gui.driver import Driver
from tests.made_up_tables import made_up_tables

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    """Start the app, with other settings or a file if need be; it is closed after the test.

    What is slow because the machine is busy is waited for when a window is closed: a disk without a question,
    a job that was told to stop until it has heard of it.
    """
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 30_000)
    monkeypatch.setattr(jobs, "CLOSE_GRACE_MS", 20_000)
    running: list[Driver] = []
    locale = QLocale()

    def starter(file: Path | None = None, **settings: object) -> Driver:
        driver = Driver(qtbot, tmp_path / "profile", file, **settings)
        running.append(driver)
        return driver

    yield starter
    for driver in running:
        if driver.running:
            driver.close()
    QLocale.setDefault(locale)


@pytest.fixture(scope="session")
def table_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Has tables for two kings against one in Harzdame."""
    folder = tmp_path_factory.mktemp("tables")
    made_up_tables(folder, "KKvK")
    return folder


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that came without endgame tables."""
    monkeypatch.setattr(endgames, "installed_folders", lambda: ())


@pytest.fixture
def driver(start: Callable[..., Driver]) -> Driver:
    """The app at its first start, playing fast."""
    return start()
