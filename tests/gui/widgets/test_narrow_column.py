"""A column that is as wide as its words need."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.layouts import fill, scrolled
from harzdame_gui.widgets.narrow_column import NarrowColumn


def test_it_grows_with_the_words_in_it_and_no_further(qtbot: QtBot) -> None:
    window, column, inner, button = QWidget(), NarrowColumn(200), QWidget(), QPushButton("short")
    qtbot.addWidget(window)
    rest = QWidget()
    fill(QVBoxLayout(inner), button, spacing=0)
    fill(QVBoxLayout(column), scrolled(inner), spacing=0)
    fill(QHBoxLayout(window), rest, column, spacing=0, grow=[rest])
    window.resize(900, 300)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    assert column.width() == 200
    button.setText("a word that is longer than 200 pixels, whatever font there is, as words are")
    qtbot.waitUntil(lambda: column.width() > 200)
    qtbot.waitUntil(lambda: inner.width() >= inner.minimumSizeHint().width())
    assert rest.width() > 0
    button.setText("short")
    qtbot.waitUntil(lambda: column.width() == 200)
