"""A disk that does not answer, as that of a network that is gone: the window does not wait for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from harzdame_engine import Color, pdn
from harzdame_engine.tournament.plan import Plan
from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QMessageBox

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.tournament.tournament_service import TournamentService
from harzdame_gui.controllers.work.job import FolderLane, file_lane
from harzdame_gui.engines.details import EngineDetails
from harzdame_gui.files.saving import Saving
from harzdame_gui.main_window import unwritten
from harzdame_gui.main_window.unwritten import UnwrittenView
from harzdame_gui.my_games.presenter import OwnGames
from tests.gui.driver import Driver
from tests.gui.files.silent import GAME, MOST_MS, Disk
from tests.soak.window import Pulse


def shown_menus(driver: Driver) -> None:
    """Have every menu look at what it offers, as when it is about to be shown."""
    for menu in driver.window.findChildren(QMenu):
        QMetaObject.invokeMethod(menu, "aboutToShow")


def test_the_window_goes_on_while_the_disk_of_its_game_is_silent(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    driver = start(away)
    files, file = driver.app.late.files, driver.app.late.file
    driver.qtbot.waitUntil(lambda: files.document(away) is not None)
    file.read(files.document(away), 2)
    driver.qtbot.waitUntil(lambda: file.number == 2)
    driver.app.services.settings.add_recent_file(away)
    pulse = Pulse()
    disk.silent = True
    QTest.qWait(1500)
    shown_menus(driver)
    files.open(here)
    driver.qtbot.waitUntil(lambda: files.current == here)
    files.show(away)
    GameEditor(driver.session, driver.app).comment(driver.session.tree.root, "Mine")
    file.save_as(driver.session.tree, here.with_name("saved.pdn"), driver.session.revision)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    files.move(away, 0)
    QTest.qWait(500)
    assert disk.asked
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS
    disk.answer()
    away.write_text(GAME.format(name="Changed"), encoding="utf-8")
    white = lambda: files.document(away).content.games[0].tags["White"]  # noqa: E731
    driver.qtbot.waitUntil(lambda: white() == "Changed")


def test_the_app_starts_while_the_disk_of_an_open_file_is_silent(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    disk.silent = True
    names = [str(away), str(here)]
    driver = start(open_files=names, shown_file=names[0], recent_files=names)
    pulse = Pulse()
    driver.app.late.files.show(away)
    QTest.qWait(500)
    assert driver.app.late.files.paths == (away, here)
    assert disk.asked
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS
    disk.answer()
    driver.qtbot.waitUntil(lambda: driver.app.late.files.document(away) is not None)


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_a_file_that_is_open_is_found_by_another_name_while_another_disk_is_silent(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    link = here.with_name("link.pdn")
    link.symlink_to(here)
    driver = start(away)
    files = driver.app.late.files
    driver.qtbot.waitUntil(lambda: files.document(away) is not None)
    files.open(here)
    driver.qtbot.waitUntil(lambda: files.current == here)
    files.show(away)
    disk.silent = True
    files.open(link)
    driver.qtbot.waitUntil(lambda: files.current == here)
    assert files.paths == (away, here)


def test_a_silent_disk_holds_one_thread_however_often_it_is_asked(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    driver = start(away)
    files, jobs = driver.app.late.files, driver.app.services.jobs
    driver.qtbot.waitUntil(lambda: files.document(away) is not None)
    driver.app.services.settings.add_recent_file(away)
    disk.silent = True
    for _ in range(5):
        shown_menus(driver)
        driver.window.activateWindow()
        files.open(here)
        QTest.qWait(600)
    assert disk.asked

    def the_silent_one_is_left() -> None:
        at_work = [job for job, thread in jobs._threads.items() if thread.is_alive()]
        assert [job.lane for job in at_work] == [FolderLane(disk.folder)]

    driver.qtbot.waitUntil(the_silent_one_is_left)
    disk.answer()
    driver.qtbot.waitUntil(lambda: not jobs.under_way)


@pytest.mark.parametrize("known", [False, True])
def test_a_dialog_for_files_begins_where_a_disk_answers(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path, known: bool
) -> None:
    if not known:
        disk.silent = True  # from the start on
    driver = start(recent_files=[str(away), str(here)])
    if known:
        driver.ctrl(Qt.Key.Key_O)
        assert folder_of(driver) == disk.folder  # so far, the disk answers
        driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    disk.silent = True
    pulse = Pulse()
    driver.ctrl(Qt.Key.Key_O)
    assert folder_of(driver) == here.parent
    driver.ctrl(Qt.Key.Key_S)
    assert folder_of(driver) == here.parent
    assert disk.asked
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS


def test_every_room_has_its_dialogs_begin_where_a_disk_answers(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    driver = start(away, recent_files=[str(away), str(here)])
    files, file = driver.app.late.files, driver.app.late.file
    driver.qtbot.waitUntil(lambda: files.document(away) is not None, timeout=20_000)
    file.read(files.document(away), 2)
    driver.qtbot.waitUntil(lambda: file.path == away, timeout=20_000)
    places = driver.app.services.folders
    disk.silent = True
    engine = EngineDetails(places)
    engine.show_program(AddedProgram("a", "A", str(disk.folder / "engine")))
    driver.qtbot.addWidget(engine)
    for ask in (
        driver.window.commands.save_as.trigger,  # the game's own file is away
        driver.window.findChild(UnwrittenView)._save_elsewhere,
        partial(driver.window.findChild(OwnGames)._export, ()),
        engine._choose,
    ):
        ask()
        assert folder_of(driver) in (here.parent, Path.home())
    assert not disk.asked_by_window, "".join(disk.asked_by_window)


def folder_of(driver: Driver) -> Path:
    """The folder that the dialog begins in, which is closed then."""
    dialog = driver.wait_for_dialog(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    found = Path(dialog.directory().path())
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    return found


@pytest.fixture
def saving(start: Callable[..., Driver], disk: Disk, away: Path) -> Driver:
    """A game of which the person says that it shall be saved on a disk that falls silent just then."""
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.ctrl(Qt.Key.Key_S)
    dialog = driver.wait_for_dialog(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(disk.folder))
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    dialog.findChild(QLineEdit).setText(away.name)
    return driver


def test_the_dialog_stays_until_it_is_known_what_the_chosen_name_leads_to(saving: Driver, disk: Disk) -> None:
    driver, dialog = saving, saving.dialog
    disk.silent = True
    pulse = Pulse()
    for _ in range(3):
        dialog.accept()
        QTest.qWait(100)
    assert driver.dialog is dialog
    assert disk.asked
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS
    disk.answer()
    box = driver.wait_for_dialog(QMessageBox)  # there is such a file
    assert isinstance(box, QMessageBox)
    assert "games.pdn" in box.text()
    driver.press("Add to the file", box)
    driver.qtbot.waitUntil(lambda: not driver.session.modified, timeout=20_000)
    assert (disk.folder / "games.pdn").read_text(encoding="utf-8").count("Away") == 2


def test_whether_the_chosen_file_is_there_is_asked_beside_the_window(
    saving: Driver, disk: Disk, away: Path
) -> None:
    driver = saving
    driver.key(Qt.Key.Key_Escape)
    disk.silent = True
    pulse = Pulse()
    room = driver.window.findChild(Saving)
    room._on_file_chosen(away)
    QTest.qWait(300)
    assert disk.asked
    assert driver.dialog is None
    assert driver.session.modified
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS
    driver.session.new_game(NewGame())
    driver.qtbot.waitUntil(lambda: "kept among your games" in driver.card)
    disk.answer()
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    assert driver.dialog is None  # nothing is asked about the other game
    assert away.read_text(encoding="utf-8") == GAME.format(name="Away") * 2


def test_a_game_that_is_being_saved_is_saved_before_the_window_closes(saving: Driver, disk: Disk) -> None:
    driver = saving
    driver.key(Qt.Key.Key_Escape)
    path = disk.folder / "new.pdn"
    disk.silence_s = 0.3
    disk.silent = True
    driver.window.findChild(Saving)._on_file_chosen(path)
    driver.window.close()  # after a while that is asked about
    disk.answer()
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible(), timeout=20_000)  # by itself
    assert "f1-g1" in path.read_text(encoding="utf-8")


def test_the_window_stays_where_the_file_that_was_chosen_is_asked_about(
    saving: Driver, disk: Disk, away: Path
) -> None:
    driver = saving
    driver.key(Qt.Key.Key_Escape)
    disk.silence_s = 0.3
    disk.silent = True
    driver.window.findChild(Saving)._on_file_chosen(away)
    assert not driver.window.close()
    disk.answer()
    box = driver.wait_for_dialog(QMessageBox)
    assert isinstance(box, QMessageBox)
    driver.press("Add to the file", box)
    driver.qtbot.waitUntil(lambda: not driver.session.modified, timeout=20_000)
    driver.close_window()


def test_what_is_written_elsewhere_does_not_wait_for_the_silent_disk_of_a_game(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    driver = start()
    jobs, settings = driver.app.services.jobs, driver.app.services.settings
    driver.qtbot.waitUntil(lambda: not jobs.under_way, timeout=20_000)
    disk.silent = True
    driver.app.late.files.open(away)
    driver.qtbot.waitUntil(lambda: disk.asked > 0, timeout=20_000)
    repertoires = Repertoires(here.parent, settings, jobs)
    driver.qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.WHITE) is not None, timeout=20_000)
    repertoires.save(repertoires.of("harzdame", Color.WHITE))
    TournamentService(here.parent, jobs, driver.app.late.library)._record_later(here.parent / "cup")
    view = driver.window.findChild(UnwrittenView)
    view._write(disk.folder / "mine.pdn", close=False)  # silent, too, as it turns out
    view._write(here.with_name("mine.pdn"), close=False)

    def all_but_the_silent_is_done() -> bool:
        left = [job.lane for job in jobs.under_way]
        return left == [file_lane(away, written=False), FolderLane(disk.folder)]

    driver.qtbot.waitUntil(all_but_the_silent_is_done, timeout=20_000)
    assert repertoires.path("harzdame", Color.WHITE).exists()
    assert here.with_name("mine.pdn").exists()


def test_files_of_another_disk_are_opened_saved_and_edited_while_one_is_silent(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path
) -> None:
    driver = start(away)
    late, pulse = driver.app.late, Pulse()
    files, file, editing = late.files, late.file, late.editing
    driver.qtbot.waitUntil(lambda: files.document(away) is not None, timeout=20_000)
    file.read(files.document(away), 2)
    driver.qtbot.waitUntil(lambda: file.path == away, timeout=20_000)
    GameEditor(driver.session, driver.app).comment(driver.session.tree.root, "On the network")
    pulse.take()
    disk.silent = True
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: disk.asked > 0, timeout=20_000)
    files.open(here)
    driver.qtbot.waitUntil(lambda: files.current == here, timeout=20_000)
    file.read(files.document(here), 2)
    driver.qtbot.waitUntil(lambda: file.path == here, timeout=20_000)
    GameEditor(driver.session, driver.app).comment(driver.session.tree.root, "Right here")
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.session.modified, timeout=20_000)
    assert "Right here" in here.read_text(encoding="utf-8")
    editing.delete(here, [1])
    driver.qtbot.waitUntil(lambda: len(files.document(here).content.games) == 1, timeout=20_000)
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS
    disk.answer()
    driver.qtbot.waitUntil(lambda: "On the network" in away.read_text(encoding="utf-8"), timeout=20_000)
    assert file.path == here


def test_closing_saves_into_another_folder_while_a_disk_is_silent(
    start: Callable[..., Driver], disk: Disk, away: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start(away)
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 1000)
    late = driver.app.late
    driver.qtbot.waitUntil(lambda: late.files.document(away) is not None, timeout=20_000)
    late.file.read(late.files.document(away), 2)
    driver.qtbot.waitUntil(lambda: late.file.path == away, timeout=20_000)
    GameEditor(driver.session, driver.app).comment(driver.session.tree.root, "Mine")
    disk.silent = True
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: disk.asked > 0, timeout=20_000)
    late.file.save_as(driver.session.tree, here.with_name("saved.pdn"), driver.session.revision)
    driver.window.close()  # whatever it asks
    driver.qtbot.waitUntil(lambda: not driver.session.modified, timeout=20_000)
    assert "Mine" in here.with_name("saved.pdn").read_text(encoding="utf-8")
    disk.answer()


def test_tournaments_are_looked_for_beside_the_window(start: Callable[..., Driver], disk: Disk) -> None:
    driver = start()
    service = TournamentService(disk.folder, driver.app.services.jobs, driver.app.late.library)
    pulse = Pulse()
    disk.silent = True
    service.left()
    tree = pdn.scan('[Result "1-0"]\n\n1. f1-g1 f5-f4 1-0\n').games[0].read().tree
    assert tree is not None and tree.result is not None
    service.report(disk.folder / "none.tournament", "1.1.1", tree)
    service.attended = True
    service.report(disk.folder / "none.tournament", "1.1.1", tree)
    QTest.qWait(500)
    assert disk.asked
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
    assert pulse.take() < MOST_MS
    disk.answer()
    driver.qtbot.waitUntil(lambda: not service.running)
    service.start(Plan("Cup", "2026.01.01", "harzdame", ("name=a depth=1", "name=b depth=1"), games=2))
    with driver.qtbot.waitSignal(service.ended, timeout=60_000):
        disk.silent = True
        disk.silence_s = 0.2
        disk._over.clear()
    disk.silent = False
    assert not disk.asked_by_window, "".join(disk.asked_by_window)
