"""The list of the endgame tables of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTableView
from pytestqt.qtbot import QtBot

from harzdame_gui.endgames.dialog import EndgameTablesDialog
from tests.gui.driver import default_button
from tests.made_up_tables import made_up_tables


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> EndgameTablesDialog:
    tables = made_up_tables(tmp_path, "KKvK")
    dialog = EndgameTablesDialog("Harzdame", tuple(tables.files.values()))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def rows(dialog: EndgameTablesDialog) -> list[list[str]]:
    model = dialog.findChild(QTableView).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_each_table_has_a_row(dialog: EndgameTablesDialog) -> None:
    assert [row[:2] for row in rows(dialog)] == [["KvK", "1"], ["KKvK", "8"]]
    assert all(row[3] for row in rows(dialog))


def test_the_longest_win_is_chosen_by_return_or_a_double_click(
    qtbot: QtBot, dialog: EndgameTablesDialog
) -> None:
    table = dialog.findChild(QTableView)
    place = table.visualRect(table.model().index(1, 0)).center()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args[0].count("K") == 3
    dialog.show()
    table.setFocus()
    with qtbot.waitSignal(dialog.chosen):
        QTest.keyClick(table, Qt.Key.Key_Return)


def test_where_there_are_none_nothing_can_be_chosen(qtbot: QtBot) -> None:
    dialog = EndgameTablesDialog("Harzdame", ())
    qtbot.addWidget(dialog)
    assert rows(dialog) == []
    assert not default_button(dialog).isEnabled()
    assert len(dialog.findChildren(QPushButton)) == 2


def test_a_click_on_a_header_sorts_by_numbers_and_copies_are_as_shown(dialog: EndgameTablesDialog) -> None:
    table = dialog.findChild(QTableView)
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
    for order in ([1, 8], [8, 1]):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert [int(row[1]) for row in rows(dialog)] == order
    assert table.currentIndex().row() == 1  # the table chosen before
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().split("\t") == rows(dialog)[1]
