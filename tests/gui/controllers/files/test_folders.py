"""Folders for dialogs: those of the last files, where their disks answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

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
        self.over = Event()

    def is_folder(self, path: Path) -> bool:
        self.asked.append(path)
        if path in self.silent:
            self.over.wait(60)
        return path in self.there


Find = Callable[..., Path]
OLD, NEW, OWN = Path("/old"), Path("/new"), Path("/own")
DOCUMENTS = Path("/documents")


@pytest.fixture
def disks(monkeypatch: pytest.MonkeyPatch) -> Disks:
    made = Disks()
    monkeypatch.setattr(folders_module, "is_folder", made.is_folder)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(DOCUMENTS))
    return made


@pytest.fixture
def folders(jobs: Jobs, disks: Disks, tmp_path: Path, request: pytest.FixtureRequest) -> Folders:
    settings = Settings(tmp_path / "settings.json", jobs, jobs)
    settings.recent_files.set((str(NEW / "a.pdn"), str(NEW / "b.pdn"), str(OLD / "c.pdn")))
    request.addfinalizer(disks.over.set)
    return Folders(settings, jobs, jobs)


@pytest.fixture
def find(folders: Folders, qtbot: QtBot) -> Find:
    def found(*first: Path) -> Path:
        ends: list[Path] = []
        folders.find(first, folders).found.connect(ends.append)
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
    find: Find, disks: Disks, wait: Callable[[], None]
) -> None:
    disks.there = {NEW, OLD}
    assert find() == NEW
    wait()
    disks.silent = {NEW}
    begun = time.monotonic()
    assert find() == OLD
    assert time.monotonic() - begun >= folders_module.PATIENCE_S / 2
    asked = disks.asked.count(NEW)
    begun = time.monotonic()
    assert [find() for _ in range(20)] == [OLD] * 20
    assert time.monotonic() - begun < folders_module.PATIENCE_S * 10  # and not 20 times
    assert disks.asked.count(NEW) == asked


def test_nobody_waits_for_a_silent_folder(
    folders: Folders, disks: Disks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders_module, "PATIENCE_S", 2.0)
    disks.there = disks.silent = {OWN, NEW, OLD, DOCUMENTS}
    begun = time.monotonic()
    for _ in range(20):
        folders.find([OWN], folders)
    assert time.monotonic() - begun < 1.0


def test_several_silent_folders_are_given_one_time_together(
    find: Find, disks: Disks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders_module, "PATIENCE_S", 1.0)
    disks.there = {OWN, NEW, OLD, DOCUMENTS}
    disks.silent = {OWN, NEW, OLD}
    begun = time.monotonic()
    assert find(OWN) == DOCUMENTS
    assert time.monotonic() - begun < 2.0


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
