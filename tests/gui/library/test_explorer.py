"""The explorer beside the board: it follows the position, and its moves lead on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color
from harzdame_engine.library.library import FILE_NAME, Library
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from harzdame_gui.controllers.settings.choices import ExplorerSource
from harzdame_gui.library.explorer_model import ExplorerColumn
from harzdame_gui.library.explorer_panel import ExplorerPanel
from tests.gui.driver import Driver
from tests.gui.library.conftest import GAMES
from tests.gui.wheel import turn


@pytest.fixture
def app(profile: Path, start: Callable[..., Driver]) -> Driver:
    return start(black="human", explorer=True)


def panel_of(app: Driver) -> ExplorerPanel:
    return app.window.findChild(ExplorerPanel)


def rows(app: Driver) -> list[list[str]]:
    panel = panel_of(app)
    model = panel._model
    return [
        [str(model.data(model.index(row, c)) or "") for c in ExplorerColumn]
        for row in range(model.rowCount())
    ]


def test_it_counts_what_was_played_here(app: Driver, profile: Path) -> None:
    app.qtbot.waitUntil(lambda: len(rows(app)) > 5)
    assert sum(int(row[ExplorerColumn.GAMES] or 0) for row in rows(app)) == GAMES + 1
    with Library(profile / FILE_NAME) as library:
        explored = library.explore(app.session.position)
    moves = [str(each.move) for each in explored]
    assert [row[ExplorerColumn.MOVE] for row in rows(app)][: len(moves)] == moves
    assert rows(app)[0][ExplorerColumn.SCORE].endswith("%")


def test_a_click_goes_along_a_move(app: Driver) -> None:
    app.qtbot.waitUntil(lambda: len(rows(app)) > 5)
    panel = panel_of(app)
    first = rows(app)[0][ExplorerColumn.MOVE]
    place = panel._table.visualRect(panel._model.index(0, ExplorerColumn.MOVE)).center()
    QTest.mouseMove(panel._table.viewport(), place + QPoint(1, 1))
    QTest.mouseClick(panel._table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert app.played == [first]
    app.qtbot.waitUntil(lambda: first not in [row[ExplorerColumn.MOVE] for row in rows(app)])


def test_x_shows_and_hides_it(app: Driver) -> None:
    app.key(Qt.Key.Key_X)
    assert not panel_of(app).isVisible()
    app.key(Qt.Key.Key_X)
    assert panel_of(app).isVisible()


def test_all_sources_stand_side_by_side(app: Driver) -> None:
    app.qtbot.waitUntil(lambda: len(rows(app)) > 5)
    assert any(row[ExplorerColumn.BOOK] for row in rows(app))
    assert not any(row[ExplorerColumn.OWN] for row in rows(app))
    games = [int(row[ExplorerColumn.GAMES] or 0) for row in rows(app)]
    assert games == sorted(games, reverse=True)
    app.drag("f1", "g1")
    app.key(Qt.Key.Key_Home)
    app.app.workspace.windows._add_to_library()
    app.qtbot.waitUntil(lambda: any(row[ExplorerColumn.OWN] for row in rows(app)))


def test_the_source_whose_moves_come_first(app: Driver) -> None:
    panel = panel_of(app)
    app.qtbot.waitUntil(lambda: len(rows(app)) > 5)
    app.app.services.settings.explorer_source.set(ExplorerSource.BOOK)
    app.qtbot.waitUntil(lambda: bool(rows(app)[0][ExplorerColumn.BOOK]))
    known = [bool(row[ExplorerColumn.BOOK]) for row in rows(app)]
    assert known == sorted(known, reverse=True)
    panel._sources.setCurrentIndex(0)
    panel._sources.activated.emit(0)
    assert app.app.services.settings.explorer_source.value is ExplorerSource.LIBRARY


def test_the_wheel_chooses_no_source(app: Driver) -> None:
    sources = app.window.findChild(ExplorerPanel).findChild(QComboBox)
    before = sources.currentText()
    turn(sources, -1)
    turn(sources, 1)
    turn(sources, -2)
    assert sources.currentText() == before


def test_a_click_on_the_mark_puts_a_move_into_the_repertoire(app: Driver) -> None:
    game = app.session.position.rules.id
    app.qtbot.waitUntil(lambda: app.app.late.repertoires.of(game, Color.WHITE) is not None)
    app.qtbot.waitUntil(lambda: len(rows(app)) > 5)
    panel = panel_of(app)
    assert {row[ExplorerColumn.KNOWN] for row in rows(app)} == {"☆"}
    place = panel._table.visualRect(panel._model.index(1, ExplorerColumn.KNOWN)).center()
    QTest.mouseClick(panel._table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    app.qtbot.waitUntil(lambda: rows(app)[1][ExplorerColumn.KNOWN] == "★")
    assert app.played == []
    moves = app.app.late.repertoires.of(game, Color.WHITE).moves(app.session.position)
    assert [str(move) for move in moves] == [rows(app)[1][ExplorerColumn.MOVE]]


def test_the_engine_has_its_say(app: Driver) -> None:
    app.app.services.settings.analysis.set(True)
    app.qtbot.waitUntil(lambda: any(row[ExplorerColumn.VERDICT] for row in rows(app)))


def test_a_new_game_of_the_library_counts_at_once(app: Driver) -> None:
    app.qtbot.waitUntil(lambda: len(rows(app)) > 5)
    app.drag("f1", "g1")
    app.key(Qt.Key.Key_Home)
    before = {row[ExplorerColumn.MOVE]: int(row[ExplorerColumn.GAMES] or 0) for row in rows(app)} or {}
    app.app.workspace.windows._add_to_library()
    app.qtbot.waitUntil(lambda: sum(int(row[ExplorerColumn.GAMES] or 0) for row in rows(app)) == GAMES + 2)
    assert sum(before.values()) in (0, GAMES + 1)
