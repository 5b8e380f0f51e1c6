"""The self-test of the app, as it is called: without a screen, a line for each check, and an exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from harzdame_gui.controllers.work.versions import versions

_BROKEN = """
import sys
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.workspace import Workspace
from harzdame_gui.selftest import self_test

def fail(*_):
    raise RuntimeError("no such room")

Workspace._install_files = fail
sys.exit(self_test())
"""


def made(data: Path, *command: str) -> subprocess.CompletedProcess[str]:
    left_out = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    surroundings = {name: value for name, value in os.environ.items() if name not in left_out}
    return subprocess.run(
        [sys.executable, *command],
        env=surroundings | {"XDG_DATA_HOME": str(data)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_everything_works_here(tmp_path: Path) -> None:
    done = made(tmp_path, "-m", "harzdame_gui", "--self-test")
    first, *lines, last = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout
    assert first == versions()
    assert len(lines) == 8
    assert all(line.startswith("ok ") for line in lines)
    assert last == "Everything works."
    assert "Traceback" not in done.stderr


def test_it_leaves_only_the_folder_of_the_profile(tmp_path: Path) -> None:
    made(tmp_path, "-m", "harzdame_gui", "--self-test")
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")] == ["harzdame"]


def test_a_profile_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = made(tmp_path / "file", "-m", "harzdame_gui", "--self-test")
    assert done.returncode == 1
    assert [
        line
        for line in done.stdout.splitlines()
        if line.startswith("FAILED  the profile can be written to: ")
    ]


def test_a_window_of_which_a_part_is_missing_is_told(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", _BROKEN],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 1
    assert "FAILED  the window opens, and the board is drawn: RuntimeError: no such room" in done.stdout
