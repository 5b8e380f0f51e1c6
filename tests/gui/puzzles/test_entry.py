"""The way to the puzzles: nothing of them is loaded before they are wanted."""

from __future__ import annotations

import subprocess
import sys

from tests.gui.driver import Driver


def test_the_menu_offers_them(driver: Driver) -> None:
    action = driver.app._workspace.rooms.puzzles.action
    assert action in driver.app._workspace.menu.study.actions()
    assert driver.app._workspace.rooms.puzzles.room is None


def test_nothing_is_loaded_before_they_are_opened() -> None:
    program = (
        "import sys, harzdame_gui.main_window.workspace\n"
        "late = ('fsrs', 'harzdame_gui.puzzles.room', 'harzdame_engine.puzzles.progress')\n"
        "print([name for name in late if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
