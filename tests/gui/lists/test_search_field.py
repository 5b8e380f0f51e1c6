"""The field above a list: arrows move in the list, Escape empties the field before it closes anything."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.lists.search_field import SearchField


def test_escape_empties_it_and_only_then_is_the_windows(qtbot: QtBot) -> None:
    window, field = QWidget(), SearchField("Search")
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(field)
    close = QAction(window, shortcut=QKeySequence(Qt.Key.Key_Escape))
    close.triggered.connect(window.close)
    window.addAction(close)
    window.show()
    window.activateWindow()
    field.setFocus()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClicks(field, "ada")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), window.isVisible()) == ("", True)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_arrows_step_along_the_list_and_letters_are_typed(qtbot: QtBot) -> None:
    field = SearchField("Search", "Search the games")
    qtbot.addWidget(field)
    steps: list[int] = []
    field.stepped.connect(steps.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_A):
        QTest.keyClick(field, key)
    assert steps == [1, 10, -1, -10]
    assert (field.text(), field.accessibleName()) == ("a", "Search the games")
