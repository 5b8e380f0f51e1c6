"""A whole evening: play, take back, save, close, open again, replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from harzdame_engine import Move, Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.gui.driver import Driver

TURNS = 12


def drag_a_move(driver: Driver) -> Move:
    """Play the longest capture there is, else the first legal move, square by square."""
    move = max(driver.session.position.legal_moves(), key=lambda move: len(move.captures))
    driver.drag(*move.squares)
    return move


def play_until_two_captures(driver: Driver) -> int:
    """Turns by mouse until the person has captured twice; returns how many turns that took."""
    captures = 0
    for turn in range(1, 80):
        before = len(driver.played)
        captures += bool(drag_a_move(driver).captures)
        assert len(driver.played) > before, driver.card
        driver.wait_for_reply()
        if driver.session.outcome is not None or (captures >= 2 and turn >= TURNS):
            break
    assert captures >= 2
    return turn


def test_play_save_reopen_and_replay(start: Callable[..., Driver], tmp_path: Path) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    play_until_two_captures(driver)

    taken_back_from = driver.session.node
    driver.ctrl(Qt.Key.Key_Z)
    assert driver.session.node is not taken_back_from
    assert driver.session.humans_turn
    drag_a_move(driver)
    driver.wait_for_reply()

    path = tmp_path / "evening.pdn"
    driver.ctrl(Qt.Key.Key_S)
    driver.choose_file(path)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    played, end = driver.played, driver.session.tree.mainline()[-1].position
    driver.window.close()
    assert not driver.window.isVisible()
    driver.close()

    again = start()
    assert again.played == []
    again.ctrl(Qt.Key.Key_O)
    dialog = again.wait_for_dialog(QFileDialog)
    assert dialog.directory().absolutePath() == str(tmp_path)
    again.choose_file(path)
    again.qtbot.waitUntil(lambda: again.played == played)

    assert again.session.position == Position.start()
    for number in range(len(played)):
        again.key(Qt.Key.Key_Right)
        assert str(again.session.node.move) == played[number]
    assert again.session.position == end
    again.key(Qt.Key.Key_Home)
    again.click_move("f1-g1")
    assert str(again.session.node.move) == "f1-g1"
    QTest.qWait(1)
    assert not again.session.modified
