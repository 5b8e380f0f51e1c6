"""Imports that end with the app without a question: told at the next start, with a way to go on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine.library.library import FILE_NAME, Library

from tests.gui.driver import Driver
from tests.gui.library.conftest import GAMES, LibraryDriver
from tests.gui.library.test_reports import slow

__all__ = ["slow"]


def new(profile: Path) -> int:
    """The games that were imported."""
    with Library(profile / FILE_NAME) as there:
        return len(there.games) - GAMES - 2


@pytest.fixture
def cut_off(library: LibraryDriver, tmp_path: Path, slow: Event) -> None:
    """An import of three files: the system has ended the app while the second one was read."""
    files = [tmp_path / f"{number}.pdn" for number in (1, 2, 3)]
    for number, file in enumerate(files):
        file.write_text(f'[White "New {number}"]\n\n1. e2-f2 f5-f{4 - number} *\n')
    library.room.import_names([str(file) for file in files])
    library.app.qtbot.waitUntil(lambda: list(library.app.folder.glob("import-*.json")) != [])
    threading.Timer(0.1, slow.set).start()  # in the time that the app waits for it
    library.app.close()


@pytest.mark.usefixtures("cut_off")
def test_the_rest_of_an_import_that_the_system_ended_is_offered_at_the_next_start(
    start: Callable[..., Driver], profile: Path
) -> None:
    assert new(profile) < 3
    app = start(black="human")
    app.qtbot.waitUntil(lambda: "was cut off" in app.card)
    assert "What was read of “1.pdn”, “2.pdn” and “3.pdn” until then" in app.card
    app.press("Read the rest", app.notice)
    app.qtbot.waitUntil(lambda: new(profile) == 3)
    app.qtbot.waitUntil(lambda: not list(profile.glob("import-*")))


@pytest.mark.usefixtures("cut_off")
def test_it_is_told_once(start: Callable[..., Driver], profile: Path) -> None:
    app = start(black="human")
    app.qtbot.waitUntil(lambda: "was cut off" in app.card)
    app.close_window()
    app.close()
    assert not list(profile.glob("import-*"))


def test_nothing_is_left_of_an_import_that_is_over(
    library: LibraryDriver, profile: Path, tmp_path: Path
) -> None:
    (tmp_path / "1.pdn").write_text('[White "New 1"]\n\n1. e2-f2 *\n')
    library.room.import_names([str(tmp_path / "1.pdn")])
    library.settle()
    library.app.qtbot.waitUntil(lambda: not list(profile.glob("import-*")))
