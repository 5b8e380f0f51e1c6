"""Analysing in the main window: by key, by menu and by a click on a line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.controllers.engine import power as engine_power
from tests.gui.driver import Driver
from tests.gui.play.test_play import put
from tests.gui.settings.settings_driver import choose_setting, type_setting

Start = Callable[..., Driver]
STUDY = {"black": "human", "engine_threads": 1}


def panel(driver: Driver) -> AnalysisPanel:
    return driver.window.findChild(AnalysisPanel)


def bar(driver: Driver) -> EvaluationBar:
    return driver.window.findChild(EvaluationBar)


def wait_for_lines(driver: Driver) -> AnalysisPanel:
    """Until there is something found in the position shown."""
    shown = panel(driver)
    driver.qtbot.waitUntil(
        lambda: shown.lines.cell_rect(0, 0) is not None and not shown.lines._stale, timeout=20_000
    )
    return shown


def choose(menu: QMenu, *texts: str) -> None:
    """Choose an entry by keys, through its submenus."""
    menu.popup(menu.parentWidget().pos())
    for text in texts:
        action = next(action for action in menu.actions() if action.text() == text)
        menu.setActiveAction(action)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        if action.menu() is not None:
            menu = action.menu()


def test_a_key_switches_it_on_and_off_and_it_is_remembered(start: Start) -> None:
    driver = start(**STUDY)
    assert panel(driver).isHidden()
    assert bar(driver).isHidden()
    driver.key(Qt.Key.Key_A)
    wait_for_lines(driver)
    assert bar(driver).isVisible()
    assert driver.window.commands.analyse.isChecked()
    driver.close()
    again = start()
    wait_for_lines(again)
    again.key(Qt.Key.Key_A)
    assert panel(again).isHidden()
    assert bar(again).isHidden()
    again.close()
    kept = json.loads((again.folder / "settings.json").read_text(encoding="utf-8"))
    assert kept["analysis"] is False


def test_it_follows_the_board(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    shown = wait_for_lines(driver)
    put(driver, "W:Wc3:Bc4")
    assert shown.lines._stale
    wait_for_lines(driver)
    assert [str(move) for move in shown.lines._lines[0].pv] == ["c3xc5"]
    driver.drag("c3", "c5")
    assert shown.lines.accessibleDescription() == "The game is over here."
    assert bar(driver).accessibleName() == "1-0"
    assert bar(driver)._share == 1.0


def test_a_click_in_a_line_looks_along_it_and_enter_makes_it_a_variation(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    driver.drag("f1", "g1")
    driver.drag("f5", "f4")
    driver.key(Qt.Key.Key_Home)
    shown = wait_for_lines(driver)
    line = shown.lines._lines[1].pv[:2]
    place = shown.lines.cell_rect(1, 1).center()
    QTest.mouseClick(shown.lines, Qt.MouseButton.LeftButton, pos=place)
    assert driver.session.node.ply == 0
    driver.key(Qt.Key.Key_Return)
    assert driver.session.node.ply == 2
    assert driver.session.node.move == line[1]
    assert driver.played == ["f1-g1", "f5-f4"]
    assert not driver.session.thinking


def test_the_line_pointed_at_is_shown_on_the_board(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    shown = wait_for_lines(driver)
    QTest.mouseMove(shown.lines, shown.lines.cell_rect(0, 0).center())
    driver.qtbot.waitUntil(lambda: bool(driver.board._board_scene._arrows.lines))
    driver.key(Qt.Key.Key_A)
    assert not driver.board._board_scene._arrows.lines


def test_a_game_against_the_computer_is_left_alone_unless_asked(start: Start) -> None:
    driver = start(analysis=True, engine_threads=1)
    assert panel(driver).isHidden()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    assert panel(driver).isHidden()
    driver.key(Qt.Key.Key_A)
    wait_for_lines(driver)
    before = len(driver.played)
    driver.drag("e1", "f1")
    driver.wait_for_reply()
    assert len(driver.played) == before + 2
    wait_for_lines(driver)


def test_a_line_taken_into_a_game_asks_nobody_to_answer(start: Start) -> None:
    driver = start(analysis=True, analysis_in_play=True, engine_threads=1)
    shown = wait_for_lines(driver)
    place = shown.lines.cell_rect(0, 0).center()
    QTest.mouseClick(shown.lines, Qt.MouseButton.LeftButton, pos=place)
    driver.press("Keep (Enter)")
    assert driver.session.node.ply == 1
    assert not driver.session.thinking


def test_the_choices_are_kept_and_count_at_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_power, "largest_table_mb", lambda: 300)
    driver = start(**STUDY, analysis=True)
    shown = wait_for_lines(driver)
    height = shown.height()
    type_setting(driver, "Lines", "5")
    driver.qtbot.waitUntil(lambda: len(shown.lines._lines) == 5, timeout=20_000)
    assert shown.height() > height
    choose_setting(driver, "Memory", "16 MiB")
    choose_setting(driver, "Threads", "1")
    assert driver.app.services.settings.engine_memory.value == 16
    assert driver.app.services.settings.engine_threads.value == 1
    assert driver.app.services.engine._power == (16, 1)
    driver.close()
    again = start()
    assert again.app.services.engine._power == (16, 1)
    assert wait_for_lines(again).lines._rows == 5


def test_the_bar_turns_with_the_board(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    wait_for_lines(driver)
    assert not bar(driver)._flipped
    driver.key(Qt.Key.Key_F)
    assert bar(driver)._flipped


def test_switching_it_on_moves_nothing_of_the_board(start: Start) -> None:
    driver = start(**STUDY)
    before = driver.board.geometry()
    driver.key(Qt.Key.Key_A)
    wait_for_lines(driver)
    assert driver.board.geometry() == before
    assert bar(driver).geometry().right() < before.left()


def test_another_language_takes_the_analysis_along(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    wait_for_lines(driver)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: driver.window.findChild(AnalysisPanel) is not None)
    wait_for_lines(driver)
    driver.drag("f1", "g1")
    wait_for_lines(driver)
