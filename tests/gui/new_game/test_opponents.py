"""From games played to the next opponent: results are remembered and say who would be an even match."""

from __future__ import annotations

import json
from collections.abc import Callable

from harzdame_engine import Color
from PySide6.QtCore import Qt

from harzdame_gui.controllers.opponents.opponents import opponent_at
from harzdame_gui.controllers.rating.estimate import even_level
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.new_game.dialog import NewGameDialog
from tests.gui.driver import Driver

LOST = [["harzdame", "club", 0.0]] * 4


def test_the_even_match_is_offered_chosen_and_played(start: Callable[..., Driver]) -> None:
    driver = start(results=LOST, level="club")
    driver.ctrl(Qt.Key.Key_N)
    driver.wait_for_dialog(NewGameDialog)
    even = even_level("harzdame", driver.app.services.settings.results.value)
    assert even is not None
    assert even.number < 7
    opponent = opponent_at(even)
    driver.press(f"An even match: {opponent.name}")
    driver.key(Qt.Key.Key_Return)
    spec = driver.session.players[Color.BLACK].spec
    assert (spec.level, spec.style) == (opponent.level, opponent.style)
    assert opponent.name in driver.session.tree.tags["Black"]


def test_a_game_lost_is_remembered_after_a_restart(start: Callable[..., Driver]) -> None:
    driver = start()
    for _ in range(6):
        driver.session.play(driver.session.position.legal_moves()[0])
        driver.wait_for_reply()
    driver.session.resign()
    driver.close()
    kept = json.loads((driver.folder / "settings.json").read_text(encoding="utf-8"))
    assert [result[:3] for result in kept["results"]] == [["harzdame", "first-day", 0.0]]
    assert start().app.services.settings.results.value == tuple(
        LevelResult(*result) for result in kept["results"]
    )
