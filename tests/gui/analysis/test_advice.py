"""The best move and the threat as arrows on the board, switched by key and by button, and told in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from harzdame_gui.analysis.advice_bar import AdviceBar
from harzdame_gui.analysis.commands import AnalysisCommands
from harzdame_gui.board.items.arrows import arrow_of
from harzdame_gui.widgets.buttons import ActionButton
from tests.gui.analysis.test_presenter import STUDY, panel, wait_for_lines
from tests.gui.driver import Driver
from tests.gui.play.test_play import put
from tests.gui.settings.settings_driver import choose_setting

Start = Callable[..., Driver]
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def driver(start: Start) -> Driver:
    driver = start(**STUDY, analysis=True)
    wait_for_lines(driver)
    return driver


def drawn(driver: Driver) -> tuple[object, object]:
    scene = driver.board._board_scene
    return scene._best.lines, scene._threat.lines


def told(driver: Driver) -> str:
    text = driver.window.findChild(AdviceBar).threat_text
    return text.text() if text.isVisible() else ""


def test_the_best_move_is_an_arrow_that_a_key_switches(driver: Driver) -> None:
    lines = panel(driver).lines
    driver.qtbot.waitUntil(lambda: drawn(driver)[0] == (arrow_of(lines._lines[0].pv[0]),))
    driver.key(Qt.Key.Key_B)
    assert drawn(driver) == ((), ())
    assert not driver.app.services.settings.analysis_best.value
    driver.press("Best move", panel(driver))
    driver.qtbot.waitUntil(lambda: bool(drawn(driver)[0]))


def test_the_threat_is_a_dashed_arrow_of_the_other_side(driver: Driver) -> None:
    driver.key(Qt.Key.Key_A, SHIFT)
    assert told(driver) == "Looks for a threat …"
    driver.qtbot.waitUntil(lambda: bool(drawn(driver)[1]), timeout=30_000)
    [arrow] = drawn(driver)[1]
    assert driver.session.position.pieces[arrow.path[0]].color is driver.session.position.turn.other
    assert driver.board._board_scene._threat._dashed
    assert told(driver).startswith(f"Threat: {arrow.path[0]}-")
    driver.key(Qt.Key.Key_A, SHIFT)
    assert drawn(driver)[1] == ()
    assert told(driver) == ""


def test_it_is_said_calmly_why_there_is_none(driver: Driver) -> None:
    driver.key(Qt.Key.Key_A, SHIFT)
    put(driver, "W:Wc3:Bc4,h8")
    assert told(driver) == "No threat to look for: there is a capture to make."
    put(driver, "W:Wf1,g1:Bh1")
    assert told(driver) == "No threat: the other side could not move."


def test_asking_for_a_threat_begins_the_analysis(start: Start) -> None:
    driver = start(**STUDY)
    assert not panel(driver).isVisible()
    driver.key(Qt.Key.Key_A, SHIFT)
    assert panel(driver).isVisible()
    driver.qtbot.waitUntil(lambda: bool(drawn(driver)[1]), timeout=30_000)


def test_what_is_only_looked_at_has_no_arrows(driver: Driver) -> None:
    lines = panel(driver).lines
    driver.qtbot.waitUntil(lambda: bool(drawn(driver)[0]))
    QTest.mouseClick(lines, Qt.MouseButton.LeftButton, pos=lines.cell_rect(0, 0).center())
    assert drawn(driver) == ((), ())
    driver.key(Qt.Key.Key_Escape)
    assert drawn(driver)[0]


def test_lines_are_more_and_fewer_by_key_and_by_button(driver: Driver) -> None:
    count = driver.app.services.settings.analysis_lines
    driver.ctrl(Qt.Key.Key_Plus)
    assert count.value == 4
    driver.ctrl(Qt.Key.Key_Minus)
    driver.press("−", panel(driver))
    assert count.value == 2
    driver.ctrl(Qt.Key.Key_Minus)
    assert not panel(driver).commands.fewer_lines.isEnabled()
    driver.ctrl(Qt.Key.Key_Minus)
    assert count.value == 1
    for _ in range(6):
        driver.ctrl(Qt.Key.Key_Plus)
    assert count.value == 5
    assert panel(driver).lines._rows == 5


def test_scores_are_told_from_the_side_that_is_chosen(driver: Driver) -> None:
    driver.drag("f1", "g1")
    lines = wait_for_lines(driver).lines
    choose_setting(driver, "Scores", "From the side to move")
    assert panel(driver)._share.text().startswith("Black ")
    assert "Black would win" in panel(driver)._share.toolTip()
    choose_setting(driver, "Scores", "From White’s side")
    assert panel(driver)._share.text().startswith("White ")
    assert lines._side is driver.app.services.settings.score_side.value


def test_in_a_narrow_panel_the_buttons_are_pictures(qtbot: QtBot) -> None:
    owner = QObject()
    bar = AdviceBar(AnalysisCommands(owner))
    qtbot.addWidget(bar)
    bar.set_count(3)
    bar.show()
    for width, style in (
        (700, Qt.ToolButtonStyle.ToolButtonTextBesideIcon),
        (bar.minimumSizeHint().width(), Qt.ToolButtonStyle.ToolButtonIconOnly),
    ):
        bar.resize(width, 60)
        assert bar._best.toolButtonStyle() is style
        assert bar._threat.toolButtonStyle() is style


@pytest.mark.parametrize("name", ["Best move", "Threat", "+", "−"])
def test_its_tooltips_never_lie_over_the_lines(driver: Driver, name: str) -> None:
    advice, lines = panel(driver).advice, panel(driver).lines
    button = next(each for each in advice.findChildren(ActionButton) if each.text() == name)
    place = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, place, button.mapToGlobal(place)))
    assert QToolTip.isVisible()
    assert QToolTip.text() == button.toolTip()
    [tip] = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    assert not tip.geometry().intersects(lines.rect().translated(lines.mapToGlobal(QPoint())))
    QToolTip.hideText()
