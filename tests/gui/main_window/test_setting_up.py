"""The ways on from the set-up editor."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.setup.editor import SetupEditor
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def test_a_computer_whose_turn_it_is_waits_to_be_told(start: Start) -> None:
    driver = start(black="human", white="engine")
    driver.qtbot.waitUntil(lambda: not driver.session.thinking, timeout=20_000)
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    driver.press("Start position")
    editor._fen.setFocus()
    editor._fen.selectAll()
    QTest.keyClicks(editor._fen, "W:Wb2,c2:BKg8,f6")
    driver.begin_set_up()
    assert driver.session.position == Position.from_fen("W:Wb2,c2:BKg8,f6")
    assert not driver.session.humans_turn
    QTest.qWait(100)
    assert not driver.session.thinking
    assert "The computer waits for you." in driver.card
    driver.key(Qt.Key.Key_Space)
    driver.qtbot.waitUntil(lambda: len(driver.played) == 1, timeout=20_000)


def test_a_position_that_is_set_up_can_be_analysed(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_E)
    driver.wait_for_dialog(SetupEditor)
    QTest.keyClick(driver.dialog._board, Qt.Key.Key_S)
    wanted = driver.dialog.position
    driver.press("Analyse")
    assert driver.session.position == wanted
    assert driver.session.game.studied
    assert driver.app.services.settings.analysis.value


def test_an_endgame_that_is_set_up_is_solved_by_tables(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    editor._fen.setFocus()
    editor._fen.selectAll()
    QTest.keyClicks(editor._fen, "W:WKa1,b2:BKg8")
    driver.qtbot.waitUntil(lambda: "Endgame tables: White wins" in editor._answers.text, timeout=20_000)
    driver.press("Solve")
    driver.qtbot.waitUntil(lambda: "All tables for this position are there." in driver.card, timeout=20_000)
