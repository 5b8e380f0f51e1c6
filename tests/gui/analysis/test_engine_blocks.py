"""Several engines side by side in the analysis panel, chosen in the menu."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color, Info, Line, Position, Score
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.analysis.engine_block import EngineBlock
from harzdame_gui.analysis.engine_blocks import EngineBlocks
from harzdame_gui.analysis.line_preview import LinePreviews
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.board.items.arrows import arrow_of
from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.engine.added_program import AddedProgram
from tests.engine.hub.conftest import OURS
from tests.gui.driver import Driver

STAND_IN = Path(__file__).parents[2] / "engine" / "hub" / "stand_in.py"
LONG = 60_000
Start = Callable[..., Driver]


@pytest.fixture
def driver(start: Start) -> Driver:
    """Two persons play, and our engine was added as another one."""
    driver = start(white="human", black="human", analysis=True, analysis_lines=1)
    programs = driver.app.services.engine.programs
    programs.put(AddedProgram("ours", "Second & best", OURS[0], OURS[1:], games=("harzdame", "turkish")))
    dies = ("-S", "-E", str(STAND_IN), "dies at once")
    programs.put(AddedProgram("dies", "Dies", sys.executable, dies, games=("harzdame",)))
    return driver


def tick(driver: Driver, name: str) -> QAction:
    menu = driver.app.workspace.menu.of(Menu.ANALYSIS)
    actions = [action for sub in menu.actions() if sub.menu() for action in sub.menu().actions()]
    return next(action for action in actions if action.text() == name)


def blocks(driver: Driver) -> list[EngineBlock]:
    return list(driver.window.findChild(EngineBlocks)._blocks.values())


def panel(driver: Driver) -> AnalysisPanel:
    return driver.window.findChild(AnalysisPanel)


def test_an_engine_that_is_ticked_analyses_beside_ours(driver: Driver) -> None:
    assert blocks(driver) == []
    assert not panel(driver)._own_title.isVisible()
    tick(driver, "Second && best").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: bool(block.lines._lines), timeout=LONG)
    driver.qtbot.waitUntil(lambda: bool(panel(driver).lines._lines), timeout=LONG)
    assert block.isVisible()
    assert block._facts.text().startswith("Depth ")
    assert panel(driver)._own_title.text() == "Harzdame"
    assert panel(driver)._own_title.isVisible()
    analyst = driver.window.findChild(EngineBlocks)._analyses.analysts[0]
    first = analyst.info
    driver.drag("f1", "g1")
    driver.qtbot.waitUntil(lambda: analyst.info not in (None, first), timeout=LONG)
    driver.qtbot.waitUntil(lambda: block.lines._mover is Color.BLACK, timeout=LONG)
    tick(driver, "Second && best").trigger()
    assert blocks(driver) == []
    assert driver.app.services.settings.analysis_programs.value == ()


def test_a_move_of_its_line_is_looked_at(driver: Driver) -> None:
    tick(driver, "Second && best").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: bool(block.lines._lines), timeout=LONG)
    place = block.lines.cell_rect(0, 0).center()
    QTest.mouseClick(block.lines, Qt.MouseButton.LeftButton, pos=place)
    assert driver.window.look_ahead.active


def test_its_lines_are_pointed_at_and_walked_through_like_ours(driver: Driver) -> None:
    tick(driver, "Second && best").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: block.lines.cell_rect(0, 1) is not None, timeout=LONG)
    previews = driver.window.findChild(LinePreviews)
    QTest.mouseMove(block.lines, block.lines.cell_rect(0, 1).center())
    driver.qtbot.waitUntil(lambda: previews.card is not None, timeout=LONG)
    QTest.mouseMove(driver.board.viewport(), QPoint(20, 20))
    driver.qtbot.waitUntil(lambda: previews.card is None, timeout=LONG)
    driver.qtbot.waitUntil(lambda: panel(driver).lines.cell_rect(0, 0) is not None, timeout=LONG)
    driver.key(Qt.Key.Key_L)
    assert panel(driver).lines.hasFocus()
    driver.key(Qt.Key.Key_L)
    assert block.lines.hasFocus()
    driver.qtbot.waitUntil(lambda: previews.card is not None, timeout=LONG)
    driver.key(Qt.Key.Key_Return)
    assert driver.window.look_ahead.active
    driver.key(Qt.Key.Key_Escape)
    assert block.lines.hasFocus()
    driver.key(Qt.Key.Key_Escape)
    assert driver.board.hasFocus()


def test_alone_it_draws_the_best_move(driver: Driver) -> None:
    tick(driver, "Second && best").trigger()
    tick(driver, "Built-in engine").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: bool(block.lines._lines), timeout=LONG)
    driver.qtbot.waitUntil(lambda: bool(driver.board._board_scene._best.lines), timeout=LONG)
    [arrow] = driver.board._board_scene._best.lines
    assert arrow == arrow_of(block.lines._lines[0].pv[0])


def test_it_can_analyse_instead_of_ours_and_moves_the_bar(driver: Driver) -> None:
    tick(driver, "Second && best").trigger()
    tick(driver, "Built-in engine").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: bool(block.lines._lines), timeout=LONG)
    assert not panel(driver).lines.isVisible()
    assert not panel(driver)._own_title.isVisible()
    assert driver.app.services.engine.searches == ()
    tick(driver, "Built-in engine").trigger()
    driver.qtbot.waitUntil(lambda: bool(panel(driver).lines._lines), timeout=LONG)


def test_one_engine_is_always_ticked(driver: Driver) -> None:
    assert not tick(driver, "Built-in engine").isEnabled()
    tick(driver, "Second && best").trigger()
    assert tick(driver, "Built-in engine").isEnabled()
    tick(driver, "Built-in engine").trigger()
    tick(driver, "Second && best").trigger()
    assert tick(driver, "Built-in engine").isChecked()
    assert not tick(driver, "Built-in engine").isEnabled()
    tick(driver, "Second && best").trigger()
    tick(driver, "Built-in engine").trigger()
    driver.app.services.engine.programs.remove("ours")
    assert tick(driver, "Built-in engine").isChecked()
    driver.qtbot.waitUntil(lambda: bool(panel(driver).lines._lines), timeout=LONG)


def test_one_that_fails_says_so_in_words(driver: Driver) -> None:
    tick(driver, "Dies").trigger()
    [block] = blocks(driver)
    said = "It ended instead of answering."
    driver.qtbot.waitUntil(lambda: block.lines._message == said, timeout=LONG)
    assert "no weights" in block.lines.toolTip()


def test_a_game_that_it_does_not_play_is_told(driver: Driver) -> None:
    programs = driver.app.services.engine.programs
    programs.put(programs.find("ours")._replace(games=("turkish",)))
    tick(driver, "Second && best").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: block.lines._message == "It does not play this game.", timeout=LONG)


def test_removing_an_engine_takes_its_block_away(driver: Driver) -> None:
    tick(driver, "Second && best").trigger()
    driver.app.services.engine.programs.remove("ours")
    assert blocks(driver) == []
    with pytest.raises(StopIteration):
        tick(driver, "Second && best")


def test_leaving_ends_the_engines(driver: Driver) -> None:
    tick(driver, "Second && best").trigger()
    [block] = blocks(driver)
    driver.qtbot.waitUntil(lambda: bool(block.lines._lines), timeout=LONG)
    jobs = driver.app.services.jobs
    driver.close()
    assert jobs.threads == 0


def test_a_program_that_tells_no_score_has_none(qtbot: QtBot) -> None:
    start = Position.start("harzdame")
    block = EngineBlock("Silent")
    qtbot.addWidget(block)
    block.resize(400, 100)
    block.lines.set_rows(1)
    unscored = Line(Score(0), (start.parse_move("c4-c5"),), is_scored=False)
    block.show_info(Info(0, 0, (unscored,), 0, 0.0, 0.0), Color.WHITE)
    assert block._facts.text() == ""
    assert block.lines.accessibleDescription() == "c4-c5"
    silent = block.lines.grab().toImage()
    block.show_info(Info(3, 3, (unscored._replace(is_scored=True),), 0, 0.0, 0.0), Color.WHITE)
    assert block._facts.text() == "Depth 3"
    assert block.lines.accessibleDescription() == "0.00 c4-c5"
    assert block.lines.grab().toImage() != silent
