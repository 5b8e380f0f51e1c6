"""Widgets wear another sheet: each styled once, and no window seen partly in one and partly in another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from harzdame_gui.theme.dressing import Dressing
from harzdame_gui.theme.still import Still

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


def change(app: QApplication, dressing: Dressing, sheet: str) -> None:
    """Have another sheet worn; the windows are dressed one by one from here on."""
    connection = dressing.covered.connect(lambda: dressing.put_on(app, sheet))
    dressing.cover()
    while dressing._asked:
        dressing._go_on()
    dressing.disconnect(connection)


@pytest.fixture
def dressing(qapp: QApplication) -> Iterator[Dressing]:
    before = qapp.styleSheet()
    dressing = Dressing(qapp)
    change(qapp, dressing, sheet("red", 2))
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
    change(qapp, dressing, sheet("blue", 3))
    qtbot.waitUntil(lambda: not dressing._waiting)
    assert background(label) == "#0000ff"
    outer, inner = (counter.count for counter in counters)
    assert inner == outer == 1


def test_what_is_in_sight_is_seen_wholly_in_one_sheet_or_the_other(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    windows, labels = zip(*(window(qtbot) for _ in range(3)), strict=True)
    seen = [[each.grab().toImage()] for each in windows]
    change(qapp, dressing, sheet("blue", 3))
    turns = 0
    while dressing._waiting:
        for each, pictures in zip(windows, seen, strict=True):
            pictures.append(each.grab().toImage())
        dressing._finish(next(iter(dressing._waiting)))
        turns += 1
    assert turns >= len(windows)
    for each, pictures, label in zip(windows, seen, labels, strict=True):
        before, after = pictures[0], each.grab().toImage()
        assert before != after
        assert pictures[1] == before
        assert all(picture in (before, after) for picture in pictures)
        assert label.font().pointSize() == 11
        assert background(label) == "#0000ff"


def test_windows_are_covered_one_by_one_and_the_sheet_is_exchanged_in_a_piece_of_its_own(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harzdame_gui.theme.dressing._PIECE_SECONDS", 0.0)
    windows = [window(qtbot)[0] for _ in range(3)]
    dressing.covered.connect(lambda: dressing.put_on(qapp, sheet("blue", 3)))
    dressing.cover()
    pieces = [(_covered(windows), len(dressing._waiting))]
    while dressing._asked:
        dressing._go_on()
        pieces.append((_covered(windows), len(dressing._waiting)))
    assert [covered for covered, _ in pieces] == [1, 2, 3, 3]
    assert not any(waiting for _, waiting in pieces[:-1])
    assert pieces[-1][1] >= 3


def _covered(windows: list[QWidget]) -> int:
    return sum(each.findChild(Still) is not None for each in windows)


def test_a_window_that_comes_while_others_are_covered_is_covered_too(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harzdame_gui.theme.dressing._PIECE_SECONDS", 0.0)
    first, _ = window(qtbot)
    dressing.cover()
    later = QWidget()
    qtbot.addWidget(later)
    later.show()
    dressing.covered.connect(lambda: pieces.append(_covered([first, later])))
    pieces: list[int] = []
    qtbot.waitUntil(lambda: bool(pieces))
    assert pieces == [2]
    dressing.put_on(qapp, sheet("blue", 3))


def test_where_nothing_is_in_sight_the_sheet_is_exchanged_at_once(
    qapp: QApplication, dressing: Dressing
) -> None:
    dressing.covered.connect(lambda: dressing.put_on(qapp, sheet("blue", 3)))
    dressing.cover()
    assert qapp.styleSheet() == sheet("blue", 3)


def test_what_is_pressed_before_it_is_dressed_is_not_what_is_under_the_mouse(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    made, pressed = QWidget(), []
    qtbot.addWidget(made)
    button = QPushButton("Press", clicked=lambda: pressed.append("button"))
    QVBoxLayout(made).addWidget(button)
    made.mousePressEvent = lambda _event: pressed.append("window")
    with qtbot.waitExposed(made):
        made.show()
    place = button.geometry().center()
    change(qapp, dressing, sheet("blue", 3))
    QTest.mouseClick(made.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert not pressed
    qtbot.waitUntil(lambda: not dressing._waiting)
    QTest.mouseClick(made.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert pressed == ["button"]


def test_a_closed_window_is_dressed_when_it_is_shown(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    closed, label = window(qtbot)
    closed.close()
    used, _ = window(qtbot)
    used.activateWindow()
    qtbot.waitUntil(lambda: qapp.activeWindow() is used)
    change(qapp, dressing, sheet("blue", 3))
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
    change(qapp, dressing, sheet("blue", 3))
    change(qapp, dressing, sheet("lime", 4))
    delete(going)
    qtbot.waitUntil(lambda: not dressing._waiting)
    assert label.font().pointSize() == 12
    assert background(label) == "#00ff00"


@pytest.mark.parametrize("pieces", [0.0, 1.0])
def test_a_window_that_goes_while_others_are_covered_is_left_out(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing, monkeypatch: pytest.MonkeyPatch, pieces: float
) -> None:
    monkeypatch.setattr("harzdame_gui.theme.dressing._PIECE_SECONDS", pieces)
    staying, label = window(qtbot)
    going = QWidget()
    with qtbot.waitExposed(going):
        going.show()
    dressing.cover()
    while going not in dressing._stills:
        dressing._go_on()
    delete(going)
    dressing.covered.connect(lambda: dressing.put_on(qapp, sheet("blue", 3)))
    qtbot.waitUntil(lambda: not dressing._asked and not dressing._waiting)
    assert background(label) == "#0000ff"
    qtbot.waitUntil(lambda: staying.findChild(Still) is None)


def test_windows_are_dressed_though_styling_another_fails(
    qapp: QApplication, qtbot: QtBot, dressing: Dressing
) -> None:
    class Failing(QWidget):
        def setStyleSheet(self, _sheet: str) -> None:  # noqa: N802
            raise ValueError("styling")

    failing = Failing()
    qtbot.addWidget(failing)
    QWidget.setStyleSheet(failing, "color: red")
    with qtbot.waitExposed(failing):
        failing.show()
    others = [window(qtbot) for _ in range(2)]
    with qtbot.captureExceptions() as failures:
        change(qapp, dressing, sheet("blue", 3))
        qtbot.waitUntil(lambda: not dressing._waiting)
    assert [str(error) for _, error, _ in failures] == ["styling"]
    for each in (failing, *(made for made, _ in others)):
        qtbot.waitUntil(lambda each=each: each.findChild(Still) is None)
    assert {background(label) for _, label in others} == {"#0000ff"}
