"""Places of windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QMainWindow, QVBoxLayout
from pytestqt.qtbot import QtBot

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
