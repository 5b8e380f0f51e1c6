"""The app as a whole: its handling of failures, and a clean end."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import weakref
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Limit, Position
from harzdame_engine.search import evaluation
from PySide6.QtCore import SIGNAL, QByteArray, QCoreApplication, QEvent, QMetaMethod, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.engines.dialog import EnginesDialog
from harzdame_gui.files.recovering import Recovering
from harzdame_gui.late_services import LateServices
from harzdame_gui.main_window.workspace import Workspace
from harzdame_gui.notices.stand_in import StandIn
from harzdame_gui.replay.presentation import Presentation
from tests.gui.driver import Driver

Start = Callable[..., Driver]

_SHOWS_ITS_ICON = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
import harzdame_gui.app as app

class Showing(app.App):
    def start(self, file):
        super().start(file)
        QTimer.singleShot(100, self.show_icons)

    def show_icons(self):
        for window in (self.window, QDialog(self.window), QDialog()):
            picture = window.windowIcon().pixmap(64, 64).toImage()
            print(picture.width(), picture.pixelColor(32, 24).alpha(), QGuiApplication.desktopFileName())
        self.leave()

app.App = Showing
sys.exit(app.run(temp_profile=True))
"""


def test_an_unexpected_failure_is_told_and_the_game_goes_on(
    driver: Driver, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        raise RuntimeError("the board caught fire")
    except RuntimeError:
        driver.app.failures.report(*sys.exc_info())
    assert driver.card.startswith("Something went wrong.")
    assert "the board caught fire" in driver.card
    assert "RuntimeError: the board caught fire" in capsys.readouterr().err
    driver.press("Copy the report")
    copied = QApplication.clipboard().text()
    assert copied.startswith("Harzdame ")
    assert copied.endswith("RuntimeError: the board caught fire\n")
    driver.drag("f1", "g1")
    assert driver.played[0] == "f1-g1"


@pytest.mark.parametrize(
    "place", [(LateServices, "build"), (Workspace, "_install_files"), (Workspace, "_show")]
)
def test_a_window_of_which_a_part_cannot_be_made_says_so_and_is_played_in(
    place: tuple[type, str],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_arguments: object) -> None:
        raise RuntimeError("no such room")

    monkeypatch.setattr(*place, fail)
    driver = Driver(qtbot, tmp_path / "profile", whole=False)
    card = driver.window.findChild(StandIn)
    assert card.isVisible()
    assert card.accessibleName().startswith("A part of the window is missing.")
    assert "RuntimeError: no such room" in card.accessibleName()
    assert "RuntimeError: no such room" in capsys.readouterr().err
    driver.press("Copy the report", card)
    assert QApplication.clipboard().text().endswith("RuntimeError: no such room\n")
    driver.drag("f1", "g1")
    qtbot.waitUntil(lambda: len(driver.played) == 2)
    if place[0] is Workspace:
        qtbot.waitUntil(lambda: any(driver.folder.glob("unfinished-*.json")))
    driver.press("All right", card)
    assert not card.isVisible()
    driver.close()


def test_a_failure_is_told_where_there_is_no_console(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    driver.app.failures.report(RuntimeError, RuntimeError("the board caught fire"), None)
    assert "the board caught fire" in driver.card


def test_a_game_that_cannot_be_restored_keeps_nobody_from_playing(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_recovering: Recovering) -> None:
        raise RuntimeError("a bad file")

    monkeypatch.setattr(Recovering, "restore", fail)
    driver = start()
    assert driver.card.startswith("Something went wrong.")
    assert "RuntimeError: a bad file" in capsys.readouterr().err
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: len(driver.played) == 2)
    driver.qtbot.waitUntil(lambda: any(driver.folder.glob("unfinished-*.json")))


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_what_is_no_file_among_the_open_ones_keeps_no_window_from_its_panel(
    start: Start, tmp_path: Path
) -> None:
    loop = tmp_path / "loop.pdn"
    loop.symlink_to(loop)
    driver = start(open_files=[str(loop), f"{tmp_path}/a\0b.pdn"], shown_file=str(loop))
    assert driver.window.ground.panel is not None
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: len(driver.played) == 2)


def test_every_window_has_the_icon() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", _SHOWS_ITS_ICON],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.splitlines() == ["64 255 alt.harzdame.harzdame"] * 3


def test_the_window_comes_back_where_it_was(start: Start) -> None:
    driver = start()
    driver.window.resize(1010, 720)
    QTest.qWait(10)
    driver.window.close()
    driver.close()
    kept = json.loads((driver.folder / "settings.json").read_text(encoding="utf-8"))
    window = QMainWindow()
    assert window.restoreGeometry(QByteArray.fromBase64(kept["window_geometry"].encode()))
    assert window.height() == 720  # the width is cut to the test platform’s screen


def test_a_clean_end_leaves_nothing_of_a_game_that_was_not_begun(start: Start) -> None:
    driver = start()
    QTest.qWait(400)
    driver.close()
    assert not list(driver.folder.glob("unfinished-*.json"))


def test_settings_that_could_not_be_read_are_said(start: Start, tmp_path: Path) -> None:
    start().close()
    (settings,) = tmp_path.rglob("settings.json")
    settings.write_text("{", encoding="utf-8")
    driver = start()
    assert driver.card.startswith("Your settings could not be read.")
    assert f"{settings}.bak" in driver.card


@pytest.mark.parametrize("damage", ["torn", "too large"])
def test_engines_that_could_not_be_read_are_said(start: Start, tmp_path: Path, damage: str) -> None:
    start().close()
    (settings,) = tmp_path.rglob("settings.json")
    engines = settings.with_name("engines.json")
    engines.write_text("{" if damage == "torn" else " " * (17 << 20) + '{"engines": []}', encoding="utf-8")
    driver = start()
    driver.window.commands.engines.trigger()
    driver.wait_for_dialog(EnginesDialog)
    driver.key(Qt.Key.Key_Escape)
    said = "The engines that you have added could not be read."
    driver.qtbot.waitUntil(lambda: driver.card.startswith(said))
    assert f"{engines}.bak" in driver.card
    assert engines.with_name("engines.json.bak").exists()


def test_weights_that_cannot_be_used_are_said_and_the_game_goes_on(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    damaged = tmp_path / "harzdame.weights"
    damaged.write_bytes(b"")
    monkeypatch.setattr(evaluation, "resource", lambda _path: damaged)
    evaluation._installed.cache_clear()
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.qtbot.waitUntil(lambda: "below its strength" in driver.card)
    assert "harzdame.weights holds no learned weights" in driver.card
    evaluation._installed.cache_clear()


def test_a_window_that_was_made_anew_is_let_go_with_all_its_parts(driver: Driver) -> None:
    driver.key(Qt.Key.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    driver.window.findChild(Presentation).close()
    parts = [weakref.ref(part) for part in driver.window.findChildren(QObject)]
    driver.speak("de")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert {type(part()).__name__ for part in parts} == {"NoneType"}


def _receivers(app: QObject) -> dict[tuple[str, str], int]:
    """To how many receivers each signal leads of what lives as long as the app does."""
    found: Counter[tuple[str, str]] = Counter()
    for sender in app.findChildren(QObject):
        meta = sender.metaObject()
        for method in (meta.method(index) for index in range(meta.methodCount())):
            if method.methodType() == QMetaMethod.MethodType.Signal:
                signature = method.methodSignature().toStdString()
                found[type(sender).__name__, signature] += sender.receivers(SIGNAL(signature))
    return dict(found)


def test_a_window_that_was_made_anew_leaves_no_connection(driver: Driver) -> None:
    counts = []
    for language in ("de", "en", "de"):
        driver.speak(language)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        driver.qtbot.waitUntil(
            lambda: not driver.app.services.jobs.under_way
        )  # each has connections of its own
        counts.append(_receivers(driver.app))
    assert counts[2] == counts[1] == counts[0]


def test_no_thread_is_left(start: Start) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.app.services.engine.analyse(Position.start(), Limit(), priority=Priority.ANALYSIS)
    assert driver.app.services.jobs.threads > 0
    driver.close()
    assert driver.app.services.jobs.threads == 0


def test_nothing_goes_on_when_the_journal_breaks_at_the_end(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    driver.app.services.engine.analyse(Position.start(), Limit(), priority=Priority.ANALYSIS)

    def fail() -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(driver.app.late.recovery, "leave", fail)
    with pytest.raises(RuntimeError, match="broken"):
        driver.close()
    assert driver.app.services.jobs.threads == 0
