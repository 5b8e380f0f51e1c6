"""Endings of a game that has no tables yet: they are built when endings are first asked for."""

from __future__ import annotations

import time
from typing import Any

import pytest
from harzdame_engine import StopToken
from harzdame_engine.endgames.builder import build
from harzdame_engine.puzzles.results import Mode
from PySide6.QtWidgets import QPushButton

from harzdame_gui.controllers.engine import endgame_builder
from harzdame_gui.controllers.puzzles.ending import EndingExercise
from tests.gui.puzzles.solving import Solving


def choose_game(solving: Solving, game: str) -> None:
    games = solving.room.window.choice.games
    games.setCurrentIndex(games.findData(game))
    games.activated.emit(games.currentIndex())
    solving.rest()


def is_offered(solving: Solving, text: str) -> bool:
    buttons = solving.room.window.findChildren(QPushButton)
    return any(button.isVisible() and button.text() == text for button in buttons)


def test_they_are_built_and_the_first_ending_follows(solving: Solving) -> None:
    choose_game(solving, "turkish")
    solving.choose(Mode.ENDINGS)
    solving.wait(lambda: solving.room.trainer.exercise)
    assert isinstance(solving.exercise, EndingExercise)
    assert solving.exercise.position.rules.id == "turkish"
    assert len(solving.exercise.position.pieces) <= 3
    assert (solving.app.folder / "tables" / "turkish" / "KKvK.table").exists()
    solving.press("Show solution")
    solving.press("Next ending")
    solving.wait(lambda: solving.room.trainer.exercise)


def test_a_failure_is_told_and_the_next_try_succeeds(solving: Solving) -> None:
    in_the_way = solving.app.folder / "tables"
    in_the_way.write_text("a file where a folder should be")
    choose_game(solving, "turkish")
    solving.choose(Mode.ENDINGS)
    solving.wait(lambda: solving.asked.startswith("Building endgame tables failed."))
    assert solving.room.trainer.exercise is None
    in_the_way.unlink()
    solving.press("Build endgame tables")
    solving.wait(lambda: solving.room.trainer.exercise)


def test_building_is_shown_and_can_be_stopped(solving: Solving, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_first(*arguments: Any, stop: StopToken, **others: Any) -> object:
        monkeypatch.setattr(endgame_builder, "build", build)  # the next time
        while not stop.stopped:  # else the tables, which are small, may be there before
            time.sleep(0.01)
        return build(*arguments, stop=stop, **others)

    monkeypatch.setattr(endgame_builder, "build", stopped_first)
    choose_game(solving, "universal")
    button = solving.room.window.choice.button(Mode.ENDINGS)
    button.click()
    solving.wait(lambda: is_offered(solving, "Stop"))
    solving.press("Stop")
    solving.rest()
    assert solving.asked.startswith("Building was stopped.")
    assert not is_offered(solving, "Stop")
    solving.press("Build endgame tables")
    solving.wait(lambda: solving.asked.startswith("Building endgame tables Table"))
    solving.wait(lambda: solving.room.trainer.exercise)


def test_tables_that_are_switched_off_are_not_built(solving: Solving) -> None:
    setting = solving.app.app.services.settings.endgame_tables
    setting.set(False)
    choose_game(solving, "turkish")
    solving.choose(Mode.ENDINGS)
    assert solving.asked.startswith("Endings are drawn from endgame tables.")
    assert not is_offered(solving, "Build endgame tables")
    setting.set(True)
    solving.wait(lambda: solving.room.trainer.exercise)
    assert (solving.app.folder / "tables" / "turkish").is_dir()
