"""A disk that does not answer, as one of a network may: the window goes on and says so, nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from threading import Event, get_ident

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.files import journal_file
from harzdame_gui.controllers.game import recovery
from harzdame_gui.controllers.game.kept_game import read_game
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of


class Disk:
    """Each write waits in `fsync` for its end while the disk is `stalled`."""

    def __init__(self) -> None:
        self.answers = Event()
        self.answers.set()
        self.waiting = 0
        self.on_gui_thread = 0
        self._gui_thread = get_ident()
        self._fsync = os.fsync

    def fsync(self, file: int) -> None:
        self.waiting += 1
        self.on_gui_thread += get_ident() == self._gui_thread
        self.answers.wait(60)
        self.waiting -= 1
        self._fsync(file)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    yield disk
    disk.answers.set()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten seconds are as short as one."""
    monkeypatch.setattr(recovery, "_STALLED_MS", 1000)


def kept(driver: Driver) -> list[str]:
    """The games in the journal."""
    return [read_game(path.read_bytes()).text for path in driver.folder.glob("unfinished-*.json")]


@pytest.mark.usefixtures("soon")
def test_the_window_goes_on_and_says_so_and_nothing_is_lost(start: Callable[..., Driver], disk: Disk) -> None:
    driver = start(white="human", black="human")
    disk.answers.clear()

    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: disk.waiting > 0)
    driver.drag("f5", "f4")
    driver.app.services.settings.flush()
    driver.qtbot.waitUntil(lambda: "does not answer" in told_of(driver))
    assert disk.waiting > 0
    assert driver.played[:2] == ["f1-g1", "f5-f4"]
    assert kept(driver) == []
    disk.answers.set()
    driver.qtbot.waitUntil(lambda: kept(driver) == [pdn.write(driver.session.tree)])
    assert disk.on_gui_thread == 0


@pytest.mark.usefixtures("soon")
def test_it_is_told_when_it_answers_again(start: Callable[..., Driver], disk: Disk) -> None:
    driver = start(white="human", black="human")
    disk.answers.clear()
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: "does not answer" in told_of(driver))
    disk.answers.set()
    driver.qtbot.waitUntil(lambda: told_of(driver) == "")
    disk.answers.clear()
    driver.drag("f5", "f4")
    driver.qtbot.waitUntil(lambda: "does not answer" in told_of(driver))


def test_the_lock_of_the_journal_is_not_waited_for(
    start: Callable[..., Driver], disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start(white="human", black="human")
    threads: list[int] = []
    take = journal_file.take

    def noted(lock: object) -> bool:
        threads.append(get_ident())
        return take(lock)

    monkeypatch.setattr(journal_file, "take", noted)
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: len(kept(driver)) == 1)
    assert threads
    assert get_ident() not in threads
