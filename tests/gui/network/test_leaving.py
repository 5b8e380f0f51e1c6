"""A game over the network is left only by saying so, and its words end with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import LEVELS
from harzdame_engine.dxp.conversation import Ended, MoveArrived
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.network.chat import ChatCard
from tests.gui.driver import Driver
from tests.gui.network.opponent import LONG, Opponent

GAME = '[Event "Pasted"]\n[GameType "20"]\n\n1. 32-28 18-23 *\n'


def paste(driver: Driver, _folder: Path) -> None:
    QGuiApplication.clipboard().setText(GAME)
    driver.ctrl(Qt.Key.Key_V)


def open_file(driver: Driver, folder: Path) -> None:
    path = folder / "one.pdn"
    path.write_text(GAME, encoding="utf-8")
    driver.app.workspace.games.open_paths([path])


def again(driver: Driver, _folder: Path) -> None:
    driver.app.workspace.games.following.play_against("harzdame", LEVELS[0])


@pytest.mark.parametrize("leave", [paste, open_file, again])
def test_whatever_would_replace_it_asks_first(
    driver: Driver, opponent: Opponent, tmp_path: Path, leave: Callable[[Driver, Path], None]
) -> None:
    opponent.play("32-28")
    tree = driver.session.tree
    leave(driver, tmp_path)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("You are playing over the network."), timeout=LONG)
    assert driver.session.tree is tree
    driver.press("Stay")
    assert driver.session.tree is tree
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    leave(driver, tmp_path)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("You are playing over the network."), timeout=LONG)
    driver.press("Leave the game")
    driver.qtbot.waitUntil(lambda: driver.session.tree is not tree, timeout=LONG)
    assert opponent.wait_for(Ended).stop
    assert not driver.window.findChild(ChatCard).isVisible()


@pytest.mark.parametrize(
    "close", [lambda driver: driver.window.close(), lambda driver: driver.ctrl(Qt.Key.Key_Q)]
)
def test_closing_asks_first(driver: Driver, opponent: Opponent, close: Callable[[Driver], object]) -> None:
    opponent.play("32-28")
    close(driver)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("You are playing over the network."), timeout=LONG)
    assert "Closing Harzdame" in driver.card
    driver.press("Stay")
    assert driver.window.isVisible()
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    driver.window.showMinimized()
    close(driver)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("You are playing over the network."), timeout=LONG)
    assert not driver.window.isMinimized()
    driver.press("Leave the game")
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible(), timeout=LONG)
    assert opponent.wait_for(Ended).stop


def test_what_is_unwritten_is_asked_about_before_it_is_left(
    driver: Driver, opponent: Opponent, tmp_path: Path
) -> None:
    opponent.play("32-28")
    driver.app.services.jobs.failing.note(
        "kept", Writing(Thing.FILES, tmp_path / "away.pdn"), OSError("away")
    )
    for answer in ("Keep open", "Close anyway"):
        assert not driver.window.close()
        driver.wait_for_dialog(QMessageBox)
        driver.press(answer)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("You are playing over the network."), timeout=LONG)
    driver.press("Stay")
    driver.drag("19", "23")
    opponent.wait_for(MoveArrived)
    assert not driver.window.close()
    driver.wait_for_dialog(QMessageBox)  # once more: the app went on
    driver.press("Close anyway")
    driver.qtbot.waitUntil(lambda: driver.card.startswith("You are playing over the network."), timeout=LONG)
    driver.press("Leave the game")
    driver.wait_for_dialog(QMessageBox)
    driver.press("Close anyway")
    driver.qtbot.waitUntil(lambda: not driver.window.isVisible(), timeout=LONG)


def test_the_end_of_a_session_asks_nothing(driver: Driver, opponent: Opponent) -> None:
    opponent.play("32-28")
    driver.app.window.end()
    assert not driver.window.isVisible()
    assert opponent.wait_for(Ended).stop


def test_a_game_that_is_over_is_left_without_a_question(driver: Driver, opponent: Opponent) -> None:
    tree = driver.session.tree
    opponent.talk.end(0.5)
    driver.qtbot.waitUntil(lambda: driver.session.outcome is not None, timeout=LONG)
    paste(driver, Path())
    driver.qtbot.waitUntil(lambda: driver.session.tree is not tree, timeout=LONG)
    driver.close_window()
