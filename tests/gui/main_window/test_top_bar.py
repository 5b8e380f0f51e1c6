"""The bar: few buttons by what one does, the same in every game, and what the moment needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import variants
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from harzdame_gui.text.games import game_name
from tests.gui.driver import Driver

Start = Callable[..., Driver]
_WORDS = {
    "en": ["Play", "Learn", "Puzzles", "Take back", "Hint"],
    "de": ["Spielen", "Lernen", "Aufgaben", "Zurücknehmen", "Tipp"],
}


def words(driver: Driver) -> list[str]:
    """What is written on the buttons, from the left, without the name of the game."""
    buttons = [each for each in driver.window.ground.top_bar.findChildren(QToolButton) if each.isVisible()]
    named = [
        each for each in buttons if each.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    ]
    return [each.text() for each in sorted(named, key=lambda each: each.x())]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_are_the_same_in_every_game(start: Start, language: str) -> None:
    driver = start(language=language)
    driver.window.resize(1100, 700)
    driver.qtbot.wait(1)
    seen = set()
    for rules in variants():
        driver.window.ground.top_bar.show_game(game_name(rules))
        seen.add(tuple(words(driver)))
    [shown] = seen
    assert list(shown[:5]) == _WORDS[language]


def test_what_the_moment_has_no_use_for_is_not_there(driver: Driver) -> None:
    driver.window.resize(1400, 800)
    driver.qtbot.wait(1)
    assert "Resign" in words(driver)
    driver.window.commands.resign_now.trigger()
    driver.qtbot.waitUntil(lambda: "Resign" not in words(driver))
    assert "Offer a draw" not in words(driver)
    driver.window.commands.rematch.trigger()
    driver.qtbot.waitUntil(lambda: "Resign" in words(driver))


def test_the_bar_leads_to_puzzles_and_courses(driver: Driver) -> None:
    bar = driver.window.ground.top_bar
    driver.press("Learn", bar)
    driver.qtbot.waitUntil(lambda: driver.app.workspace.rooms.studies.room is not None, timeout=20_000)
    assert driver.app.workspace.rooms.studies.room.window.isVisible()
