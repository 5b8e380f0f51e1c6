"""What is open beside the board, and what is told, outlives another language: it is there again in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Color
from harzdame_engine.tournament.tournament import Tournament
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.controllers.game.editor import GameEditor
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import opened
from tests.gui.tournament.test_full_disk import PLAN

COMMANDS = (
    "Library…",
    "Keyboard shortcuts",
    "Rules of this game",
    "Compare games…",
    "Tournaments…",
    "Puzzles…",
    "Studies…",
    "Openings…",
)
_HEIGHT = 551


def beside(driver: Driver) -> list[QWidget]:
    return [
        each
        for each in QApplication.topLevelWidgets()
        if each.isVisible() and each.isWindow() and each is not driver.window
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_window_that_is_open_is_open_in_the_other_language(driver: Driver, command: str) -> None:
    before = opened(driver, command)
    before.resize(before.width(), _HEIGHT)
    kind, title = type(before), before.windowTitle()
    driver.speak("de")
    [window] = beside(driver)
    assert type(window) is kind
    assert window.height() == _HEIGHT
    assert window.windowTitle() != title
    assert driver.window.isActiveWindow()


def test_what_is_closed_stays_closed(driver: Driver) -> None:
    opened(driver, "Library…").close()
    driver.speak("de")
    assert not beside(driver)


def test_the_course_that_is_read_is_open_in_the_other_language_at_the_same_place(driver: Driver) -> None:
    driver.app.workspace.rooms.studies.actions.begin_course.trigger()
    room = driver.app.workspace.rooms.studies.room
    driver.qtbot.waitUntil(lambda: room.shown is not None, timeout=20_000)
    room.window.reader.reading.show(3)
    driver.speak("de")
    room = driver.app.workspace.rooms.studies.room
    driver.qtbot.waitUntil(lambda: room.shown is not None, timeout=20_000)
    assert room.shown[0].name == "harzdame-in-an-hour.de.pdn"
    assert room.window.reader.reading.index == 3


def test_a_study_of_ones_own_is_open_again(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "mine.pdn"
    path.write_text('[Study "Mine"]\n[Chapter "One"]\n\n1. f1-g1 *\n', encoding="utf-8")
    driver.app.workspace.rooms.studies.show()
    driver.app.workspace.rooms.studies.room.open_study(path)
    shown = lambda: driver.app.workspace.rooms.studies.room.shown  # noqa: E731
    driver.qtbot.waitUntil(lambda: shown() == (path, False), timeout=20_000)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: shown() == (path, False), timeout=20_000)


def test_the_same_games_are_compared(driver: Driver) -> None:
    driver.app.workspace.windows.compare("croda", "bahrain")
    driver.speak("de")
    assert [rules.id for rules in driver.app.workspace.windows.comparison.games] == ["croda", "bahrain"]


def test_the_rules_are_those_of_the_same_game(driver: Driver) -> None:
    driver.app.workspace.windows.show_rules_of("turkish")
    driver.speak("de")
    assert driver.app.workspace.windows.rules.game == "turkish"


def test_the_repertoire_is_the_same(driver: Driver) -> None:
    driver.app.workspace.rooms.openings.show("turkish", Color.BLACK)
    driver.speak("de")
    assert driver.app.workspace.rooms.openings.room.stand[:2] == ("turkish", Color.BLACK)


def test_a_tournament_that_is_about_to_rest_does_not_go_on(driver: Driver) -> None:
    driver.app.workspace.tournaments.show()
    room = driver.app.workspace.tournaments.room
    service = driver.app.late.tournaments
    service.start(PLAN, 1)
    driver.qtbot.waitUntil(lambda: room.under_way is not None, timeout=20_000)
    service.pause()
    assert room.under_way is None
    driver.qtbot.waitUntil(lambda: not service.running, timeout=60_000)


def test_a_tournament_that_is_played_goes_on(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.app.workspace.tournaments.show()
    room = driver.app.workspace.tournaments.room
    service = driver.app.late.tournaments
    service.start(PLAN, 1)
    driver.qtbot.waitUntil(lambda: room.under_way is not None, timeout=20_000)
    path = room.under_way
    asked: list[int | None] = []
    resume = service.resume
    monkeypatch.setattr(
        service, "resume", lambda path, count=None: (asked.append(count), resume(path, count))
    )
    driver.speak("de")
    room = driver.app.workspace.tournaments.room
    driver.qtbot.waitUntil(lambda: room.under_way == path or not service.running, timeout=20_000)
    # it rests for a moment on the way to the new window
    driver.qtbot.waitUntil(lambda: not service.running and Tournament.resumed(path).over, timeout=60_000)
    assert set(asked) <= {1}  # games at once, as before
    assert not (service.folder / "running").exists()
    assert "cut off" not in driver.card


def test_who_is_asked_about_a_changed_file_is_asked_in_the_other_language(
    driver: Driver, tmp_path: Path
) -> None:
    path = tmp_path / "games.pdn"
    path.write_text('[White "Anna"]\n\n1. f1-g1 f5-f4 *\n', encoding="utf-8")
    file = driver.app.late.file
    driver.app.workspace.games.open_path(path)
    driver.qtbot.waitUntil(lambda: file.path == path)
    GameEditor(driver.session, driver.app).comment(driver.session.tree.root, "Mine")
    path.write_text('[White "Ben"]\n\n1. f1-g1 *\n', encoding="utf-8")
    driver.qtbot.waitUntil(lambda: "was changed by another program" in driver.card)
    driver.speak("de")
    assert "wurde von einem anderen Programm geändert" in driver.card
    driver.press("Meine")
    driver.qtbot.waitUntil(lambda: "Deine Partie bleibt" in driver.card)


def test_what_is_wrong_with_a_game_is_told_in_the_other_language(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text('[White "Anna"]\n[Variant "harzdame"]\n\n1. f1-g1 f1-g1 *\n', encoding="utf-8")
    driver.app.workspace.games.open_path(path)
    driver.qtbot.waitUntil(lambda: "Not all of this game could be read" in driver.card)
    driver.speak("de")
    assert "Diese Partie ließ sich nicht ganz lesen" in driver.card
