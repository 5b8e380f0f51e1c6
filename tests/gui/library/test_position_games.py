"""The list below the explorer, and the keys that go through the games found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine.library.library import FILE_NAME, Library
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from harzdame_gui.board import BoardView
from harzdame_gui.library.explorer_panel import ExplorerPanel
from harzdame_gui.library.position_games_list import PositionGamesList
from harzdame_gui.lists.rows_table import RowsTable
from tests.gui.driver import Driver
from tests.gui.library.conftest import GAMES, LibraryDriver

NEXT, SHIFT = Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def app(profile: Path, start: Callable[..., Driver]) -> Driver:
    return start(black="human")


def shown(app: Driver) -> PositionGamesList:
    return app.window.findChild(PositionGamesList)


def table(app: Driver) -> RowsTable:
    return shown(app).findChild(RowsTable)


def listed(app: Driver, count: int) -> list[int]:
    """The games listed, once there are so many of them."""
    app.qtbot.waitUntil(lambda: shown(app) is not None and len(shown(app).model.numbers) == count)
    return list(shown(app).model.numbers)


def on_board(app: Driver, profile: Path, game: int) -> bool:
    """Whether a game of the library is on the board."""
    with Library(profile / FILE_NAME) as library:
        tags = library.games.get(game).tags
    return app.session.tree.tags.get("Annotator") == tags.get("Annotator")


def wait_for(app: Driver, profile: Path, game: int) -> None:
    app.qtbot.waitUntil(lambda: on_board(app, profile, game))


def test_g_lists_the_games_with_the_position_and_hides_them(app: Driver) -> None:
    assert shown(app) is None  # a start makes nothing of it
    app.key(Qt.Key.Key_G)
    assert len(listed(app, GAMES + 1)) == GAMES + 1
    assert app.window.findChild(ExplorerPanel).isVisible()
    assert table(app).hasFocus()
    app.key(Qt.Key.Key_G)
    assert not shown(app).isVisible()
    assert app.window.findChild(ExplorerPanel).isVisible()
    assert isinstance(app.window.focusWidget(), BoardView)


def test_the_latest_come_first_and_a_header_puts_them_in_another_order(app: Driver, profile: Path) -> None:
    app.key(Qt.Key.Key_G)
    games = listed(app, GAMES + 1)
    with Library(profile / FILE_NAME) as library:
        rows = {row.id: row for row in library.games.rows(games)}
    days = [rows[game].day for game in games]
    assert days == sorted(days, reverse=True)
    header = table(app).horizontalHeader()
    place = header.sectionViewportPosition(0) + 5
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place, 5))
    app.qtbot.waitUntil(lambda: list(shown(app).model.numbers) != games)
    names = [rows[game].white for game in shown(app).model.numbers]
    assert names == sorted(names, key=str.casefold)


def test_it_follows_the_board(app: Driver) -> None:
    app.key(Qt.Key.Key_G)
    listed(app, GAMES + 1)
    app.session.play(app.session.position.legal_moves()[0])
    app.qtbot.waitUntil(lambda: len(shown(app).model.numbers) < GAMES)


def test_a_game_is_opened_at_the_position_and_the_next_follows(app: Driver, profile: Path) -> None:
    app.drag("f1", "g1")
    position = app.session.position
    with Library(profile / FILE_NAME) as library:
        known = library.explore(position)
    assert known  # else there is nothing to see here
    app.key(Qt.Key.Key_G)
    games = listed(app, sum(each.games for each in known))
    assert len(games) > 1
    QTest.keyClick(table(app), Qt.Key.Key_Down)
    QTest.keyClick(table(app), Qt.Key.Key_Return)
    first = table(app).current
    wait_for(app, profile, first)
    assert app.session.position == position
    app.key(NEXT)
    after = games[games.index(first) + 1]
    wait_for(app, profile, after)
    assert app.session.position == position
    assert table(app).current == after
    app.key(NEXT, SHIFT)
    wait_for(app, profile, first)


def test_arrows_in_the_list_move_its_cursor_and_not_through_the_game(app: Driver) -> None:
    app.key(Qt.Key.Key_G)
    listed(app, GAMES + 1)
    QTest.keyClick(table(app), Qt.Key.Key_Down)
    QTest.keyClick(table(app), Qt.Key.Key_Down)
    assert table(app).currentIndex().row() == 1


def test_without_a_search_the_key_says_how_to_begin(app: Driver) -> None:
    app.key(NEXT)
    assert "looked for" in app.card


def test_the_last_game_found_is_the_last(app: Driver, profile: Path) -> None:
    app.key(Qt.Key.Key_G)
    games = listed(app, GAMES + 1)
    app.key(NEXT)
    wait_for(app, profile, games[0])
    app.key(NEXT, SHIFT)
    assert "first" in app.card
    table(app).select((), games[-1])
    QTest.keyClick(table(app), Qt.Key.Key_Return)
    wait_for(app, profile, games[-1])
    app.key(NEXT)
    assert "last" in app.card


def test_the_results_of_the_library_go_on_the_board_one_by_one(library: LibraryDriver, profile: Path) -> None:
    app = library.app
    QTest.keyClicks(library.window.form.words, "Championship")
    library.settle()
    games = library.ids
    assert 2 < len(games) < GAMES
    library.select(1)
    QTest.keyClick(library.window._table, Qt.Key.Key_Return)
    wait_for(app, profile, games[1])
    app.key(NEXT)
    wait_for(app, profile, games[2])
    app.key(NEXT, SHIFT)
    app.key(NEXT, SHIFT)
    wait_for(app, profile, games[0])
