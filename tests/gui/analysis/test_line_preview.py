"""The small board beside a move of a line, and walking through the lines by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from harzdame_gui.analysis.line_preview import LinePreview, LinePreviews
from harzdame_gui.controllers.settings.choices import Appearance
from tests.gui.analysis.test_presenter import STUDY, panel, wait_for_lines
from tests.gui.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def driver(start: Start) -> Driver:
    """The search is over, so that the lines stay what they are."""
    driver = start(**STUDY, analysis=True)
    wait_for_lines(driver)
    analysis = driver.window.findChild(LinePreviews)
    assert analysis is not None
    view = panel(driver)
    driver.qtbot.waitUntil(lambda: view.lines.cell_rect(1, 2) is not None, timeout=20_000)
    driver.app.services.engine.infoArrived.disconnect()
    return driver


def card(driver: Driver) -> LinePreview | None:
    return driver.window.findChild(LinePreviews).card


def place_of(driver: Driver) -> QRect:
    shown = card(driver)
    assert shown is not None
    return shown.geometry()


def test_pointing_at_a_move_shows_the_position_behind_it_and_leaves_the_board_alone(driver: Driver) -> None:
    lines, before = panel(driver).lines, driver.board._position
    QTest.mouseMove(lines, lines.cell_rect(1, 2).center())
    driver.qtbot.waitUntil(lambda: card(driver) is not None)
    move = lines._lines[1].pv[2]
    assert card(driver).move_text.text() == f"2. {move}"
    assert driver.board._position is before
    assert not driver.window.look_ahead.active
    rows = QRect(lines.mapTo(driver.window, QPoint()), lines.size())
    assert not place_of(driver).intersects(rows)
    assert driver.window.rect().contains(place_of(driver))
    first = card(driver).board.pixmap().cacheKey()
    QTest.mouseMove(lines, lines.cell_rect(1, 1).center())
    driver.qtbot.waitUntil(lambda: card(driver).board.pixmap().cacheKey() != first)
    assert card(driver).move_text.text() == f"1… {lines._lines[1].pv[1]}"
    QTest.mouseMove(driver.board.viewport(), QPoint(30, 30))
    driver.qtbot.waitUntil(lambda: card(driver) is None)


def test_it_goes_with_the_position(driver: Driver) -> None:
    lines = panel(driver).lines
    QTest.mouseMove(lines, lines.cell_rect(0, 0).center())
    driver.qtbot.waitUntil(lambda: card(driver) is not None)
    driver.drag("f1", "g1")
    assert card(driver) is None


def test_the_lines_are_walked_through_by_keys_from_the_board(driver: Driver) -> None:
    lines = panel(driver).lines
    driver.board.setFocus()
    driver.key(Qt.Key.Key_L)
    assert lines.hasFocus()
    assert card(driver).move_text.text() == f"1. {lines._lines[0].pv[0]}"
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Down)
    assert lines._cursor == (1, 1)
    assert card(driver).move_text.text() == f"1… {lines._lines[1].pv[1]}"
    assert driver.session.node.ply == 0  # the arrow keys are for the lines
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_Up)
    driver.key(Qt.Key.Key_Left)
    assert lines._cursor == (0, 0)
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Return)
    ahead = driver.window.look_ahead
    assert ahead.moves == lines._lines[0].pv[:2]
    assert card(driver) is None
    driver.key(Qt.Key.Key_Right)
    assert ahead.moves == lines._lines[0].pv[:3]
    driver.key(Qt.Key.Key_Escape)
    assert not ahead.active
    assert lines.hasFocus()
    driver.key(Qt.Key.Key_Escape)
    assert driver.board.hasFocus()
    assert card(driver) is None
    assert not driver.session.modified


def test_enter_twice_takes_the_line_into_the_game(driver: Driver) -> None:
    line = panel(driver).lines._lines[0].pv
    driver.key(Qt.Key.Key_L)
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_Return)
    assert driver.session.node.ply == 2
    assert driver.played == [str(move) for move in line[:2]]


def test_the_board_of_a_line_wears_the_theme(driver: Driver) -> None:
    lines = panel(driver).lines
    driver.key(Qt.Key.Key_L)
    light = card(driver).board.pixmap().toImage()
    driver.wear(Appearance.DARK)
    assert card(driver) is None
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Left)
    assert lines.hasFocus()
    assert card(driver).board.pixmap().toImage() != light
