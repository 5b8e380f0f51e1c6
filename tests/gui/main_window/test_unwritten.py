"""Writing that fails is told as long as it lasts, asked about before closing, and costs nothing."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from harzdame_gui.controllers.game import recovery
from harzdame_gui.controllers.settings import settings
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.failing_writes import FailingWrites, Thing, Writing
from harzdame_gui.new_game.defaults import last_choice, with_names
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.text.unwritten import unwritten_message
from tests.gui.driver import Driver
from tests.gui.vanishing import vanish

Start = Callable[..., Driver]


def told_of(driver: Driver) -> str:
    """What the card says of what is not on disk; "": it is not there."""
    card: NoticeCard = driver.app.workspace.unwritten._card
    assert card.isVisible() == (card.notice is not None)
    return card.notice.message.spoken if card.notice is not None else ""


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "RETRY_MS", 100)
    monkeypatch.setattr(repeated_job, "RETRY_MS", 100)
    monkeypatch.setattr(settings, "_RETRY_MS", 100)


def break_profile(driver: Driver) -> None:
    away = driver.folder.with_name("away")
    vanish(driver.folder, away)
    shutil.rmtree(away)


def mend_profile(driver: Driver) -> None:
    driver.folder.unlink()
    driver.folder.mkdir(exist_ok=True)  # a writer may be faster


def closed_with_all_saved_in(path: Path, driver: Driver) -> str:
    """What is in the file that was chosen when closing asked."""
    driver.window.close()
    driver.wait_for_dialog(QMessageBox)
    driver.press("Save elsewhere…")
    driver.wait_for_dialog(QFileDialog)
    driver.choose_file(path)
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible())
    return path.read_text("utf-8")


def test_it_is_told_as_long_as_it_lasts_and_then_all_is_written(start: Start) -> None:
    driver = start(black="human")
    break_profile(driver)
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: "this game" in told_of(driver))
    driver.key(Qt.Key.Key_Escape)  # dismisses notices
    driver.drag("f5", "f4")
    QTest.qWait(600)
    assert "this game" in told_of(driver)
    driver.app.services.settings.show_targets.set(False)
    driver.qtbot.waitUntil(lambda: "this game and settings" in told_of(driver))
    mend_profile(driver)
    driver.qtbot.waitUntil(lambda: told_of(driver) == "")
    assert (driver.folder / "settings.json").exists()
    (journal,) = driver.folder.glob("unfinished-*.json")
    assert "f5-f4" in journal.read_text("utf-8")


def test_a_game_that_was_played_is_told_of_and_is_kept_once_it_can_be(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    break_profile(driver)
    driver.window.commands.resign_now.trigger()
    driver.qtbot.waitUntil(lambda: "games you played" in told_of(driver))
    mend_profile(driver)
    driver.qtbot.waitUntil(lambda: told_of(driver) == "")
    assert len(list((driver.folder / "games").glob("*.json"))) == 1


def test_closing_asks_and_stays_open(start: Start) -> None:
    driver = start(black="human")
    break_profile(driver)
    driver.drag("f1", "g1")
    driver.window.close()  # before anything was found to fail
    assert driver.window.isVisible()
    driver.wait_for_dialog(QMessageBox)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    assert driver.window.isVisible()
    assert driver.played[:1] == ["f1-g1"]


def test_closing_offers_another_place_and_writes_the_game_there(start: Start, tmp_path: Path) -> None:
    driver = start(black="human")
    break_profile(driver)
    driver.drag("f1", "g1")
    written = closed_with_all_saved_in(tmp_path / "elsewhere.pdn", driver)
    assert written.strip() == pdn.write(driver.session.tree).strip()


def test_it_can_be_closed_anyway(start: Start) -> None:
    driver = start(black="human")
    break_profile(driver)
    driver.drag("f1", "g1")
    driver.window.close()
    driver.wait_for_dialog(QMessageBox)
    driver.press("Close anyway")
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible())


@pytest.fixture(params=["no folder", "a file in the way"])
def unusable(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is in the way of a profile; without it the profile can be used."""
    home = tmp_path / "home"
    in_the_way = home if request.param == "a file in the way" else tmp_path / "mount"
    if in_the_way is home:
        home.write_text("in the way", encoding="utf-8")
    else:
        home.symlink_to(in_the_way / "away", target_is_directory=True)
        in_the_way.write_text("in the way", encoding="utf-8")
    at = Profile.at
    monkeypatch.setattr(Profile, "at", lambda _folder: at(home / "profile"))
    return in_the_way


def test_a_profile_that_cannot_be_used_at_the_start_is_told_of_and_used_once_it_can(
    start: Start, unusable: Path, tmp_path: Path
) -> None:
    driver = start(black="human")
    failing = driver.app.services.jobs.failing
    driver.qtbot.waitUntil(lambda: Thing.NOTHING in {each.thing for each, _error in failing.all})
    told = ("as soon as that works", "settings")  # that, where the app took its time
    assert any(each in told_of(driver) for each in told)
    driver.app.services.settings.welcomed.set(False)
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: "this game and settings" in told_of(driver))
    driver.window.close()
    driver.wait_for_dialog(QMessageBox)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    assert driver.window.isVisible()
    unusable.unlink()
    (unusable / "away" if unusable.name == "mount" else unusable).mkdir(parents=True, exist_ok=True)
    driver.qtbot.waitUntil(lambda: told_of(driver) == "")
    profile = tmp_path / "home" / "profile"
    assert (profile / "settings.json").exists()
    (journal,) = profile.glob("unfinished-*.json")
    assert "f1-g1" in journal.read_text("utf-8")
    driver.close_window()


def test_a_trial_that_fails_is_told_of_but_loses_nothing() -> None:
    failing = FailingWrites()
    failing.note("trial", Writing(Thing.NOTHING, Path("settings.json")), OSError(28, "full"))
    assert "as soon as that works" in unwritten_message(failing.all).text
    assert failing.lost == ()


def test_a_profile_that_passes_with_the_app_is_told_of_and_asked_about(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Profile, "at", lambda _folder: Profile.passing("no such letters"))
    driver = start(black="human")
    driver.qtbot.waitUntil(lambda: "is gone when you close" in told_of(driver))
    driver.drag("f1", "g1")
    assert "f1-g1" in closed_with_all_saved_in(tmp_path / "elsewhere.pdn", driver)


def test_where_all_can_be_kept_nothing_is_asked(start: Start) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    driver.close_window()
    assert driver.dialog is None


def test_a_journal_that_cannot_be_removed_is_removed_later(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: any(driver.folder.glob("unfinished-*.json")))
    unlink, full = Path.unlink, [True]

    def fail(path: Path, missing_ok: bool = False) -> None:
        if full and path.name.startswith("unfinished-"):
            raise PermissionError(13, "read only")
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", fail)
    file, session = driver.app.late.file, driver.session
    file.save_as(session.tree, tmp_path / "mine.pdn", session.revision)
    driver.qtbot.waitUntil(lambda: not session.modified)
    file.detach()
    session.new_game(with_names(last_choice(driver.app.services.settings)))
    QTest.qWait(500)
    full.clear()
    driver.qtbot.waitUntil(lambda: not any(driver.folder.glob("unfinished-*.json")))
