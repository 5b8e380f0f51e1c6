"""Leaving while the computer thinks or builds: within a second, with exit code 0, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

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
    left = time.process_time()
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.close()

import harzdame_gui.controllers.settings.settings as settings
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
print(f"{time.process_time() - left:.2f}")
sys.exit(code)
"""


BUILD_THEN_LEAVE = """
import sys, time
from PySide6.QtCore import QTimer
from harzdame_engine import variant
from harzdame_engine.endgames.builder import plan
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
import harzdame_gui.app as app
from harzdame_gui.__main__ import main
from harzdame_gui.controllers.engine.searches import Power

complete = app.App._complete
def complete_then_build(self):
    global builder
    complete(self)
    rules = variant("turkish")  # no tables of it come with the program
    builder = self._late.builder
    builder.build(rules, plan(Tables(rules, ()), [Material.parse("KKMMvK")]), Power(4000, 2))
    builder.job.progress.connect(lambda progress: leave(self) if progress.share > 0 else None)

left = None
def leave(app):
    global left
    left = left or time.process_time()
    app.window.close()

app.App._complete = complete_then_build
code = main(["--temp-profile"])
print(f"{time.process_time() - left:.2f}")
sys.exit(code)
"""


@pytest.mark.parametrize("script", [THINK_THEN_LEAVE, BUILD_THEN_LEAVE], ids=["thinks", "builds"])
def test_leaving_while_the_computer_is_busy(script: str) -> None:
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    assert float(result.stdout.split()[-1]) < 1.0
