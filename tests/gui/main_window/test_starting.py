"""What is seen first, and what comes once it has been painted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect

from harzdame_gui.board import BoardView
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.text.message import Message
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def _places(window: MainWindow) -> list[QRect]:
    board = window.findChild(BoardView)
    widgets = (window, board, window._screen._card, window._screen.area.above, window._screen.top_bar)
    return [QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size()) for widget in widgets]


def test_the_panel_comes_after_the_board_and_nothing_jumps(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[bool, list[QRect]]] = []
    furnished: list[tuple[bool, list[QRect]]] = []
    paint, furnish = MainWindow.paintEvent, MainWindow.furnish

    def look_and_paint(window: MainWindow, event: object) -> None:
        painted.append((window._screen.panel is not None, _places(window)))
        paint(window, event)

    def furnish_and_look(window: MainWindow, *args: object) -> object:
        games = furnish(window, *args)
        furnished.append((window._screen.panel.isVisible(), _places(window)))
        return games

    monkeypatch.setattr(MainWindow, "paintEvent", look_and_paint)
    monkeypatch.setattr(MainWindow, "furnish", furnish_and_look)
    start()
    assert painted[0] == (False, furnished[0][1])
    assert furnished[0][0]


def test_what_is_said_before_anything_is_painted_is_read(start: Start) -> None:
    show = MainWindow.show

    def say_and_show(window: MainWindow) -> None:
        window.say(Message("A bad start."), warning=True)
        show(window)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MainWindow, "show", say_and_show)
        driver = start()
    assert driver.card.startswith("A bad start.")
