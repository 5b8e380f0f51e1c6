"""The start of the window: its first picture, and the parts that follow once that has been painted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.app import App
from harzdame_gui.board import BoardView
from harzdame_gui.library.explorer_panel import ExplorerPanel
from harzdame_gui.library.window import LibraryWindow
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.main_window.workspace import Workspace
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def _places(window: MainWindow) -> list[QRect]:
    board = window.findChild(BoardView)
    widgets = (window, board, window.ground.card, window.ground.area.above, window.ground.top_bar)
    return [QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size()) for widget in widgets]


def test_the_panel_comes_after_the_board_and_nothing_jumps(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[bool, list[QRect]]] = []
    completed: list[tuple[bool, list[QRect]]] = []
    paint, show = MainWindow.paintEvent, Workspace._show

    def look_and_paint(window: MainWindow, event: object) -> None:
        painted.append((window.ground.panel is not None, _places(window)))
        paint(window, event)

    def show_and_look(workspace: Workspace) -> None:
        show(workspace)
        window = workspace.parent()
        completed.append((window.ground.panel.isVisible(), _places(window)))

    monkeypatch.setattr(MainWindow, "paintEvent", look_and_paint)
    monkeypatch.setattr(Workspace, "_show", show_and_look)
    start()
    assert painted[0] == (False, completed[0][1])
    assert completed[0][0]


def test_what_is_said_before_anything_is_painted_is_read(start: Start) -> None:
    begin = App.start

    def fail_and_begin(app: App, file: Path | None) -> None:
        app.failures.report(RuntimeError, RuntimeError("a bad start"), None)
        begin(app, file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "start", fail_and_begin)
        driver = start()
    assert driver.card.startswith("Something went wrong.")
    assert "a bad start" in driver.card


def test_a_move_made_before_there_are_engines_is_played_and_answered(start: Start) -> None:
    begin = App.start
    early: list[tuple[bool, list[str], bool]] = []

    def begin_and_move(app: App, file: Path | None) -> None:
        begin(app, file)
        board = app.window.findChild(BoardView)
        for square in ("f1", "g1"):
            place = board.square_center(square).toPoint()
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)
        moves = [str(node.move) for node in app.services.session.tree.mainline()[1:]]
        early.append((app.late is None, moves, app.services.session.thinking))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "start", begin_and_move)
        driver = start()
    assert early == [(True, ["f1-g1"], True)]
    driver.wait_for_reply()
    assert len(driver.played) == 2


def test_a_key_pressed_before_the_window_is_whole_is_obeyed_once_it_is(start: Start) -> None:
    begin = App.start
    early: list[bool] = []

    def begin_and_press(app: App, file: Path | None) -> None:
        begin(app, file)
        QTest.qWaitForWindowActive(app.window)
        QTest.keyClick(app.window, Qt.Key.Key_X)
        QTest.keyClick(app.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        early.append(app.late is None and not library_windows())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "start", begin_and_press)
        driver = start()
    assert early == [True]
    driver.qtbot.waitUntil(lambda: library_windows() != [])
    driver.qtbot.waitUntil(lambda: driver.window.findChild(ExplorerPanel).isVisible())


def library_windows() -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, LibraryWindow)]
