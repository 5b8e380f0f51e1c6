"""The whole way: an app that crashes, and the next one, which tells of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from harzdame_gui.controllers.crashes.run_file import FOLDER
from tests.gui.crashes.test_presenter import card, report_of
from tests.gui.driver import Driver

_CRASHES = """
import ctypes, sys
from PySide6.QtCore import qFatal
import harzdame_gui.app as app

class Crashing(app.App):
    def start(self, file):
        {early}
        self.completed.connect(self.crash)
        super().start(file)

    def crash(self):
        {late}

app.App = Crashing
sys.exit(app.run())
"""
_NOTHING = "pass"
_LEAVE = "self.leave()"


def run(data: Path, *, early: str = _NOTHING, late: str = _LEAVE) -> int:
    """Start the app and have it do this before its window comes, and once that is whole; its exit code."""
    return subprocess.run(
        [sys.executable, "-c", _CRASHES.format(early=early, late=late)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(data)},
        capture_output=True,
        timeout=300,
        check=False,
    ).returncode


@pytest.mark.parametrize(
    ("early", "late", "told"),
    [
        (
            _NOTHING,
            "ctypes.string_at(0)",
            ("Fatal Python error: Segmentation fault", " in crash", "Harzdame 0."),
        ),
        (_NOTHING, "qFatal('no more')", ("Qt fatal error", "Fatal Python error: Aborted", " in crash")),
        ("ctypes.string_at(0)", _LEAVE, ("before there was a window", " in start")),
        ("raise ValueError('Anna')", _LEAVE, ("before there was a window", ", in start", "ValueError")),
    ],
)
def test_a_crash_is_noticed(
    start: Callable[..., Driver], tmp_path: Path, early: str, late: str, told: tuple[str, ...]
) -> None:
    assert run(tmp_path, early=early, late=late) != 0
    (tmp_path / "harzdame").rename(tmp_path / "profile")
    driver = start()
    window = report_of(driver)
    report = driver.app.late.crashes.last
    for words in told:
        assert words in report
    assert "Anna" not in report
    assert str(tmp_path) not in report
    window.close()


def test_an_end_in_order_is_none(start: Callable[..., Driver], tmp_path: Path) -> None:
    assert run(tmp_path) == 0
    assert list((tmp_path / "harzdame" / FOLDER).iterdir()) == []
    (tmp_path / "harzdame").rename(tmp_path / "profile")
    driver = start()
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    assert card(driver) is None


def test_an_error_in_a_slot_ends_nothing(tmp_path: Path) -> None:
    assert (
        run(tmp_path, late="from PySide6.QtCore import QTimer; QTimer.singleShot(0, self.leave); 1 / 0") == 0
    )
    assert list((tmp_path / "harzdame" / FOLDER).iterdir()) == []
    assert "ZeroDivisionError" in (tmp_path / "harzdame" / "harzdame.log").read_text(encoding="utf-8")
