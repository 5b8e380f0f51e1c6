"""Leaving while the computer thinks: within a second, with exit code 0, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

THINK_THEN_LEAVE = """
import sys, time
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

def think():
    window = QApplication.activeWindow() or QApplication.topLevelWidgets()[0].window()
    QTest.keyClick(window, Qt.Key.Key_Space)
    QTimer.singleShot(300, leave)

def leave():
    global left
    left = time.monotonic()
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.close()

import harzdame_gui.controllers.settings as settings
settings.Settings.level.default = "full"
settings.Settings.thinking_time.default = 60.0
settings.Settings.openings.default = settings.OpeningVariety.OFF
from harzdame_gui.__main__ import main
QTimer.singleShot(0, lambda: None)
import harzdame_gui.app as app
start = app.App.start
def start_then_think(self, file):
    start(self, file)
    QTimer.singleShot(300, think)
app.App.start = start_then_think
code = main(["--temp-profile"])
print(f"{time.monotonic() - left:.2f}")
sys.exit(code)
"""


def test_leaving_while_the_computer_thinks() -> None:
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", THINK_THEN_LEAVE],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    assert float(result.stdout.split()[-1]) < 1.0
