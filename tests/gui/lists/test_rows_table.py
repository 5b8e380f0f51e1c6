"""A table of a list: sorted, narrowed down, added to and copied; what is selected stays so meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.lists.rows_model import Column, ListModel
from harzdame_gui.lists.rows_table import ListTable
from harzdame_gui.lists.search_field import SearchField

GAMES = [("Dora", 30), ("Anna", 4), ("Carl", 200), ("Bert", 4)]


class Games(ListModel[tuple[str, int]]):
    """Names and numbers of moves."""

    def told(self, thing: tuple[str, int], /) -> Sequence[str]:
        return thing[0], str(thing[1])

    def key(self, thing: tuple[str, int], column: int, /) -> str | int:
        return thing[column]


@pytest.fixture
def table(qtbot: QtBot) -> ListTable:
    model = Games((Column("Name"), Column("Moves")))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_things(GAMES)
    table = ListTable(model, several=True)
    model.setParent(table)
    qtbot.addWidget(table)
    table.show()
    return table


def names(table: ListTable) -> str:
    return "".join(table.model().index(row, 0).data()[0] for row in range(table.model().rowCount()))


def test_it_is_sorted_by_numbers_as_numbers_and_back(table: ListTable) -> None:
    for column, order, expected in (
        (0, Qt.SortOrder.AscendingOrder, "ABCD"),
        (1, Qt.SortOrder.AscendingOrder, "ABDC"),
        (1, Qt.SortOrder.DescendingOrder, "CDAB"),
        (-1, Qt.SortOrder.AscendingOrder, "DACB"),
    ):
        table.sortByColumn(column, order)
        assert names(table) == expected


def test_what_is_selected_stays_so_while_it_is_listed(table: ListTable) -> None:
    table.select([2, 3], current=3)
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert (table.selected, table.current) == ([3, 2], 3)
    table.model().search("ar")
    assert (names(table), table.selected) == ("C", [3])
    table.model().search("bert")
    assert (table.selected, table.current) == ([4], 4)


def test_what_is_added_takes_its_place_and_the_cursor_stays(table: ListTable) -> None:
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    table.select((), current=3)
    table.model().add(("Beate", 9))
    assert names(table) == "ABBCD"
    assert (table.current, table.currentIndex().row()) == (3, 3)
    table.model().search("carl")
    table.model().add(("Doris", 1))
    assert (names(table), table.model().count) == ("C", 6)


def test_typing_leaves_what_fits_and_arrows_go_along_it(qtbot: QtBot, table: ListTable) -> None:
    field = SearchField("Search")
    qtbot.addWidget(field)
    table.follow(field)
    QTest.keyClicks(field, "4")
    assert names(table) == "AB"
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert table.current == 4
    QTest.keyClick(field, Qt.Key.Key_PageUp)
    assert table.current == 2


def test_rows_are_copied_as_they_are_shown(table: ListTable) -> None:
    table.copyWanted.connect(table.copy)
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    table.horizontalHeader().moveSection(1, 0)
    table.select([1, 2])
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "30\tDora\n4\tAnna"
    table.setColumnHidden(1, True)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Dora\nAnna"


def test_return_and_a_double_click_open_a_row_and_no_other(qtbot: QtBot, table: ListTable) -> None:
    opened: list[int] = []
    table.opened.connect(lambda: opened.append(table.current))
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    place = table.visualRect(table.model().index(2, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened == [2, 3]
    table.model().search("nobody")
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert opened == [2, 3]
