"""Places of windows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from harzdame_gui.widgets.placement import restore, saved


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
