"""The workspace is made in steps at the start, between which the window is used, or closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.app import App
from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.controllers.settings.instance import Wish
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.main_window.workspace import Workspace
from tests.gui.driver import Driver

STEPS = ("_install_game", "_install_analysis", "_install_reviews", "_install_files", "_install_rooms")


def _behind(step: str, act: Callable[[], None], patch: pytest.MonkeyPatch) -> None:
    """Do something between a step and the next one."""
    install = getattr(Workspace, step)

    def install_and_act(workspace: Workspace) -> None:
        install(workspace)
        QTimer.singleShot(0, act)

    patch.setattr(Workspace, step, install_and_act)


def test_the_event_loop_runs_between_the_steps(
    start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    for step in STEPS:
        install = getattr(Workspace, step)

        def noted(workspace: Workspace, step: str = step, install: Callable[..., None] = install) -> None:
            told.append(step)
            install(workspace)
            QTimer.singleShot(0, partial(told.append, "events"))

        monkeypatch.setattr(Workspace, step, noted)
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
        assert app._workspace is None
        assert app.window.close()
        ended.append(app.stop())
        app.window.dispose()
        app.deleteLater()

    _behind(step, close_and_end, monkeypatch)
    app.start(None)
    qtbot.waitUntil(lambda: bool(ended), timeout=10_000)
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
    driver.qtbot.waitUntil(driver.app._workspace._analysis.bar.isVisible, timeout=10_000)
    assert driver.app._workspace._replaying.replay.panel.isVisible()


def test_what_a_key_opened_between_the_steps_closes_with_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    app = App(application, Profile.at(tmp_path))
    left: list[QWidget] = []
    ended: list[bool] = []

    def open_and_close() -> None:
        app.window._actions.library.trigger()
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
    _behind("_install_analysis", lambda: apps[0].open_for(Wish(path)), monkeypatch)
    _behind("_install_reviews", lambda: apps[0]._settings.language.set(Language.GERMAN), monkeypatch)
    driver = start()
    driver.qtbot.waitUntil(lambda: driver.window._actions.new_game.text() == "Neue Partie")
    driver.qtbot.waitUntil(lambda: driver.app._late.file.path == path)
    assert driver.app._workspace is driver.window._workspace
    assert str(driver.session.tree.mainline()[1].move) == "32-28"
