"""What is told of what could not be written yet, in the running app."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color
from harzdame_engine.puzzles.deck import Grade
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.work import repeated_job
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.openings.steps import CONTROL, SHIFT, opened, play, said, told


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not written is tried again soon."""
    monkeypatch.setattr(repeated_job, "RETRY_MS", 200)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("main", [True, False])
def test_what_was_not_written_is_told_of_in_the_main_window_until_it_is(app: Driver, main: bool) -> None:
    room = opened(app)
    folder = app.folder / "openings"
    folder.write_bytes(b"")
    if main:
        app.window.activateWindow()
        assert QTest.qWaitForWindowActive(app.window)
        app.drag("f1", "g1")
        app.key(Qt.Key.Key_A, CONTROL | SHIFT)
    else:
        play(room, "f1-g1")
    app.qtbot.waitUntil(lambda: "your repertoire" in told_of(app))
    assert told(room) == ""
    folder.unlink()
    app.qtbot.waitUntil((folder / "harzdame-white.pdn").exists)
    app.qtbot.waitUntil(lambda: told_of(app) == "")


@pytest.mark.usefixtures("soon")
def test_answers_that_were_not_written_are_told_of_until_they_all_are(app: Driver) -> None:
    room = opened(app)
    app.qtbot.waitUntil(lambda: room._practice.ready)
    folder = app.folder / "openings"
    folder.write_bytes(b"")
    for question in ("a question", "another"):
        room._practice.note(question, 0.0, Grade.SOLVED)
    app.qtbot.waitUntil(lambda: "your answers in practice" in told_of(app))
    folder.unlink()
    app.qtbot.waitUntil(lambda: told_of(app) == "")
    assert len((folder / "practice.jsonl").read_text().splitlines()) == 2


@pytest.mark.usefixtures("soon")
def test_that_the_file_is_away_is_told_until_it_is_back(start: Callable[..., Driver]) -> None:
    first = start(black="human")  # a move of the computer would take away what is said
    room = opened(first)
    drive, elsewhere = first.folder / "drive", first.folder / "elsewhere"
    drive.mkdir()
    first.app.late.repertoires.keep_in("harzdame", Color.WHITE, drive / "mine.pdn")
    first.qtbot.waitUntil((drive / "mine.pdn").exists)
    play(room, "f1-g1")
    first.qtbot.waitUntil(lambda: "f1-g1" in (drive / "mine.pdn").read_text())
    first.close()
    drive.rename(elsewhere)
    later = start()
    later.qtbot.waitUntil(lambda: "“mine.pdn” is not there now." in said(later))
    room = opened(later)
    assert "“mine.pdn” is not there now." in room.window._summary.text()
    later.window.activateWindow()
    assert QTest.qWaitForWindowActive(later.window)
    later.drag("e2", "f2")
    later.key(Qt.Key.Key_A, CONTROL | SHIFT)
    later.qtbot.waitUntil(lambda: "your repertoire" in told_of(later))
    elsewhere.rename(drive)
    later.qtbot.waitUntil(lambda: "“mine.pdn” is there again." in said(later) + told(room))
    text = (drive / "mine.pdn").read_text()
    assert "f1-g1" in text
    assert "e2-f2" in text
    later.qtbot.waitUntil(lambda: room.window._summary.text().startswith("Positions: 1"))
