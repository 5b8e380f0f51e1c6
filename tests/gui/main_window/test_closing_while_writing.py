"""Closing while something is being written: it waits, asks where that takes too long, and loses nothing."""

from __future__ import annotations

import errno
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer

import pytest
from harzdame_engine import pdn
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game import recovery
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import FolderLane, Job, Lane
from harzdame_gui.controllers.work.repeated_job import RepeatedJob
from harzdame_gui.main_window import unwritten
from harzdame_gui.main_window.unwritten import UnwrittenView
from harzdame_gui.text.unwritten import closing_message
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of

Start = Callable[..., Driver]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "RETRY_MS", 100)
    monkeypatch.setattr(repeated_job, "RETRY_MS", 100)


class Answer(Event):
    """That of a silent disk: an error, or whatever was asked for."""

    error: OSError | None = None


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[Answer]:
    """No file of games is written anew until this is set."""
    go, edited = Answer(), PdnDocument.edited

    def waits(document: PdnDocument, edit: Callable[[], pdn.Document]) -> PdnDocument:
        go.wait(30)
        if go.error is not None:
            raise go.error
        return edited(document, edit)

    monkeypatch.setattr(PdnDocument, "edited", waits)
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 200)
    yield go
    go.set()


def closed_during_a_save(driver: Driver, path: Path) -> None:
    """Have a game saved while its file is edited on a silent disk, and close the window."""
    game = '[Event "{number}"]\n\n1. f1-g1 f5-f4 *\n\n'
    path.write_text("".join(game.format(number=number) for number in (1, 2)), encoding="utf-8")
    late = driver.app.late
    with driver.qtbot.waitSignal(late.files.opened):
        late.files.open(path)
    with driver.qtbot.waitSignal(late.file.gameRead):
        late.file.read(late.files.document(path), 2)
    late.editing.delete(path, [1])
    driver.session.tree.root.comment = "Precious"
    late.file.save(driver.session.tree, driver.session.revision)
    driver.window.close()
    driver.wait_for_dialog(QMessageBox)


def test_closing_asks_while_a_disk_is_silent_and_closes_once_all_is_written(
    start: Start, tmp_path: Path, silent: Answer
) -> None:
    driver, path = start(black="human"), tmp_path / "mine.pdn"
    closed_during_a_save(driver, path)
    assert "“mine.pdn”" in driver.dialog.informativeText()
    assert "as soon as it answers" in told_of(driver)
    silent.set()
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible())
    games = pdn.Document.read(path.read_bytes()).content.games
    assert [game.tags["Event"] for game in games] == ["2"]
    assert "Precious" in games[0].text


@pytest.mark.parametrize("stays", [True, False])
def test_whoever_is_asked_while_a_disk_is_silent_decides(
    start: Start, tmp_path: Path, silent: Answer, stays: bool
) -> None:
    driver, path = start(black="human"), tmp_path / "mine.pdn"
    closed_during_a_save(driver, path)
    driver.press("Keep open" if stays else "Close anyway")
    driver.qtbot.waitUntil(lambda: driver.dialog is None and driver.window.isVisible() == stays)
    silent.set()
    if stays:
        driver.qtbot.waitUntil(lambda: told_of(driver) == "" and not driver.session.modified)
        assert driver.window.isVisible()


def test_closing_waits_for_a_save_that_is_slow(
    start: Start, tmp_path: Path, silent: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 5000)
    driver, path = start(black="human"), tmp_path / "mine.pdn"
    Timer(0.5, silent.set).start()
    monkeypatch.setattr(driver, "wait_for_dialog", lambda _kind: None)
    closed_during_a_save(driver, path)
    assert not driver.window.isVisible()
    assert "Precious" in path.read_text("utf-8")


@pytest.mark.parametrize("patience_ms", [200, 5000])
def test_closing_shows_why_something_was_not_written(
    start: Start, tmp_path: Path, silent: Answer, monkeypatch: pytest.MonkeyPatch, patience_ms: int
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", patience_ms)
    driver, path = start(black="human"), tmp_path / "mine.pdn"
    silent.error = OSError(errno.EIO, "Input/output error")
    if patience_ms > 200:  # it fails before anything is asked
        Timer(0.5, silent.set).start()
        monkeypatch.setattr(driver, "wait_for_dialog", lambda _kind: None)
    closed_during_a_save(driver, path)
    silent.set()
    driver.qtbot.waitUntil(lambda: driver.dialog is None and "Input/output error" in driver.card)
    QTest.qWait(500)
    assert driver.window.isVisible()


@pytest.mark.parametrize("patience_ms", [200, 5000])
def test_closing_by_itself_ends_where_something_is_given_up(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience_ms: int
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", patience_ms)
    driver, go = start(black="human"), Event()
    jobs = driver.app.services.jobs

    def fail(_job: Job) -> None:
        go.wait(30)
        raise FileError(FileFailure(FailureKind.CHANGED, tmp_path / "mine.pdn"))

    writing = Writing(Thing.MARKS, tmp_path / "mine.pdn")
    job = RepeatedJob(jobs, fail, lane=Lane.LIBRARY_CHANGES, writing=writing, worthwhile=lambda _error: False)
    job.failed.connect(lambda _error: None)
    if patience_ms > 200:
        Timer(0.5, go.set).start()
    driver.window.close()
    if patience_ms == 200:
        driver.wait_for_dialog(QMessageBox)
    go.set()
    driver.qtbot.waitUntil(lambda: not jobs.under_way and driver.dialog is None)
    QTest.qWait(500)
    assert driver.window.isVisible()
    assert told_of(driver) == ""
    driver.window.close()
    assert not driver.window.isVisible()


def test_closing_asks_nothing_where_the_next_write_begins_as_one_ends(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start(black="human")
    driver.session.follow(driver.session.position.legal_moves()[:1])
    driver.session.tree.root.comment = "Precious"
    written: list[str] = []
    writing = UnwrittenView._writing.fget

    def write(name: str) -> None:
        driver.app.services.jobs.run(lambda _job: time.sleep(0.2) or written.append(name), lane=Lane.JOURNAL)

    def next_begins(view: UnwrittenView) -> bool:
        found = writing(view)
        if not found and written == ["one"]:
            write("another")
            driver.app.late.recovery.keep_now()
        return found

    monkeypatch.setattr(UnwrittenView, "_writing", property(next_begins))
    write("one")
    driver.window.close()
    assert not driver.window.isVisible() and driver.dialog is None
    assert written == ["one", "another"]


def test_a_disk_is_silent_only_to_what_is_being_written(start: Start) -> None:
    driver, go = start(black="human"), Event()
    driver.session.follow(driver.session.position.legal_moves()[:1])
    recovery = driver.app.late.recovery
    driver.qtbot.waitUntil(lambda: recovery._kept and not recovery._saves)
    driver.app.services.jobs.run(lambda _job: go.wait(30), lane=Lane.JOURNAL)
    recovery.note_stall()
    assert not driver.app.services.jobs.failing.all
    recovery.keep_now()
    recovery.note_stall()
    assert "does not answer" in told_of(driver)
    go.set()
    driver.qtbot.waitUntil(lambda: told_of(driver) == "")


def test_closing_by_itself_is_told_of_only_where_it_can_be() -> None:
    path, error = Path("games.pdn"), OSError(errno.EIO, "Input/output error")
    itself = "closes by itself"
    assert itself in closing_message([(Writing(Thing.GAME, path), error)]).text
    passing = [(Writing(Thing.GAME, path), error), (Writing(Thing.ALL, path), error)]
    assert itself not in closing_message(passing).text


def test_a_file_is_asked_about_by_the_one_name_that_was_chosen(
    start: Start, tmp_path: Path, silent: Answer
) -> None:
    driver, path, real = start(black="human"), tmp_path / "link.pdn", tmp_path / "there" / "target.pdn"
    real.parent.mkdir()
    real.touch()
    try:
        path.symlink_to(real)
    except OSError:
        pytest.skip("needs links")
    closed_during_a_save(driver, path)
    written = "Still to be written: “link.pdn”."
    assert written in driver.dialog.informativeText()
    assert written in told_of(driver)


@pytest.mark.parametrize("named", [True, False])
def test_a_chosen_file_is_asked_about_by_its_name_whatever_is_known_of_it(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 200)
    driver, go, path = start(black="human"), Event(), tmp_path / "share" / "mine.pdn"
    jobs, written = driver.app.services.jobs, list[bool]()
    if not named:
        jobs.run(lambda _job: go.wait(30), lane=FolderLane(path.parent))
    ChosenFile(jobs, path, lambda _job: written.append(go.wait(30)))
    driver.window.close()
    driver.wait_for_dialog(QMessageBox)
    assert "Still to be written: “mine.pdn”." in driver.dialog.informativeText()
    go.set()
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible())
    assert written == [True]
