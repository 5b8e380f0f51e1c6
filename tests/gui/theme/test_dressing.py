"""Widgets wear another sheet: each styled once, at once what is in sight, the others before they are seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from harzdame_gui.theme.dressing import Dressing

_DEPTH = 12


class Counter(QObject):
    """Counts how often a widget was styled."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.StyleChange
        return False


def sheet(color: str, width: int) -> str:
    return f"QLabel {{ background: {color}; border: {width}px solid {color}; font-size: {8 + width}pt; }}"


@pytest.fixture
def dressing(qapp: QApplication) -> Iterator[Dressing]:
    before = qapp.styleSheet()
    dressing = Dressing(qapp)
    dressing.put_on(qapp, sheet("red", 2))
    yield dressing
    while dressing._waiting:
        dressing._go_on()
    delete(dressing)
    qapp.setStyleSheet(before)


def window(qtbot: QtBot, depth: int = 1) -> tuple[QWidget, QLabel]:
    """With a label so deep in it."""
    made = QWidget()
    qtbot.addWidget(made)
    home = made
    for _ in range(depth - 1):
        inner = QWidget()
        QVBoxLayout(home).addWidget(inner)
        home = inner
    label = QLabel("Text")
    QVBoxLayout(home).addWidget(label)
    with qtbot.waitExposed(made):
        made.show()
    return made, label


def background(label: QLabel) -> str:
    return label.grab().toImage().pixelColor(label.rect().bottomRight()).name()


def test_a_widget_is_styled_as_often_wherever_it_is(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    made, label = window(qtbot, _DEPTH)
    made.activateWindow()
    counters = Counter(made), Counter(label)
    dressing.put_on(qapp, sheet("blue", 3))
    assert background(label) == "#0000ff"
    outer, inner = (counter.count for counter in counters)
    assert inner <= outer <= 3


def test_all_that_is_in_sight_changes_at_once(qapp: QApplication, qtbot: QtBot, dressing: Dressing) -> None:
    _, label = window(qtbot)
    used, used_label = window(qtbot)
    used.activateWindow()
    dressing.put_on(qapp, sheet("blue", 3))
    for each in (label, used_label):
        assert each.font().pointSize() == 11
        assert background(each) == "#0000ff"
    assert not dressing._waiting


def test_a_closed_window_is_dressed_when_it_is_shown(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    closed, label = window(qtbot)
    closed.close()
    used, _ = window(qtbot)
    used.activateWindow()
    qtbot.waitUntil(lambda: qapp.activeWindow() is used)
    dressing.put_on(qapp, sheet("blue", 3))
    assert label.font().pointSize() != 11
    closed.show()
    assert label.font().pointSize() == 11
    assert closed not in dressing._waiting


def test_what_goes_meanwhile_is_left_out_and_what_changes_twice_wears_the_last(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    going = QWidget()
    with qtbot.waitExposed(going):
        going.show()
    staying, label = window(qtbot)
    for each in (going, staying):
        each.close()
    dressing.put_on(qapp, sheet("blue", 3))
    dressing.put_on(qapp, sheet("lime", 4))
    delete(going)
    qtbot.waitUntil(lambda: not dressing._waiting)
    assert label.font().pointSize() == 12
    assert background(label) == "#00ff00"
