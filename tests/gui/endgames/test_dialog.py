"""The list of the endgame tables of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTableWidget
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
    table = dialog.findChild(QTableWidget)
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def test_each_table_has_a_row(dialog: EndgameTablesDialog) -> None:
    assert [row[:2] for row in rows(dialog)] == [["KvK", "1"], ["KKvK", "8"]]
    assert all(row[3] for row in rows(dialog))


def test_the_longest_win_is_chosen_by_return_or_a_double_click(
    qtbot: QtBot, dialog: EndgameTablesDialog
) -> None:
    table = dialog.findChild(QTableWidget)
    place = table.visualItemRect(table.item(1, 0)).center()
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
