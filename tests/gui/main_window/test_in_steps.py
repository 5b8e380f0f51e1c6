"""The workspace is made in steps, at the start and in another language; between them the window is used."""

from __future__ import annotations

import errno
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.instance import Wish
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.main_window import unwritten
from harzdame_gui.main_window.games import Games
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.main_window.workspace import Workspace
from harzdame_gui.replay.presenter import Replay
from harzdame_gui.theme.still import Still
from tests.gui.driver import Driver

STEPS = ("_install_game", "_install_analysis", "_install_reviews", "_install_files", "_install_rooms")


def _behind(step: str, act: Callable[[], None], patch: pytest.MonkeyPatch) -> None:
    """Do something between a step and the next one."""
    install = getattr(Workspace, step)

    def install_and_act(workspace: Workspace) -> None:
        install(workspace)
        QTimer.singleShot(0, act)

    patch.setattr(Workspace, step, install_and_act)


def _before(step: str, act: Callable[[], None], patch: pytest.MonkeyPatch) -> None:
    """Do something as a step begins."""
    install = getattr(Workspace, step)

    def act_and_install(workspace: Workspace) -> None:
        act()
        install(workspace)

    patch.setattr(Workspace, step, act_and_install)


def _told_of_steps(patch: pytest.MonkeyPatch) -> list[str]:
    """Will tell each step, and each time that events are handled behind one."""
    told: list[str] = []
    for step in STEPS:
        _before(step, partial(told.append, step), patch)
        _behind(step, partial(told.append, "events"), patch)
    return told


def test_the_event_loop_runs_between_the_steps(
    start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _told_of_steps(monkeypatch)
    start()
    assert told == [each for step in STEPS for each in (step, "events")]


@pytest.mark.parametrize("step", STEPS)
def test_a_window_is_closed_while_its_workspace_is_half_made(
    step: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    app = App(application, Profile.at(tmp_path))
    ended: list[bool] = []

    def close_and_end() -> None:
        assert app.workspace is None
        assert app.window.close()
        ended.append(app.stop())
        app.window.dispose()
        app.deleteLater()

    _behind(step, close_and_end, monkeypatch)
    app.start(None)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [True]


def test_nothing_is_seen_before_the_last_step(
    start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    apps: list[App] = []
    begin = App.start
    seen: list[str] = []

    def note_and_begin(app: App, file: Path | None) -> None:
        apps.append(app)
        begin(app, file)

    def look() -> None:
        window = apps[0].window
        shown = [
            each for each in window.findChildren(QWidget) if each.isVisible() and each.parent() is window
        ]
        seen.extend(type(each).__name__ for each in shown)

    monkeypatch.setattr(App, "start", note_and_begin)
    for step in STEPS:
        _behind(step, look, monkeypatch)
    driver = start(white="human", black="human", analysis=True, strip=True)
    assert seen == ["Screen"] * len(STEPS)
    driver.qtbot.waitUntil(driver.app.workspace.analysis.bar.isVisible)
    driver.qtbot.waitUntil(driver.app.workspace.replaying.replay.panel.isVisible)


def test_what_a_key_opened_between_the_steps_closes_with_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    app = App(application, Profile.at(tmp_path))
    left: list[QWidget] = []
    ended: list[bool] = []

    def open_and_close() -> None:
        app.window.commands.library.trigger()
        opened = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        assert len(opened) == 2
        assert app.window.close()
        left.extend(each for each in opened if each.isVisible())
        ended.append(app.stop())
        app.window.dispose()
        app.deleteLater()

    _behind("_install_rooms", open_and_close, monkeypatch)
    app.start(None)
    qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    assert not left


def test_what_happens_between_the_steps_is_there_in_the_end(
    start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file that another app hands over, a move, and another language."""
    path = tmp_path / "handed over.pdn"
    path.write_text('[GameType "20"]\n\n1. 32-28 *\n', encoding="utf-8")
    apps: list[App] = []
    begin = App.start

    def note_and_begin(app: App, file: Path | None) -> None:
        apps.append(app)
        begin(app, file)

    monkeypatch.setattr(App, "start", note_and_begin)
    with monkeypatch.context() as patch:
        _behind("_install_analysis", lambda: apps[0].open_for(Wish(path)), patch)
        _behind("_install_reviews", lambda: apps[0].services.settings.language.set("de"), patch)
        driver = start()
    driver.qtbot.waitUntil(lambda: driver.window.commands.new_game.text() == "Neue Partie")
    driver.qtbot.waitUntil(lambda: not driver.app.is_changing_window, timeout=20_000)
    driver.qtbot.waitUntil(lambda: driver.app.late.file.path == path)
    assert driver.app.workspace is driver.window.half_made
    assert str(driver.session.tree.mainline()[1].move) == "32-28"


# The same in another language, where an old window was there


def test_the_event_loop_runs_between_the_steps_to_another_language(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _told_of_steps(monkeypatch)
    driver.speak("de")
    assert told == [each for step in STEPS for each in (step, "events")]


def test_the_old_workspace_is_gone_before_the_new_one_is_made(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = driver.window
    parts = [part for part in old.findChildren(QObject) if isinstance(part, (Workspace, Games, Replay))]
    assert len(parts) == 3
    alive: list[bool] = []
    for step in STEPS:
        _before(step, lambda: alive.extend(isValid(each) for each in (old, *parts)), monkeypatch)
    driver.speak("de")
    assert len(alive) == 4 * len(STEPS)
    assert not any(alive)


def test_a_window_is_in_sight_all_the_time_with_the_picture_of_the_old_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.window.resize(780, 700)  # no larger than the screen of the tests
    QTest.qWait(50)
    before = driver.window.grab().toImage()
    seen: list[QImage] = []

    def look() -> None:
        [window] = (each for each in QApplication.topLevelWidgets() if each.isVisible())
        assert window is driver.window
        seen.append(window.grab().toImage())

    for step in STEPS:
        _behind(step, look, monkeypatch)
    driver.speak("de")
    assert len(seen) == len(STEPS)
    assert all(each == before for each in seen)
    assert driver.window.grab().toImage() != before
    assert driver.window.findChild(Still) is None


@pytest.mark.parametrize("step", STEPS)
def test_a_window_that_is_closed_between_the_steps_to_another_language_closes_once_it_can_ask(
    step: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    may_close = Workspace.may_close
    monkeypatch.setattr(
        Workspace, "may_close", lambda workspace: (asked.append(True), may_close(workspace))[1]
    )
    _behind(step, lambda: asked.extend(() if driver.window.close() is False else (False,)), monkeypatch)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible())
    assert asked == [True]


@pytest.mark.parametrize("stays", [False, True])
def test_nothing_is_opened_beside_a_window_while_the_disk_is_given_time_to_let_it_close(
    stays: bool, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QWidget] = []

    def decide(_workspace: Workspace) -> bool:
        QTest.qWait(300)
        opened.extend(others(driver))
        return not stays

    driver.app.workspace.windows.show_keys()
    monkeypatch.setattr(Workspace, "may_close", decide)
    _behind("_install_rooms", lambda: driver.window.close() and None, monkeypatch)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: driver.window.isVisible() is stays)
    assert opened == []
    assert bool(others(driver)) is stays


@pytest.mark.parametrize("stays", [False, True])
def test_another_language_waits_while_the_disk_is_given_time_to_let_a_window_close(
    stays: bool, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, during = driver.window, []

    def decide(_workspace: Workspace) -> bool:
        QTest.qWait(300)
        during.append(driver.window is old and not driver.app.is_changing_window)
        return not stays

    monkeypatch.setattr(Workspace, "may_close", decide)
    driver.app.services.settings.language.set("de")
    assert driver.window.close() is not stays
    assert during == [True]
    if stays:
        driver.wait_for_another(old)
    else:
        QTest.qWait(300)
        assert driver.window is old
    assert driver.window.isVisible() is stays


def test_it_is_asked_in_another_language_whether_a_window_is_closed(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 50)
    writing = Writing(Thing.STUDIES, driver.folder / "study.pdn")
    driver.app.services.jobs.failing.note(driver, writing, OSError(errno.ENOSPC, "full"))
    assert not driver.window.close()
    driver.wait_for_dialog(QMessageBox)
    driver.speak("de")
    driver.wait_for_dialog(QMessageBox)
    assert "Noch ist nicht alles" in driver.dialog.text()
    driver.app.services.jobs.failing.settle(driver)
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible())


def others(driver: Driver) -> list[QWidget]:
    """The windows that are seen beside the main one."""
    seen = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    return [each for each in seen if each is not driver.window]


def test_the_end_of_a_session_waits_for_no_language(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def leave() -> None:
        driver.app.window.end()
        seen.append(driver.app.window.isVisible())

    _behind("_install_files", leave, monkeypatch)
    driver.speak("de")
    assert seen == [False]
    assert not driver.window.isVisible()


@pytest.mark.parametrize("ends", [True, False])
def test_a_window_that_is_closed_before_another_takes_its_place(
    ends: bool, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = driver.window
    prepare = MainWindow.prepared

    def close_and_prepare(window: MainWindow) -> Iterator[QWidget]:
        if ends:
            old.end()
        else:
            assert not old.close()
        return prepare(window)

    monkeypatch.setattr(MainWindow, "prepared", close_and_prepare)
    driver.app.services.settings.language.set("de")
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible() and not driver.app.is_changing_window)
    assert (driver.window is old) is ends
    assert not [each for each in QApplication.topLevelWidgets() if each.isVisible()]


@pytest.mark.parametrize("step", STEPS)
def test_a_file_and_a_third_language_between_the_steps_to_another_one(
    step: str, driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "handed over.pdn"
    path.write_text('[GameType "20"]\n\n1. 32-28 *\n', encoding="utf-8")

    def act() -> None:
        if driver.app.translation.language == "de":
            driver.app.open_for(Wish(path))
            driver.app.services.settings.language.set("en")

    _behind(step, act, monkeypatch)
    driver.app.services.settings.language.set("de")
    driver.qtbot.waitUntil(lambda: driver.app.late.file.path == path, timeout=20_000)
    driver.qtbot.waitUntil(lambda: not driver.app.is_changing_window, timeout=20_000)
    assert driver.window.commands.new_game.text() == "New game"
    assert str(driver.session.tree.mainline()[1].move) == "32-28"


def test_a_file_that_is_being_read_as_the_old_workspace_goes_is_shown_by_the_new_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "slow.pdn"
    path.write_text('[GameType "20"]\n\n1. 32-28 *\n', encoding="utf-8")
    go_on = Event()
    perform = Job.perform

    def perform_later(job: Job) -> object:
        assert go_on.wait(20)
        return perform(job)

    def let_it_end() -> None:
        go_on.set()
        time.sleep(0.2)

    monkeypatch.setattr(Job, "perform", perform_later)
    driver.app.workspace.games.open_path(path)
    for step in ("_install_game", "_install_analysis", "_install_reviews", "_install_files"):
        _before(step, let_it_end, monkeypatch)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: driver.played == ["32-28"], timeout=20_000)


def test_a_key_between_the_steps_to_another_language_is_obeyed(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    flipped = driver.board.orientation.flipped
    _behind("_install_analysis", lambda: driver.key(Qt.Key.Key_F), monkeypatch)
    driver.speak("de")
    assert driver.board.orientation.flipped is not flipped


def test_the_focus_is_where_it_was(driver: Driver) -> None:
    driver.window.ground.panel.moves.setFocus()
    driver.speak("de")
    assert driver.window.focusWidget() is driver.window.ground.panel.moves
    driver.board.setFocus()
    driver.speak("en")
    assert driver.window.focusWidget() is driver.board
