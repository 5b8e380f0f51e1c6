"""Leaving while the computer thinks or builds, before it is done: with exit code 0, in its own process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.engine.hub.test_program import STAND_IN, there, wait_until

THINK_THEN_LEAVE = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

import harzdame_gui.app as app
import harzdame_gui.controllers.settings.settings as settings
from harzdame_gui.__main__ import main

settings.Settings.level.default = "full"
settings.Settings.thinking_time.default = 3600.0
settings.Settings.openings.default = settings.OpeningVariety.OFF
begin = app.App.start
def start_then_think(self, file):
    self.completed.connect(lambda: think(self))
    begin(self, file)

def think(self):
    QTest.keyClick(self.window, Qt.Key.Key_Space)
    leave_when_it_thinks(self)

def leave_when_it_thinks(self):
    if self.services.session.thinking:
        print("thinks", flush=True)
        QTimer.singleShot(300, self.window, self.window.close)
    else:
        QTimer.singleShot(20, self.window, lambda: leave_when_it_thinks(self))

app.App.start = start_then_think
sys.exit(main(["--temp-profile"]))
"""


BUILD_THEN_LEAVE = """
import sys
from harzdame_engine import variant
from harzdame_engine.endgames.builder import plan
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
import harzdame_gui.app as app
from harzdame_gui.__main__ import main
from harzdame_gui.controllers.engine import endgame_builder
from harzdame_gui.controllers.engine.searches import Power

build = endgame_builder.build
def noted_build(tables, materials, *args, **options):
    made = build(tables, materials, *args, **options)
    if len(made) == len(materials):
        print("all built", flush=True)
    return made

endgame_builder.build = noted_build
begin = app.App.start
def start_then_build(self, file):
    self.completed.connect(lambda: build_tables(self))
    begin(self, file)

def build_tables(self):
    rules = variant("turkish")  # no tables of it come with the program
    builder = self.late.builder
    builder.build(rules, plan(Tables(rules, ()), [Material.parse("KKMMvK")]), Power(4000, 2))
    builder.job.progress.connect(lambda progress: leave(self) if progress.share > 0 else None)

def leave(app):
    print("builds", flush=True)
    app.window.close()

app.App.start = start_then_build
sys.exit(main(["--temp-profile"]))
"""


CLOSE_A_PROGRAM_THEN_LEAVE = """
import sys
from harzdame_engine.hub import program as program_room
import harzdame_gui.app as app
from harzdame_gui.__main__ import main

program_room._PATIENCE = 100
begin = app.App.start
def start_then_close(self, file):
    self.completed.connect(lambda: close(self))
    begin(self, file)

def close(self):
    program = program_room.Program([sys.executable, "-S", "-E", sys.argv[1], "stubborn"], None)
    print(program.pid)
    self.services.jobs.run(lambda _job: program.close("quit"))
    self.window.close()

app.App.start = start_then_close
sys.exit(main(["--temp-profile"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are POSIX")
def test_a_program_that_does_not_end_is_killed_by_leaving() -> None:
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", CLOSE_A_PROGRAM_THEN_LEAVE, str(STAND_IN)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    wait_until(lambda: not there(int(result.stdout)))


@pytest.mark.parametrize(
    ("script", "busy"), [(THINK_THEN_LEAVE, "thinks"), (BUILD_THEN_LEAVE, "builds")], ids=["thinks", "builds"]
)
def test_leaving_while_the_computer_is_busy(script: str, busy: str) -> None:
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,  # to think would take an hour
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    assert busy in result.stdout
    assert "all built" not in result.stdout
