"""Places of windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QListWidget,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
)
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets import placement
from harzdame_gui.widgets.placement import open_at, restore, room_for, saved


@pytest.mark.parametrize("broken", ["\ud800", "é", "!!", "AAAA", "\0"])
def test_a_place_that_is_none_gives_the_usual_one(qtbot: QtBot, broken: str) -> None:
    usual, window = QMainWindow(), QMainWindow()
    for each, text in ((usual, ""), (window, broken)):
        qtbot.addWidget(each)
        restore(each, text)
    assert window.geometry() == usual.geometry()


def test_a_window_comes_back_where_it_was(qtbot: QtBot) -> None:
    first, second = QMainWindow(), QMainWindow()
    for each in (first, second):
        qtbot.addWidget(each)
    restore(first, "")
    first.resize(500, 610)
    restore(second, saved(first))
    assert second.size() == first.size()


def test_rows_that_were_laid_out_before_they_were_styled_are_laid_out_anew(
    qapp: QApplication, qtbot: QtBot
) -> None:
    before = qapp.styleSheet()
    qapp.setStyleSheet("QAbstractItemView::item { padding: 12px; }")
    try:
        dialog, rows = QDialog(), QListWidget()
        qtbot.addWidget(dialog)
        rows.addItems(["one", "two"])
        rows.setCurrentRow(1)
        unstyled = rows.visualItemRect(rows.item(0)).height()
        QVBoxLayout(dialog).addWidget(rows)
        open_at(dialog, QSize(300, 300))
        styled = rows.visualItemRect(rows.item(0)).height()
        assert unstyled < styled == rows.sizeHintForRow(0)
    finally:
        qapp.setStyleSheet(before)


def test_the_least_size_is_no_larger_than_the_screen_has_room_for(qtbot: QtBot) -> None:
    small, large = QDialog(), QDialog()
    for each, least in ((small, QSize(300, 200)), (large, QSize(100_000, 200))):
        qtbot.addWidget(each)
        open_at(each, QSize(400, 300), least)
    assert small.minimumSize() == QSize(300, 200)
    assert large.minimumSize() == QSize(room_for(large).width(), 200)


class Large(QDialog):
    """A dialog whose parts need more room than a small screen has."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        self.buttons = [QPushButton(f"Button {number}") for number in range(12)]
        for button in self.buttons:
            button.setMinimumSize(300, 60)
            column.addWidget(button)


def test_a_window_that_is_larger_than_the_screen_is_scrolled(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(placement, "room_for", lambda _window: QSize(200, 260))
    dialog = Large()
    qtbot.addWidget(dialog)
    dialog.show()
    placement.fit_to_screen(dialog)
    placement.fit_to_screen(dialog)  # which finds nothing more to do
    qtbot.waitUntil(lambda: dialog.height() <= 260 and dialog.width() <= 200)
    area = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() > 0)
    assert dialog.buttons[-1].visibleRegion().isEmpty()
    dialog.activateWindow()
    dialog.buttons[0].setFocus()
    for _ in dialog.buttons[1:]:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.buttons[-1]
    assert not dialog.buttons[-1].visibleRegion().isEmpty()


def test_a_window_that_fits_stays_as_it_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placement, "room_for", lambda _window: QSize(2000, 2000))
    dialog = Large()
    qtbot.addWidget(dialog)
    placement.fit_to_screen(dialog)
    assert dialog.findChild(QScrollArea) is None
    assert dialog.layout().count() == len(dialog.buttons)
