"""The panel beside the board, with several of its parts at once in a low window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.replay.autoplay_bar import AutoplayBar
from tests.engine.review.games import TEXT
from tests.gui.driver import Driver

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def studied(start: Callable[..., Driver], tmp_path: Path) -> Driver:
    file = tmp_path / "game.pdn"
    file.write_text(TEXT, encoding="utf-8")
    driver = start(file, analysis_lines=3)
    driver.window.resize(1024, 700)
    driver.qtbot.waitUntil(lambda: bool(driver.session.tree.root.children), timeout=20_000)
    driver.key(Qt.Key.Key_Right)
    return driver


def parts(panel: SidePanel) -> list[QWidget]:
    layout = panel.layout()
    found = [layout.itemAt(number).widget() for number in range(layout.count())]
    return [part for part in found if part.isVisible() and part.height()]


def test_nothing_is_squeezed_or_covered(studied: Driver) -> None:
    panel = studied.window.findChild(SidePanel)
    studied.key(Qt.Key.Key_A)
    studied.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    studied.key(Qt.Key.Key_X)
    studied.key(Qt.Key.Key_F, BOTH)
    studied.key(Qt.Key.Key_F5)
    bar = studied.window.findChild(AutoplayBar)
    studied.qtbot.waitUntil(bar.isVisible)
    studied.qtbot.waitUntil(lambda: panel.layout().minimumSize().height() <= panel.height())
    QTest.qWait(50)
    for part in parts(panel):
        assert part.height() >= part.minimumSizeHint().height(), type(part).__name__
    for one, other in combinations(parts(panel), 2):
        assert not one.geometry().intersects(other.geometry()), (type(one), type(other))
    inside = QRect(bar.mapTo(panel, bar.rect().topLeft()), bar.size())
    assert panel.rect().contains(inside)


def test_the_moves_come_back_when_there_is_room(studied: Driver) -> None:
    panel = studied.window.findChild(SidePanel)
    studied.key(Qt.Key.Key_A)
    studied.key(Qt.Key.Key_X)
    studied.key(Qt.Key.Key_F, BOTH)
    studied.window.resize(1024, 620)
    studied.qtbot.waitUntil(panel.moves.isHidden)
    studied.key(Qt.Key.Key_X)
    studied.qtbot.waitUntil(panel.moves.isVisible)


def test_the_menu_fits_on_a_small_screen(studied: Driver) -> None:
    assert studied.app._workspace.menu.sizeHint().height() <= 740
