"""Parts that scroll as a whole where they do not fit, and are as wide then as otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QScrollBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.labels import PlainLabel
from harzdame_gui.widgets.scrolled_column import ScrolledColumn
from tests.gui.wheel import turn

ROWS = 40
MARGIN = 16


class Ground(QWidget):
    """A button above a column of a list, a button and a field."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.button, self.field = QPushButton("First"), QPushButton("Inside"), QLineEdit()
        self.rows = QListWidget()
        self.rows.addItems([str(number) for number in range(ROWS)])
        self.rows.setMinimumHeight(90)
        self.area = ScrolledColumn(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.addWidget(self.first)
        layout.addWidget(self.area, 1)
        for part in (self.rows, self.button, self.field):
            self.area.column.addWidget(part)

    @property
    def bar(self) -> QScrollBar:
        return next(each for each in self.findChildren(QScrollBar) if each.parentWidget() is self)

    def in_sight(self, part: QWidget) -> bool:
        return part.visibleRegion().boundingRect() == part.rect()


@pytest.fixture
def ground(qtbot: QtBot) -> Ground:
    made = Ground()
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    return made


@pytest.fixture
def low(ground: Ground) -> Ground:
    ground.resize(300, 140)
    QTest.qWait(1)
    return ground


def test_what_fits_has_no_bar_and_all_of_the_height(ground: Ground) -> None:
    assert not ground.bar.isVisible()
    assert ground.field.mapTo(ground, QPoint(0, ground.field.height())).y() == 400 - MARGIN


def test_nothing_gets_narrower_or_too_low_where_it_scrolls(ground: Ground) -> None:
    width = ground.rows.width()
    ground.resize(300, 140)
    QTest.qWait(1)
    assert ground.bar.isVisible()
    assert ground.bar.geometry().left() > ground.area.geometry().right()
    assert ground.bar.geometry().right() < ground.width()
    assert ground.rows.width() == ground.area.viewport().width() == width
    assert ground.rows.height() == 90
    ground.resize(300, 400)
    QTest.qWait(1)
    assert not ground.bar.isVisible()


def test_a_part_that_needs_more_makes_it_scroll(ground: Ground) -> None:
    ground.rows.setMinimumHeight(390)
    QTest.qWait(1)
    assert ground.bar.isVisible()
    ground.rows.hide()
    QTest.qWait(1)
    assert not ground.bar.isVisible()


def test_text_of_several_lines_has_the_height_that_it_needs(ground: Ground) -> None:
    text = PlainLabel("There is more to be said than fits. " * 8, wordWrap=True)
    ground.area.column.addWidget(text)
    ground.resize(300, 300)
    QTest.qWait(1)
    assert text.height() >= text.heightForWidth(text.width())


def test_bar_and_wheel_go_together(low: Ground) -> None:
    low.bar.setValue(low.bar.maximum())
    assert low.in_sight(low.field)
    turn(low.field, 5)
    assert low.bar.value() < low.bar.maximum()
    assert not low.in_sight(low.field)


def test_a_list_inside_scrolls_first(low: Ground) -> None:
    inner = low.rows.verticalScrollBar()
    turn(low.rows.viewport(), -2)
    assert inner.value() > 0
    assert low.bar.value() == 0
    inner.setValue(inner.maximum())
    turn(low.rows.viewport(), -2)
    assert low.bar.value() > 0


def test_the_focus_brings_a_part_into_sight_whichever_way_it_comes(low: Ground) -> None:
    low.first.setFocus()
    assert low.bar.value() == 0
    QTest.keyClick(low.first, Qt.Key.Key_Backtab)
    assert low.field.hasFocus()
    assert low.in_sight(low.field)
    low.bar.setValue(0)
    QTest.keyClick(low.field, Qt.Key.Key_Backtab)
    assert low.button.hasFocus()
    assert low.in_sight(low.button)
    low.bar.setValue(0)
    low.first.setFocus()
    low.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert low.in_sight(low.field)


def test_nothing_moves_under_a_click(low: Ground, qtbot: QtBot) -> None:
    low.bar.setValue(low.button.y() + 8 - low.area.height())
    assert not low.in_sight(low.button)
    before = low.bar.value()
    with qtbot.waitSignal(low.button.clicked):
        QTest.mouseClick(low.button, Qt.MouseButton.LeftButton, pos=QPoint(20, 4))
    assert low.button.hasFocus()
    assert low.bar.value() == before
