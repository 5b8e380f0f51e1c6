"""Folders for dialogs: those of the last files, where their disks answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QDir, QStandardPaths
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files import folders as folders_module
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.job import FolderLane
from harzdame_gui.controllers.work.jobs import Jobs


class Disks:
    """Folders, of which those that are `silent` give no answer until the test is over."""

    def __init__(self) -> None:
        self.there: set[Path] = set()
        self.silent: set[Path] = set()
        self.asked: list[Path] = []
        self.answered: list[Path] = []
        self.over = Event()

    def is_folder(self, path: Path) -> bool:
        self.asked.append(path)
        if path in self.silent:
            self.over.wait(60)
        self.answered.append(path)
        return path in self.there


class Clock:
    """The time that silent disks are given, which passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def pass_by(self) -> None:
        self.now += folders_module.PATIENCE_S


Find = Callable[..., Path]
Search = Callable[..., list[Path]]
"""Gives what has been found so far."""
OLD, NEW, OWN = Path("/old"), Path("/new"), Path("/own")
DOCUMENTS = Path("/documents")


@pytest.fixture
def disks(monkeypatch: pytest.MonkeyPatch) -> Disks:
    made = Disks()
    monkeypatch.setattr(folders_module, "is_folder", made.is_folder)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(DOCUMENTS))
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(folders_module, "time", SimpleNamespace(monotonic=made.monotonic))
    return made


@pytest.fixture
def folders(jobs: Jobs, disks: Disks, tmp_path: Path, request: pytest.FixtureRequest) -> Folders:
    settings = Settings(tmp_path / "settings.json", jobs, jobs)
    settings.recent_files.set((str(NEW / "a.pdn"), str(NEW / "b.pdn"), str(OLD / "c.pdn")))
    request.addfinalizer(disks.over.set)
    return Folders(settings, jobs, jobs)


@pytest.fixture
def search(folders: Folders) -> Search:
    def begun(*first: Path) -> list[Path]:
        ends: list[Path] = []
        folders.find(first, folders).found.connect(ends.append)
        return ends

    return begun


@pytest.fixture
def find(search: Search, qtbot: QtBot) -> Find:
    def found(*first: Path) -> Path:
        ends = search(*first)
        qtbot.waitUntil(lambda: bool(ends), timeout=20_000)
        assert len(ends) == 1
        return ends[0]

    return found


@pytest.mark.parametrize(
    ("there", "found"),
    [
        ({OWN, NEW, OLD, DOCUMENTS}, OWN),
        ({NEW, OLD, DOCUMENTS}, NEW),
        ({OLD, DOCUMENTS}, OLD),
        ({DOCUMENTS}, DOCUMENTS),
        (set(), Path(QDir.homePath())),
    ],
)
def test_the_first_folder_that_is_there_is_found(
    find: Find, disks: Disks, there: set[Path], found: Path
) -> None:
    disks.there = there
    assert find(OWN) == found


def test_a_silent_folder_is_given_its_time_once_and_asked_once(
    find: Find, search: Search, disks: Disks, clock: Clock, qtbot: QtBot
) -> None:
    disks.there = {NEW, OLD}
    disks.silent = {NEW}
    ends = search()
    qtbot.waitUntil(lambda: OLD in disks.answered, timeout=20_000)
    qtbot.wait(100)
    assert ends == []
    clock.pass_by()
    qtbot.waitUntil(lambda: ends == [OLD], timeout=20_000)
    asked = disks.asked.count(NEW)
    assert [find() for _ in range(20)] == [OLD] * 20  # while the clock stands still
    assert disks.asked.count(NEW) == asked


def test_nobody_waits_for_a_silent_folder(search: Search, disks: Disks) -> None:
    disks.there = disks.silent = {OWN, NEW, OLD, DOCUMENTS}
    for _ in range(20):
        search(OWN)
    assert disks.answered == []


def test_several_silent_folders_are_given_one_time_together(
    search: Search, disks: Disks, clock: Clock, qtbot: QtBot
) -> None:
    disks.there = {OWN, NEW, OLD, DOCUMENTS}
    disks.silent = {OWN, NEW, OLD}
    ends = search(OWN)
    qtbot.waitUntil(lambda: DOCUMENTS in disks.answered, timeout=20_000)
    qtbot.wait(100)
    assert ends == []
    clock.pass_by()  # once, not three times
    qtbot.waitUntil(lambda: ends == [DOCUMENTS], timeout=20_000)


def test_a_disk_that_answers_again_is_used_again(find: Find, disks: Disks, wait: Callable[[], None]) -> None:
    disks.there = {NEW, OLD}
    disks.silent = {NEW}
    assert find() == OLD
    disks.over.set()
    wait()
    assert find() == NEW


def test_a_folder_that_was_there_is_not_used_while_another_question_hangs_there(
    find: Find, folders: Folders, disks: Disks, jobs: Jobs, wait: Callable[[], None]
) -> None:
    disks.there = {NEW, OLD}
    folders.look()
    wait()
    jobs.run(lambda _job: disks.over.wait(60), lane=FolderLane(NEW))
    assert find() == OLD


def test_it_is_asked_as_soon_as_there_is_another_last_file(
    folders: Folders, disks: Disks, wait: Callable[[], None]
) -> None:
    folders._recent.set((str(OWN / "a.pdn"),))
    wait()
    assert OWN in disks.asked


@pytest.fixture
def wait(qtbot: object, jobs: Jobs) -> Callable[[], None]:
    return lambda: qtbot.waitUntil(lambda: not jobs.under_way, timeout=20_000)  # type: ignore[attr-defined]
