"""The list of games beside the board: shown, searched, chosen from and edited by keys, mouse and drops."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from harzdame_gui.files.file_tabs import FileTabs
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.files.game_rows import GAMES_FORMAT
from harzdame_gui.widgets.side_card import SideCard
from tests.gui.driver import Driver

Start = Callable[..., Driver]
MOVES = "f1-g1", "e2-f2", "c4-d4", "e2-e3"
GAMES = "\n\n".join(f'[White "P{n}"]\n\n1. {move} *' for n, move in enumerate(MOVES, 1)) + "\n"
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def four(tmp_path: Path) -> Path:
    path = tmp_path / "four.pdn"
    path.write_text(GAMES, encoding="utf-8")
    return path


@pytest.fixture
def club(start: Start, four: Path) -> Driver:
    """The app with four games listed, the first of them on the board."""
    driver = start(four)
    driver.window.resize(1400, 800)
    driver.wait_for_games(4)
    driver.key(Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: driver.played == [MOVES[0]], timeout=20_000)
    driver.list_games()
    assert driver.games.rows.hasFocus()
    return driver


def names(path: Path) -> str:
    return "".join(game.tags["White"][1] for game in pdn.scan(path.read_text(encoding="utf-8")).games)


def wait_for_names(driver: Driver, path: Path, wanted: str) -> None:
    driver.qtbot.waitUntil(lambda: names(path) == wanted, timeout=20_000)
    driver.qtbot.waitUntil(
        lambda: not driver.app.late.editing.busy and not driver.app.services.jobs.under_way, timeout=20_000
    )


def drop(target: QWidget, point: QPoint, action: Qt.DropAction = Qt.DropAction.MoveAction) -> bool:
    """Drop games of the list; True: they were taken."""
    data = QMimeData()
    data.setData(GAMES_FORMAT, QByteArray(b"games"))
    button, modifier = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(target, QDragEnterEvent(point, action, data, button, modifier))
    QApplication.sendEvent(target, QDragMoveEvent(point, action, data, button, modifier))
    event = QDropEvent(QPointF(point), action, data, button, modifier)
    event.setDropAction(action)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def test_keys_walk_through_the_games_with_a_board_and_return_plays_one(club: Driver) -> None:
    panel = club.window.findChild(FilesPanel)
    shown = lambda: [str(move) for move in panel.board._moves]  # noqa: E731
    club.key(Qt.Key.Key_Down)
    club.key(Qt.Key.Key_Down)
    club.qtbot.waitUntil(lambda: shown() == [MOVES[2]], timeout=20_000)
    assert panel.board.isVisible()
    assert club.played == [MOVES[0]]
    club.key(Qt.Key.Key_Return)
    club.qtbot.waitUntil(lambda: club.played == [MOVES[2]], timeout=20_000)
    assert club.board.hasFocus()
    assert club.games.isVisible()
    assert club.games.model.data(club.games.model.index(2, 0), Qt.ItemDataRole.AccessibleTextRole).endswith(
        "on the board"
    )


def test_the_key_shows_the_list_goes_there_and_hides_it(club: Driver, start: Start) -> None:
    club.board.setFocus()
    club.list_games()
    assert club.games.rows.hasFocus()
    club.list_games()
    assert not club.games.isVisible()
    assert club.board.hasFocus()
    club.list_games()
    assert club.games.rows.hasFocus()
    club.close()
    again = start()
    again.qtbot.waitUntil(lambda: again.listed == [1, 2, 3, 4], timeout=20_000)
    assert again.games.isVisible()  # as it was left, with its file


def test_in_a_small_window_the_list_lies_over_the_moves_and_leaves_the_board_its_size(club: Driver) -> None:
    card = club.window.findChild(SideCard)
    assert not card.is_over
    club.window.resize(1000, 700)
    assert card.is_over
    QTest.qWait(1)
    side = club.board.width()
    club.key(Qt.Key.Key_Escape)
    QTest.qWait(1)
    assert club.board.width() == side
    assert not card.isVisible()


def test_its_edge_can_be_dragged(club: Driver) -> None:
    card = club.window.findChild(SideCard)
    grip, before = card._grip, card.width()
    middle = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(grip, middle + QPoint(-30, 0))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=middle)
    assert card.width() == before - 30
    assert club.app.services.settings.games_list_width.value == before - 30


def test_games_are_deleted_and_undone_by_keys(club: Driver, four: Path) -> None:
    club.key(Qt.Key.Key_Down)
    club.key(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, four, "14")
    assert club.card.startswith("2 games were deleted from “four.pdn”.")
    assert club.listed == [1, 2]
    assert club.played == [MOVES[0]]
    commands = club.app.workspace.files.dock.list.commands
    assert commands.undo.text() == "Undo delete 2 games"
    club.ctrl(Qt.Key.Key_Z)
    wait_for_names(club, four, "1234")
    assert "Undone: delete 2 games" in club.card
    assert sorted(club.games.rows.selected) == [2, 3]
    club.key(Qt.Key.Key_Y, CONTROL)
    wait_for_names(club, four, "14")


def test_the_card_undoes_a_deletion_and_the_game_on_the_board_stays(club: Driver, four: Path) -> None:
    club.key(Qt.Key.Key_Delete)
    wait_for_names(club, four, "234")
    assert "The one on the board stays there" in club.card
    assert club.played == [MOVES[0]]
    assert club.session.modified
    assert club.app.late.file.path is None
    club.press("Undo", club.notice)
    wait_for_names(club, four, "1234")
    assert club.app.late.file.number == 1


def test_games_are_moved_by_keys_and_the_one_on_the_board_with_them(club: Driver, four: Path) -> None:
    club.key(Qt.Key.Key_Down, ALT)
    wait_for_names(club, four, "2134")
    assert club.games.rows.selected == [2]
    club.key(Qt.Key.Key_Down, ALT)
    wait_for_names(club, four, "2314")
    assert "Game 3 of 4" in club.window.windowTitle()
    club.key(Qt.Key.Key_Up, ALT)
    wait_for_names(club, four, "2134")


def test_games_are_copied_cut_and_pasted(club: Driver, four: Path) -> None:
    club.key(Qt.Key.Key_Down)
    club.ctrl(Qt.Key.Key_X)
    wait_for_names(club, four, "134")
    assert "P2" in QGuiApplication.clipboard().text()
    club.key(Qt.Key.Key_End)
    club.ctrl(Qt.Key.Key_V)
    wait_for_names(club, four, "1342")
    club.ctrl(Qt.Key.Key_C)
    club.qtbot.waitUntil(lambda: not club.app.services.jobs.under_way, timeout=20_000)
    club.ctrl(Qt.Key.Key_V)
    wait_for_names(club, four, "13422")
    QGuiApplication.clipboard().setText("hello")
    club.ctrl(Qt.Key.Key_V)
    club.qtbot.waitUntil(lambda: "no game" in club.card, timeout=20_000)
    assert club.played == [MOVES[0]]  # the window's own keys did nothing


def test_rows_are_dropped_between_others_and_on_another_files_tab(
    club: Driver, four: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.pdn"
    other.write_text(GAMES.replace('"P', '"Q'), encoding="utf-8")
    rows, tabs = club.games.rows, club.window.findChild(FileTabs)
    assert drop(rows.viewport(), rows.visualRect(rows.model().index(2, 0)).bottomLeft() + QPoint(20, -2))
    wait_for_names(club, four, "2314")
    club.app.workspace.games.open_path(other)
    club.qtbot.waitUntil(lambda: tabs.count() == 2, timeout=20_000)
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(0).center() - QPoint(20, 0))
    club.qtbot.waitUntil(lambda: club.games.rows.current == 3, timeout=20_000)  # that on the board
    assert not drop(tabs, tabs.tabRect(0).center())  # its own
    assert drop(tabs, tabs.tabRect(1).center(), Qt.DropAction.CopyAction)
    wait_for_names(club, other, "12341")
    assert names(four) == "2314"
    assert drop(tabs, tabs.tabRect(1).center())
    wait_for_names(club, other, "123411")
    assert names(four) == "234"
    assert club.app.late.file.path == other


def test_rows_in_another_order_are_not_moved(club: Driver, four: Path) -> None:
    orders = club.app.workspace.files.dock.list.commands.orders.actions()
    next(action for action in orders if action.text() == "By White").trigger()
    club.qtbot.waitUntil(lambda: not club.app.services.jobs.under_way, timeout=20_000)
    club.key(Qt.Key.Key_Down, ALT)
    rows = club.games.rows
    assert not drop(rows.viewport(), QPoint(20, 60))
    assert names(four) == "1234"


def test_a_change_by_another_program_is_told_and_can_be_read(club: Driver, four: Path) -> None:
    four.write_text(GAMES + '\n[White "P5"]\n\n1. e2-e3 *\n', encoding="utf-8")
    club.key(Qt.Key.Key_Delete)
    club.qtbot.waitUntil(lambda: "Another program has changed the file" in club.card, timeout=20_000)
    assert names(four) == "12345"
    club.key(Qt.Key.Key_F5)
    club.qtbot.waitUntil(lambda: club.listed == [1, 2, 3, 4, 5], timeout=20_000)
    assert club.app.late.file.number == 1


def test_closing_the_last_file_leaves_an_invitation(club: Driver) -> None:
    club.ctrl(Qt.Key.Key_W)
    panel = club.window.findChild(FilesPanel)
    assert panel._open.isVisible()
    assert club.played == [MOVES[0]]
    assert "four.pdn" in club.window.windowTitle()
