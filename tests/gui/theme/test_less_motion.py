"""The system's wish for less motion reaches the board, on each system by its own way."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from harzdame_gui.theme import less_motion
from harzdame_gui.theme.less_motion import LessMotion
from harzdame_gui.widgets.thinking_dots import ThinkingDots
from tests.gui.driver import Driver

ROOT = Path(__file__).resolve().parents[3]
PORTAL = """
import sys
from jeepney import HeaderFields, MessageType, new_error, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection

known = {"reduced-motion": ("u", 1), "enable-animations": ("b", False)}
connection = open_dbus_connection("SESSION")
connection.send_and_get_reply(message_bus.RequestName("org.freedesktop.portal.Desktop"))
print("ready", flush=True)
while True:
    call = connection.receive()
    if call.header.message_type is not MessageType.method_call:
        continue
    if call.header.fields.get(HeaderFields.member) == "Read" and call.body[1] in sys.argv[1:]:
        connection.send(new_method_return(call, "v", (("v", known[call.body[1]]),)))
    else:
        connection.send(new_error(call, "org.freedesktop.portal.Error.NotFound"))
"""
ASKING = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from harzdame_gui.theme.less_motion import LessMotion

app = QGuiApplication(["test", "-platform", "offscreen"])
wish, told = LessMotion(), []


def hear(less):
    told.append(less)
    if len(told) == 2:
        print(told[-1])
        app.quit()


wish.told.connect(hear)
wish.ask_portal()
QTimer.singleShot(20_000, app.quit)
app.exec()
"""


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a session's bus of its own."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("needs dbus-daemon")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as daemon:
        assert daemon.stdout is not None
        yield {
            **os.environ,
            "DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip(),
            "XDG_RUNTIME_DIR": str(tmp_path),
        }
        daemon.terminate()


@pytest.mark.parametrize(
    ("answered", "less"),
    [(["reduced-motion"], "True"), (["enable-animations"], "True"), ([], "False")],
)
def test_the_desktop_portal_is_asked(bus: dict[str, str], answered: list[str], less: str) -> None:
    pytest.importorskip("jeepney")
    portal = [sys.executable, "-c", PORTAL, *answered]
    with subprocess.Popen(portal, text=True, env=bus, stdout=subprocess.PIPE) as serving:
        assert serving.stdout is not None
        assert serving.stdout.readline() == "ready\n"
        asking = [sys.executable, "-c", ASKING]
        told = subprocess.run(asking, cwd=ROOT, env=bus, text=True, capture_output=True, check=True)
        serving.terminate()
    assert told.stdout.strip() == less, told.stderr


def test_where_there_is_no_portal_nothing_is_wished(bus: dict[str, str]) -> None:
    asking = [sys.executable, "-c", ASKING]
    told = subprocess.run(asking, cwd=ROOT, env=bus, text=True, capture_output=True, check=True)
    assert told.stdout.strip() == "False", told.stderr


@pytest.mark.parametrize("shown", [0, 1])
def test_windows_is_asked(monkeypatch: pytest.MonkeyPatch, shown: int) -> None:
    def answer(parameter: int, _size: int, into: Any, _flags: int) -> int:
        assert parameter == 0x1042
        into._obj.value = shown
        return 1

    library = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=answer))
    monkeypatch.setattr(ctypes, "windll", library, raising=False)
    assert less_motion._windows_wishes() is not bool(shown)


@pytest.mark.parametrize(("platform", "asked"), [("windows", "_windows_wishes"), ("cocoa", "_mac_wishes")])
def test_it_is_asked_again_when_the_app_comes_to_the_front(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str, asked: str
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    monkeypatch.setattr(less_motion, asked, lambda: True)
    wish = LessMotion()
    told: list[bool] = []
    wish.told.connect(told.append)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert told == []
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert told == [True]


def test_a_board_and_the_dots_stand_still_where_less_motion_is_wished(start: Callable[..., Driver]) -> None:
    driver = start(animation_speed="system")
    dots = driver.window.findChild(ThinkingDots)
    assert driver.board._speed == 1
    assert not dots._still
    driver.app.findChild(LessMotion).told.emit(True)
    assert driver.board._speed == 0
    assert dots._still
