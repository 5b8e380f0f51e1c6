"""The list of games while a search leaves some out: other files shown, games deleted, cut and moved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar

from harzdame_gui.files.file_commands import FileCommands
from harzdame_gui.files.file_tabs import FileTabs
from harzdame_gui.files.files_panel import FilesPanel
from tests.gui.driver import Driver

Start = Callable[..., Driver]
NAMES = "Abel", "Nowak 1", "Nowak 2", "Bach", "Nowak 3", "Cohn", "Nowak 4", "Dorn"
HITS = [2, 3, 5, 7]


def written(path: Path, names: tuple[str, ...]) -> Path:
    games = (f'[White "{name}"]\n\n1. f1-g1 *' for name in names)
    path.write_text("\n\n".join(games) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def many(tmp_path: Path) -> Path:
    return written(tmp_path / "club.pdn", NAMES)


@pytest.fixture
def club(start: Start, many: Path) -> Driver:
    """The app with eight games listed, none of them on the board."""
    driver = start(many)
    driver.window.resize(1400, 800)
    driver.wait_for_games(len(NAMES))
    return driver


def search(driver: Driver, text: str, hits: list[int]) -> None:
    driver.games.search.setFocus()
    QTest.keyClicks(driver.games.search, text)
    driver.qtbot.waitUntil(lambda: driver.listed == hits, timeout=20_000)


def click_row(driver: Driver, row: int) -> None:
    rows = driver.games.rows
    point = rows.visualRect(rows.model().index(row, 0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=point)


def wait_for_names(driver: Driver, path: Path, *names: str) -> None:
    def there() -> bool:
        games = pdn.scan(path.read_text(encoding="utf-8")).games
        idle = not driver.app.late.editing.busy and not driver.app.services.jobs.under_way
        return idle and tuple(game.tags["White"] for game in games) == names

    driver.qtbot.waitUntil(there, timeout=20_000)


def chosen(driver: Driver) -> list[str]:
    """The names in the rows selected."""
    rows, model = driver.games.rows, driver.games.model
    at = [model.index(model.row_of(number), 0) for number in sorted(rows.selected)]
    return [model.data(index).removesuffix(" – ?") for index in at]


@pytest.mark.parametrize("close", [False, True])
def test_another_tab_is_shown_while_games_are_searched(club: Driver, tmp_path: Path, close: bool) -> None:
    other, tabs = written(tmp_path / "my.pdn", ("Only",)), club.window.findChild(FileTabs)
    club.app.workspace.games.open_path(other)
    club.qtbot.waitUntil(lambda: club.played == ["f1-g1"] and club.listed == [1], timeout=20_000)
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(0).center() - QPoint(20, 0))
    club.qtbot.waitUntil(lambda: len(club.listed) == len(NAMES), timeout=20_000)
    search(club, "Nowak", HITS)
    click_row(club, 3)
    if close:
        cross = tabs.tabButton(0, QTabBar.ButtonPosition.RightSide)
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    else:
        QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center() - QPoint(20, 0))
    club.qtbot.waitUntil(lambda: club.listed == [1], timeout=20_000)
    assert not club.games.search.text()
    board = club.window.findChild(FilesPanel).board
    club.qtbot.waitUntil(lambda: [str(move) for move in board._moves] == ["f1-g1"], timeout=20_000)


def test_deleting_among_games_searched_goes_on_with_the_next_of_them(club: Driver, many: Path) -> None:
    search(club, "Nowak", HITS)
    click_row(club, 2)
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, many, *(name for name in NAMES if name != "Nowak 3"))
    assert chosen(club) == ["Nowak 4"]
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, many, "Abel", "Nowak 1", "Nowak 2", "Bach", "Cohn", "Dorn")
    assert chosen(club) == ["Nowak 2"]  # there is none behind it
    club.ctrl(Qt.Key.Key_X)
    wait_for_names(club, many, "Abel", "Nowak 1", "Bach", "Cohn", "Dorn")
    assert chosen(club) == ["Nowak 1"]
    club.ctrl(Qt.Key.Key_Z)
    wait_for_names(club, many, "Abel", "Nowak 1", "Nowak 2", "Bach", "Cohn", "Dorn")
    assert chosen(club) == ["Nowak 2"]


def test_deleting_in_another_order_goes_on_with_the_next_row(club: Driver, many: Path) -> None:
    orders = club.app.workspace.files.dock.list.commands.orders.actions()
    next(action for action in orders if action.text() == "By White").trigger()
    club.qtbot.waitUntil(lambda: club.listed == [1, 4, 6, 8, 2, 3, 5, 7], timeout=20_000)
    click_row(club, 1)
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, many, *(name for name in NAMES if name != "Bach"))
    assert chosen(club) == ["Cohn"]


def test_del_pressed_at_once_again_deletes_no_other_game(club: Driver, many: Path) -> None:
    """Until the games are searched in what is left, the list has the numbers of before."""
    search(club, "Nowak", HITS)
    click_row(club, 1)
    editing = club.app.late.editing
    editing.changed.connect(lambda: editing.busy or club.key(Qt.Key.Key_Delete))
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, many, *(name for name in NAMES if name != "Nowak 2"))
    assert chosen(club) == ["Nowak 3"]


def test_what_comes_unlike_the_search_leaves_the_cursor_on_its_game(club: Driver, many: Path) -> None:
    click_row(club, 0)
    club.ctrl(Qt.Key.Key_X)
    wait_for_names(club, many, *NAMES[1:])
    search(club, "Nowak", [1, 2, 4, 6])
    click_row(club, 2)
    club.ctrl(Qt.Key.Key_Z)
    wait_for_names(club, many, *NAMES)
    assert chosen(club) == ["Nowak 3"]
    club.ctrl(Qt.Key.Key_V)
    wait_for_names(club, many, *NAMES[:5], "Abel", *NAMES[5:])
    assert chosen(club) == ["Nowak 3"]


def test_a_game_moved_among_those_searched_stays_selected(club: Driver, many: Path) -> None:
    search(club, "Nowak", HITS)
    click_row(club, 1)
    club.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    wait_for_names(club, many, "Abel", "Nowak 1", "Bach", "Nowak 3", "Nowak 2", *NAMES[5:])
    assert chosen(club) == ["Nowak 2"]


@pytest.mark.parametrize("end", [Driver.close, Driver.crash])
def test_a_deletion_is_undone_by_its_key_after_a_restart(
    club: Driver, start: Start, many: Path, end: Callable[[Driver], None]
) -> None:
    before = many.read_bytes()
    click_row(club, 3)
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, many, *(name for name in NAMES if name != "Bach"))
    club.app.services.settings.flush()
    end(club)
    club = start()
    club.window.resize(1400, 800)
    club.qtbot.waitUntil(lambda: club.app.workspace is not None)
    if not club.games.rows.isVisible():
        club.list_games()
    club.wait_for_games(len(NAMES) - 1)
    commands = club.window.findChild(FileCommands)
    club.qtbot.waitUntil(lambda: commands.undo.text() == "Undo delete game", timeout=20_000)
    click_row(club, 0)
    club.ctrl(Qt.Key.Key_Z)
    wait_for_names(club, many, *NAMES)
    assert many.read_bytes() == before
    assert chosen(club) == ["Bach"]
    club.close()
