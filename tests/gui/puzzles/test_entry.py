"""The way to the puzzles: nothing of them is loaded before they are wanted."""

from __future__ import annotations

import subprocess
import sys

from harzdame_engine import GameTree, Position
from harzdame_engine.puzzles.results import Attempt, Mode
from PySide6.QtCore import Qt

from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.puzzles.puzzle_service import FILE_NAME
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.puzzles.solving import Solving


def test_the_menu_offers_them(driver: Driver) -> None:
    action = driver.window.commands.puzzles
    assert action in driver.app.workspace.menu.of(Menu.STUDY).actions()
    assert driver.app.workspace.rooms.puzzles.room is None


def test_nothing_is_loaded_before_they_are_opened() -> None:
    program = (
        "import sys, harzdame_gui.main_window.workspace\n"
        "late = ('fsrs', 'harzdame_gui.puzzles.room', 'harzdame_engine.puzzles.progress')\n"
        "print([name for name in late if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_results_that_are_not_kept_are_told_of_in_the_main_window_alone(solving: Solving) -> None:
    (solving.app.folder / FILE_NAME).mkdir()
    solving.room.trainer._service.add(Attempt(10.0, Mode.TRAIN, "harzdame", "a", 1300.0, 0.0))
    solving.wait(lambda: "results of puzzles" in told_of(solving.app))
    assert solving.window.notice.notice is None


def test_the_first_time_they_are_those_of_the_game_on_the_board(driver: Driver) -> None:
    driver.app.workspace.games.study(GameTree(Position.start("international")))
    driver.ctrl(Qt.Key.Key_T)
    room = driver.app.workspace.rooms.puzzles.room
    assert room is not None
    assert room.trainer.game == "international"
    assert driver.app.services.settings.puzzle_game.value == ""  # nothing was chosen
