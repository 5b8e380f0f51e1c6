"""Leaving the app while something hangs: a process of its own, for it is the process that must end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

_HANGS = """
import sys, threading
from harzdame_engine import Engine
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

Engine.analyse = lambda *_, **__: threading.Event().wait()

import harzdame_gui.app as app

class Leaving(app.App):
    def start(self, file):
        self.completed.connect(self.think)
        super().start(file)

    def think(self):
        self.services.settings.level.set("club")
        self.services.session.engine_move()
        QTimer.singleShot(300, self.window.dispose)

app.App = Leaving
sys.exit(app.run())
"""


def test_a_hung_engine_keeps_nobody_and_loses_nothing(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", _HANGS],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    kept = json.loads((tmp_path / "harzdame" / "settings.json").read_text(encoding="utf-8"))
    assert kept["level"] == "club"
    assert not list((tmp_path / "harzdame").glob("unfinished-*"))
