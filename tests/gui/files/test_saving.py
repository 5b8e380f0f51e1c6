"""Saving where there is something already."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import pdn
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.work.job import FolderLane, file_lane
from harzdame_gui.files.saving import Saving
from tests.gui.driver import Driver

CLUB = (
    '[White "Anna"]\n[Black "Boris"]\n[Result "1-0"]\n\n1. f1-g1 f5-f4 2. e2-f2 1-0\n\n'
    '[White "Clara"]\n[Black "Dora"]\n[Result "*"]\n\n1. c4-d4 *\n'
)


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.pdn"
    path.write_text(CLUB, encoding="utf-8")
    return path


def save_onto(driver: Driver, path: Path) -> QMessageBox:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    driver.choose_file(path)
    box = driver.wait_for_dialog(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert path.name in box.text()
    return box


def test_the_suggested_name_says_which_game_it_is(driver: Driver) -> None:
    driver.session.new_game(NewGame(variant_id="hexdame"))
    driver.ctrl(Qt.Key.Key_S)
    dialog = driver.wait_for_dialog(QFileDialog)
    assert dialog.findChild(QLineEdit).text().startswith("Hexdame 2")
    driver.key(Qt.Key.Key_Escape)


def test_a_recent_file_that_cannot_be_looked_at_keeps_no_dialog_from_opening(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    here = tmp_path / "game.pdn"
    driver = start(recent_files=[f"{tmp_path}/{'x' * 300}/game.pdn", str(here)])
    driver.ctrl(Qt.Key.Key_O)
    dialog = driver.wait_for_dialog(QFileDialog)
    assert Path(dialog.directory().path()) == tmp_path
    driver.key(Qt.Key.Key_Escape)


def test_the_game_can_be_added_to_a_file_with_games(driver: Driver, club: Path) -> None:
    save_onto(driver, club)
    driver.key(Qt.Key.Key_Return)  # adding is the safe answer
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    text = club.read_text(encoding="utf-8")
    assert text.startswith(CLUB)
    games = pdn.scan(text).games
    assert len(games) == 3
    assert "f1-g1" in games[2].text
    driver.drag("e1", "f1")  # and from now on it belongs there
    driver.wait_for_reply()
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    assert len(pdn.scan(club.read_text(encoding="utf-8")).games) == 3
    assert club.read_text(encoding="utf-8").startswith(CLUB)


@pytest.mark.parametrize("adds", [True, False])
def test_a_game_saved_by_a_link_waits_for_what_is_done_to_its_file(
    driver: Driver, club: Path, adds: bool
) -> None:
    link = club.parent / "links" / "link.pdn"
    link.parent.mkdir()
    try:
        link.symlink_to(club)
    except OSError:
        pytest.skip("needs links")
    disk_is_free = Event()
    driver.app.services.jobs.run(lambda _job: disk_is_free.wait(60), lane=file_lane(club.resolve()))
    box = save_onto(driver, link)
    answers = {button.text(): button for button in box.buttons()}
    answers["Add to the file" if adds else "Replace it"].click()
    driver.qtbot.wait(200)
    assert club.read_text(encoding="utf-8") == CLUB
    disk_is_free.set()
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    text = club.read_text(encoding="utf-8")
    assert "f1-g1" in text.removeprefix(CLUB)
    assert text.startswith(CLUB) == adds


def test_a_move_made_during_a_save_is_still_to_be_saved(start: Callable[..., Driver], tmp_path: Path) -> None:
    driver = start(black="human")
    path = tmp_path / "game.pdn"
    driver.drag("f1", "g1")
    driver.ctrl(Qt.Key.Key_S)
    driver.choose_file(path)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    driver.drag("f5", "f4")
    disk_is_free = Event()
    driver.app.services.jobs.run(lambda _job: disk_is_free.wait(60), lane=file_lane(path))
    driver.ctrl(Qt.Key.Key_S)
    driver.drag("e1", "f1")
    disk_is_free.set()
    driver.qtbot.waitUntil(lambda: "f5-f4" in path.read_text(encoding="utf-8"))
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    assert "e1-f1" not in path.read_text(encoding="utf-8")
    assert driver.session.modified
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    assert "e1-f1" in path.read_text(encoding="utf-8")


def test_the_file_can_be_replaced(driver: Driver, club: Path) -> None:
    save_onto(driver, club)
    driver.press("Replace it")
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    assert len(pdn.scan(club.read_text(encoding="utf-8")).games) == 1


@pytest.mark.parametrize("which", ["where", "what"])
def test_what_is_asked_about_a_game_is_asked_no_more_once_another_takes_the_board(
    driver: Driver, club: Path, which: str
) -> None:
    if which == "what":
        save_onto(driver, club)
    else:
        driver.drag("f1", "g1")
        driver.wait_for_reply()
        driver.ctrl(Qt.Key.Key_S)
        driver.wait_for_dialog(QFileDialog)
    driver.session.new_game(NewGame())
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    assert club.read_text(encoding="utf-8") == CLUB


def test_thinking_better_of_it_changes_nothing(driver: Driver, club: Path) -> None:
    save_onto(driver, club)
    driver.key(Qt.Key.Key_Escape)
    assert driver.dialog is None
    assert driver.session.modified
    assert club.read_text(encoding="utf-8") == CLUB


def test_a_file_that_is_no_text_is_not_added_to(driver: Driver, tmp_path: Path) -> None:
    picture = tmp_path / "picture.pdn"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
    save_onto(driver, picture)
    driver.press("Add to the file")
    driver.qtbot.waitUntil(lambda: "was not saved" in driver.card)
    assert "not a text file" in driver.card
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert driver.session.modified


def test_a_name_that_is_too_long_is_told(driver: Driver, tmp_path: Path) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    saving = driver.window.findChild(Saving)
    saving._on_file_chosen(tmp_path / ("x" * 300))
    driver.qtbot.waitUntil(lambda: "was not saved" in driver.card)
    assert driver.session.modified


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_a_pipe_is_not_replaced_by_a_file(driver: Driver, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.pdn"
    os.mkfifo(pipe)
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.window.findChild(Saving)._on_file_chosen(pipe)
    driver.qtbot.waitUntil(lambda: "was not saved" in driver.card)
    assert "It is not a plain file." in driver.card
    assert pipe.is_fifo()
    assert driver.session.modified


def test_a_disk_that_answers_once_there_is_another_window_asks_nothing_in_the_old_one(
    driver: Driver, club: Path
) -> None:
    over = Event()
    jobs = driver.app.services.jobs
    jobs.run(lambda _job: over.wait(60), lane=FolderLane(club.parent))
    driver.app.workspace.files.saving._on_file_chosen(club)
    driver.speak("de")
    over.set()
    driver.qtbot.waitUntil(lambda: not jobs.under_way)
    assert driver.dialog is None
    assert club.read_text(encoding="utf-8") == CLUB
