"""The endgame tables in the main window: what they know is shown where it is asked for, and played by."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTableView

from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.endgames.dialog import EndgameTablesDialog
from harzdame_gui.endgames.moves import EndgameMoves
from tests.gui.analysis.test_presenter import STUDY, choose, panel, wait_for_lines
from tests.gui.driver import Driver
from tests.gui.play.test_play import put

Start = Callable[..., Driver]
WON = "W:WKa1,Kc4:BKg8"


@pytest.fixture
def tables(tmp_path: Path, table_folder: Path, bare: None) -> Path:
    """The profile of the next app has tables for two kings against one, and nothing else has any."""
    return shutil.copytree(table_folder, tmp_path / "profile" / "tables")


def heading(driver: Driver) -> str:
    """The verdict, if one is shown."""
    labels = panel(driver).findChildren(QLabel)
    shown = [label.text() for label in labels if label.isVisible()]
    return shown[0] if "Endgame tables" in shown[1:2] else ""


def wait_for_heading(driver: Driver, text: str) -> EndgameMoves:
    """Until the verdict is as it should be; returns the list of moves."""
    moves = panel(driver).endgame.moves
    driver.qtbot.waitUntil(lambda: heading(driver) == text and not moves._row.stale)
    return moves


def test_verdict_and_moves_stand_there_and_go_with_the_game(start: Start, tables: Path) -> None:
    driver = start(**STUDY, analysis=True)
    assert heading(driver) == ""
    put(driver, WON)
    moves = wait_for_heading(driver, "White wins in 5")
    assert moves.model().rowCount() == len(driver.session.position.legal_moves())
    best = moves.model().index(0, 0).data()
    place = moves.visualRect(moves.model().index(0, 0)).center()
    QTest.mouseMove(moves.viewport(), place)
    assert driver.board._board_scene._arrows.lines
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
    driver.key(Qt.Key.Key_Return)
    assert driver.played == [best]
    wait_for_heading(driver, "White wins in 4")
    driver.key(Qt.Key.Key_Left)
    wait_for_heading(driver, "White wins in 5")
    driver.key(Qt.Key.Key_A)
    assert not moves.isVisible()


def test_where_nothing_is_known_the_engine_tells_its_lines(start: Start, tables: Path) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    wait_for_heading(driver, "White wins in 5")
    put(driver, "W:WKa1,Kc4,Kd2:BKg8")
    driver.qtbot.waitUntil(lambda: heading(driver) == "")
    wait_for_lines(driver)


def test_keys_alone_play_the_game_out(start: Start, tables: Path) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    moves = wait_for_heading(driver, "White wins in 5")
    while driver.window.focusWidget() is not moves:
        driver.key(Qt.Key.Key_Tab)
    for left in (4, 4, 3, 3, 2, 2, 1, 1):
        driver.key(Qt.Key.Key_Return)  # looks at it
        driver.key(Qt.Key.Key_Return)  # plays it
        wait_for_heading(driver, f"White wins in {left}")
        assert driver.window.focusWidget() is moves
    driver.key(Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_Return)
    assert driver.session.outcome is not None
    assert heading(driver) == ""


def test_up_and_down_are_for_the_list_that_has_the_focus(start: Start, tables: Path) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    tree = driver.session.tree
    for move in tree.root.position.legal_moves()[:2]:
        tree.insert(tree.root, move)
    driver.session.load(tree)
    moves = wait_for_heading(driver, "White wins in 5")
    while driver.window.focusWidget() is not moves:
        driver.key(Qt.Key.Key_Tab)
    driver.key(Qt.Key.Key_Down)
    assert moves.currentIndex().row() == 1
    assert driver.session.node is tree.root
    driver.board.setFocus()
    driver.key(Qt.Key.Key_Down)
    assert driver.session.node is tree.root.children[1]


def test_the_best_line_is_gone_along_by_a_click(start: Start, tables: Path) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    wait_for_heading(driver, "White wins in 5")
    line = panel(driver).endgame.line
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.cell_rect(0, 2).center())
    driver.key(Qt.Key.Key_Return)
    assert driver.session.node.ply == 3
    wait_for_heading(driver, "White wins in 3")


def test_nothing_is_said_while_a_person_plays_the_computer(start: Start, tables: Path) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    wait_for_heading(driver, "White wins in 5")
    driver.session.new_game(NewGame(black=PlayerSpec.engine(), position=driver.session.position))
    assert panel(driver).isHidden()
    driver.key(Qt.Key.Key_A)
    wait_for_heading(driver, "White wins in 5")


def test_the_computer_at_full_strength_plays_by_them(start: Start, tables: Path) -> None:
    driver = start(**STUDY, level="full")
    put(driver, WON)
    driver.key(Qt.Key.Key_Space)
    driver.wait_for_reply()
    session = driver.session
    assert session._seats._assistant.last_score(session.node.parent).plies_to_end == 9


def test_a_table_that_cannot_be_used_is_told_and_done_without(start: Start, tables: Path) -> None:
    damaged = tables / "harzdame" / "KKvK.table"
    damaged.write_bytes(damaged.read_bytes()[:-1])
    driver = start(**STUDY, analysis=True)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("An endgame table cannot be used."))
    assert "KKvK.table is damaged" in driver.card
    put(driver, WON)
    driver.qtbot.waitUntil(lambda: panel(driver).lines.cell_rect(0, 0) is not None, timeout=20_000)
    assert heading(driver) == ""


def test_the_longest_win_of_a_table_is_shown(start: Start, tables: Path) -> None:
    driver = start(**STUDY)
    choose(driver.app.workspace.menu.of(Menu.ANALYSIS), "Tables of this game…")
    dialog = driver.wait_for_dialog(EndgameTablesDialog)
    table = dialog.findChild(QTableView)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    wait_for_heading(driver, "White wins in 8")
    assert driver.dialog is None
