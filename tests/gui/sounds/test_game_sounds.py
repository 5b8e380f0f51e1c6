"""What is heard of a game, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.game.new_game import PERSON, NewGame
from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.sounds.speaker import Silence, Sound, Speaker
from tests.gui.driver import Driver
from tests.gui.settings.settings_driver import editor

Start = Callable[..., Driver]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    sounds: list[Sound] = []
    monkeypatch.setattr(Speaker, "play", lambda self, sound: sounds.append(sound) or True)
    return sounds


def begin(driver: Driver, fen: str) -> None:
    driver.session.new_game(NewGame("harzdame", PERSON, PERSON, Position.from_fen(fen)))


def test_a_move_a_capture_and_the_end(driver: Driver, heard: list[Sound]) -> None:
    begin(driver, "W:We2,a1:Bd3,h7")
    driver.drag("e2", "e3")
    driver.qtbot.waitUntil(lambda: heard == [Sound.MOVE])
    driver.session.play(next(move for move in driver.session.position.legal_moves() if move.captures))
    driver.qtbot.waitUntil(lambda: heard[1:] == [Sound.CAPTURE])
    driver.session.resign()
    driver.qtbot.waitUntil(lambda: heard[2:] == [Sound.END])


def test_a_crowning(driver: Driver, heard: list[Sound]) -> None:
    begin(driver, "W:Wg7:Bb2")
    move = next(move for move in driver.session.position.legal_moves() if move.promotes)
    driver.session.play(move)
    driver.qtbot.waitUntil(lambda: heard[:1] == [Sound.CROWNING])


def test_a_sound_comes_when_the_move_has_come_to_its_end(start: Start, heard: list[Sound]) -> None:
    driver = start(animation_speed="slow")
    begin(driver, "W:Wa1,a2:Bc5,h8")
    driver.session.play(driver.session.position.legal_moves()[0])
    assert driver.board.motion_left > 50
    driver.qtbot.wait(driver.board.motion_left // 2)
    assert heard == []
    driver.qtbot.waitUntil(lambda: heard == [Sound.MOVE])


def test_stepping_on_is_heard_and_going_back_or_jumping_is_not(driver: Driver, heard: list[Sound]) -> None:
    begin(driver, "W:Wa1,a2:Bc7,h8")
    for _ in range(3):
        driver.session.play(driver.session.position.legal_moves()[0])
    driver.qtbot.wait(20)
    heard.clear()
    driver.key(Qt.Key.Key_Left)
    driver.key(Qt.Key.Key_Home)
    driver.qtbot.wait(20)
    assert heard == []
    driver.key(Qt.Key.Key_Right)
    driver.qtbot.waitUntil(lambda: heard == [Sound.MOVE])


def test_another_game_is_not_heard(driver: Driver, heard: list[Sound]) -> None:
    driver.session.resign()
    driver.qtbot.waitUntil(lambda: heard == [Sound.END])
    begin(driver, "W:Wa1,a2:Bc7,h8")
    driver.qtbot.wait(20)
    assert heard == [Sound.END]


def test_the_settings_say_why_nothing_is_heard(driver: Driver, qtbot: QtBot) -> None:
    loudness = editor(driver, "Loudness").parentWidget()
    speaker = driver.window.findChild(Speaker)
    assert speaker._loudness.value is Loudness.OFF
    lines = lambda: [label.text() for label in loudness.findChildren(QLabel) if label.isVisible()]  # noqa: E731
    speaker._tell(None)
    assert len(lines()) == 2
    speaker._tell(Silence.NO_PROGRAM)
    assert lines()[2] == "Nothing is heard: this needs one of the programs pw-play, paplay or aplay."
    speaker._tell(Silence.NONE_WORKS)
    assert lines()[2] == "Nothing is heard: the system could not play the sound."


def test_the_switch_in_the_menu_gives_the_loudness_back(start: Callable[..., Driver]) -> None:
    driver = start(sounds="loud")
    view = driver.app.workspace.menu.of(Menu.VIEW)
    switch = next(action for action in view.actions() if action.text() == "Sounds")
    assert switch.isChecked()
    loudness = driver.app.services.settings.sounds
    for expected in (Loudness.OFF, Loudness.LOUD):
        view.popup(driver.window.pos())
        view.setActiveAction(switch)
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert loudness.value is expected
        assert switch.isChecked() is (expected is Loudness.LOUD)
