"""My games: searched, sorted, opened, exported and deleted in the window; few rows are told of many."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.game.tree import Evaluation, Mark
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTableView, QToolButton
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.game import my_games
from harzdame_gui.controllers.game.my_games import MyGame, MyGameFacts
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.my_games.dialog import _USUAL, MyGamesDialog
from harzdame_gui.my_games.model import MyGamesColumn, MyGamesModel
from harzdame_gui.theme import LIGHT_THEME
from harzdame_gui.theme.apply import stylesheet
from harzdame_gui.widgets.replay_board import ReplayBoard
from tests.gui.driver import Driver
from tests.gui.main_window.test_coming_back import close_game, games_dialog, told, writing

MANY = 3000


def two_games_listed(driver: Driver) -> MyGamesDialog:
    """Play two games, and open the list."""
    for _ in range(2):
        driver.drag("f1", "g1")
        driver.wait_for_reply()
        close_game(driver)
    return games_dialog(driver)


def test_games_can_be_searched_deleted_and_had_back(driver: Driver) -> None:
    dialog = two_games_listed(driver)
    rows = dialog.findChild(QTableView).model().rowCount
    assert rows() == 2
    QTest.keyClicks(dialog.findChild(QLineEdit), "nobody")
    assert rows() == 0
    assert not dialog._delete.isEnabled()
    dialog.findChild(QLineEdit).clear()
    driver.press("Delete")
    driver.press("Delete")
    assert rows() == 0
    assert (dialog._delete.toolTip(), dialog._undo.toolTip()) == ("Delete (Del)", "Undo (Ctrl+Z)")
    driver.press("Undo")
    assert rows() == 1
    assert len(list((driver.folder / "games").iterdir())) == 2
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: len(list((driver.folder / "games").iterdir())) == 1)


def game_of(white: str, black: str) -> MyGame:
    facts = MyGameFacts(white, black, None, 46, Position.start(), False, False, {})
    return MyGame(Path("mine.json"), LEFT_AT, 100, facts, "")


LEFT_AT = datetime(2026, 11, 28, 13, 53).timestamp()


@pytest.mark.parametrize(
    "names",
    [("Ada Lovelace", "Harzdame (Club player)"), ("Maximiliane von Hohenstein", "Harzdame (Club player)")],
)
def test_all_columns_are_seen_at_first(qtbot: QtBot, jobs: Jobs, names: tuple[str, str]) -> None:
    dialog = MyGamesDialog([game_of(*names)], jobs)
    dialog.setStyleSheet(stylesheet(LIGHT_THEME))
    qtbot.addWidget(dialog)
    dialog.resize(_USUAL)  # the screen of the tests is smaller
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    table = dialog.findChild(QTableView)
    qtbot.waitUntil(lambda: not table.horizontalScrollBar().isVisible())
    assert table.columnWidth(MyGamesColumn.GAME) >= table.sizeHintForColumn(MyGamesColumn.GAME)


def test_days_are_written_as_in_the_other_lists(qtbot: QtBot, speak: Callable[[str], None]) -> None:
    speak("de")
    model = MyGamesModel([game_of("A", "B")])
    assert model.data(model.index(0, MyGamesColumn.DATE)) == "28.11.2026 13:53"
    model.search("2026-11")
    assert list(model.numbers) == [1]
    model.search("28.11.2026")
    assert list(model.numbers) == [1]
    model.search("2025")
    assert not model.numbers


def test_games_are_exported_together(driver: Driver, tmp_path: Path) -> None:
    dialog = two_games_listed(driver)
    dialog.findChild(QTableView).selectAll()
    driver.press("Export…")
    path = tmp_path / "mine.pdn"
    driver.choose_file(path)
    driver.qtbot.waitUntil(path.exists)
    driver.qtbot.waitUntil(lambda: "2 games were written" in driver.card)
    assert len(pdn.scan(path.read_text(encoding="utf-8")).games) == 2
    driver.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize(("lost", "said"), [(1, "One game was written"), (2, "were not exported")])
def test_an_export_leaves_out_what_cannot_be_read(
    driver: Driver, tmp_path: Path, lost: int, said: str
) -> None:
    dialog = two_games_listed(driver)
    dialog.findChild(QTableView).selectAll()
    driver.qtbot.waitUntil(lambda: not writing(driver))
    for path in sorted((driver.folder / "games").glob("*.json"))[:lost]:
        path.unlink()
    driver.press("Export…")
    path = tmp_path / "mine.pdn"
    driver.choose_file(path)
    driver.qtbot.waitUntil(lambda: said in driver.card)
    assert "There is no such file." in driver.card
    assert ("were left out: 1." in driver.card) == (lost == 1)
    assert path.exists() == (lost == 1)
    driver.key(Qt.Key.Key_Escape)


def test_looking_through_ones_games_can_be_stopped(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    close_game(driver)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    reading, read = Event(), my_games._read

    def slowly(path: Path) -> MyGame:
        reading.wait(20)
        return read(path)

    monkeypatch.setattr(my_games, "_read", slowly)
    driver.window.commands.list_own.trigger()
    stop = driver.window.commands.stop_listing
    (button,) = (each for each in driver.window.findChildren(QToolButton) if each.defaultAction() is stop)
    driver.qtbot.waitUntil(button.isVisible)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    reading.set()
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way)
    assert not driver.window.findChildren(MyGamesDialog)
    driver.qtbot.waitUntil(lambda: not button.isVisible())
    assert games_dialog(driver).findChild(QTableView).model().rowCount() == 1
    driver.key(Qt.Key.Key_Escape)


def test_a_game_that_ended_is_there_at_once_with_its_result(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.window.commands.resign_now.trigger()
    driver.qtbot.waitUntil(lambda: len(list((driver.folder / "games").glob("*.json"))) == 1)
    dialog = games_dialog(driver)
    assert told(dialog, 0, 3) in ("0–2", "0–1")
    driver.key(Qt.Key.Key_Escape)
    close_game(driver)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    assert len(list((driver.folder / "games").glob("*.json"))) == 1


def test_a_game_that_is_damaged_meanwhile_leaves_the_board_alone(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    close_game(driver)
    games_dialog(driver)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    (path,) = (driver.folder / "games").glob("*.json")
    path.write_text("{")
    driver.press("Open")
    driver.qtbot.waitUntil(lambda: "was not opened" in driver.card)
    assert "There is no game in it." in driver.card
    assert driver.played == []


def test_a_game_opened_is_read_as_it_is_on_disk(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    close_game(driver)
    dialog = games_dialog(driver)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    (path,) = (driver.folder / "games").glob("*.json")
    values = json.loads(path.read_text(encoding="utf-8"))
    values["pdn"] = values["pdn"].replace("f1-g1", "f1-f2")
    path.write_text(json.dumps(values), encoding="utf-8")
    place = dialog.findChild(QTableView).viewport()
    QTest.mouseClick(place, Qt.MouseButton.LeftButton, pos=QPoint(30, 8))
    QTest.mouseDClick(place, Qt.MouseButton.LeftButton, pos=QPoint(30, 8))
    driver.qtbot.waitUntil(lambda: driver.played[:1] == ["f1-f2"])


@pytest.fixture
def jobs(qtbot: QtBot) -> Jobs:
    return Jobs()


@pytest.fixture
def many() -> list[MyGame]:
    """The latest first: Anna 2999 played 3000 plies and Anna 0 one."""
    facts = MyGameFacts("", "Boris", None, 0, Position.start(), False, True, {})
    told = [facts._replace(white=f"Anna {number}", plies=number + 1) for number in range(MANY)]
    return [
        MyGame(Path(f"{number}.json"), 1e9 + number, 0, told[number], "") for number in reversed(range(MANY))
    ]


@pytest.fixture
def dialog(qtbot: QtBot, jobs: Jobs, many: list[MyGame]) -> MyGamesDialog:
    dialog = MyGamesDialog(many, jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    return dialog


def test_of_many_games_only_those_in_sight_and_some_to_be_measured_are_told(dialog: MyGamesDialog) -> None:
    model = dialog.findChild(QTableView).model()
    assert isinstance(model, MyGamesModel)
    assert model.rowCount() == MANY
    assert len(model._told) < 200


def test_a_click_on_a_column_sorts_by_it_and_the_game_chosen_stays_chosen(dialog: MyGamesDialog) -> None:
    table = dialog.findChild(QTableView)
    header = table.horizontalHeader()
    QTest.keyClick(table, Qt.Key.Key_Down)
    moves = QPoint(header.sectionViewportPosition(MyGamesColumn.MOVES) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=moves)
    column = [int(told(dialog, row, MyGamesColumn.MOVES)) for row in range(MANY)]
    assert column == sorted(column)
    current = table.currentIndex()
    assert told(dialog, current.row(), MyGamesColumn.WHITE) == f"Anna {MANY - 2}"
    assert current.row() > MANY - 4


def test_all_that_match_can_be_deleted_and_had_back_one_by_one(qtbot: QtBot, dialog: MyGamesDialog) -> None:
    table, search = dialog.findChild(QTableView), dialog.findChild(QLineEdit)
    QTest.keyClicks(search, "anna 299")
    count = table.model().rowCount()
    assert count == 17  # names and numbers of moves with 299 in them
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert table.model().rowCount() == 0
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.model().rowCount() == 1
    search.clear()
    assert table.model().rowCount() == MANY - count + 1
    with qtbot.waitSignal(dialog.deleteWanted) as deleted:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(deleted.args[0]) == count - 1


def test_a_damaged_game_is_last_by_any_column_and_its_text_can_be_read(
    qtbot: QtBot, jobs: Jobs, many: list[MyGame]
) -> None:
    dialog = MyGamesDialog([MyGame(Path("x"), 2e9, 0, None, "1. f1-g1 what"), *many[:3]], jobs)
    qtbot.addWidget(dialog)
    assert told(dialog, 0, MyGamesColumn.WHITE) == "Damaged"
    dialog.findChild(QTableView).sortByColumn(MyGamesColumn.WHITE, Qt.SortOrder.AscendingOrder)
    assert told(dialog, 3, MyGamesColumn.WHITE) == "Damaged"


def test_a_game_is_shown_as_a_person_reads_it(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    first = driver.session.tree.mainline()[1]
    first.evaluation, first.clock, first.comment = Evaluation(-0.03), 61.0, "A thought."
    driver.session.go_to(first)
    driver.session.set_marks((Mark("G", first.move.origin, first.move.target),))  # tells of all of it
    close_game(driver)
    dialog = games_dialog(driver)
    shown = dialog.findChild(QPlainTextEdit).toPlainText()
    assert shown.startswith("1. f1-g1")
    assert "A thought." in shown
    assert not set("%[]{}") & set(shown)


def test_one_is_called_as_on_the_board(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    close_game(driver)
    model = games_dialog(driver).findChild(QTableView).model()
    assert model.index(0, MyGamesColumn.WHITE).data() == "You"
    assert model.index(0, MyGamesColumn.BLACK).data() not in {"", "–", "You"}


def test_an_empty_list_says_so_where_its_rows_would_be(qtbot: QtBot, jobs: Jobs) -> None:
    dialog = MyGamesDialog([], jobs)
    qtbot.addWidget(dialog)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    table = dialog.findChild(QTableView)
    assert "is kept here" in table.accessibleDescription()
    assert not dialog.findChild(QPlainTextEdit).isVisible()
    blank = table.viewport().grab().toImage()
    table.say_instead("")
    assert table.viewport().grab().toImage() != blank


def test_games_are_copied_as_records_that_can_be_pasted(driver: Driver) -> None:
    dialog = two_games_listed(driver)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    table = dialog.findChild(QTableView)
    table.selectAll()
    QGuiApplication.clipboard().clear()
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    driver.qtbot.waitUntil(lambda: bool(QGuiApplication.clipboard().text()))
    copied = pdn.scan(QGuiApplication.clipboard().text()).games
    assert [str(game.read().tree.mainline()[1].move) for game in copied] == ["f1-g1"] * 2
    driver.key(Qt.Key.Key_Escape)


def test_the_game_chosen_can_be_stepped_through_from_where_it_was_left(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.key(Qt.Key.Key_Left)
    close_game(driver)
    dialog = games_dialog(driver)
    board = dialog.findChild(ReplayBoard)
    driver.qtbot.waitUntil(lambda: len(board._moves) == 2)
    assert board.ply == 1
    for name, ply in (("One move on", 2), ("To the start", 0)):
        (button,) = (each for each in board.findChildren(QToolButton) if each.accessibleName() == name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert board.ply == ply
    driver.key(Qt.Key.Key_Escape)
