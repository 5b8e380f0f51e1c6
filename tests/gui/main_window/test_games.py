"""New games, files and set-up; nothing is asked, and no game is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color, Position, pdn
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog

from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.library.window import LibraryWindow
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.new_game.side_choice import SideChoice
from harzdame_gui.opponents.picker import OpponentPicker
from harzdame_gui.setup.editor import SetupEditor
from tests.gui.driver import Driver
from tests.gui.settings.settings_driver import choose_setting

Start = Callable[..., Driver]
GAME = '[White "Anna"]\n[Black "Boris"]\n[Result "1-0"]\n\n1. f1-g1 f5-f4 2. e2-f2 1-0\n'


@pytest.fixture
def anna(tmp_path: Path) -> Path:
    path = tmp_path / "anna.pdn"
    path.write_text(GAME, encoding="utf-8")
    return path


def drop(driver: Driver, *paths: Path) -> None:
    """Drop files on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    button, modifier = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, button, modifier)
    QApplication.sendEvent(driver.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(
        driver.window, QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, button, modifier)
    )


def wait_for_moves(driver: Driver, *moves: str) -> None:
    driver.qtbot.waitUntil(lambda: driver.played == list(moves))


def test_new_game_remembers_the_choice(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_N)
    dialog = driver.wait_for_dialog(NewGameDialog)
    white = dialog.findChild(SideChoice).findChild(QComboBox)
    white.setFocus()
    driver.key(Qt.Key.Key_End)  # the computer
    faces = dialog.findChild(OpponentPicker).findChildren(QAbstractButton)  # the upper ones
    driver.qtbot.waitUntil(lambda: faces[1].x() > faces[0].x())  # as they are laid out
    faces[0].setFocus()
    driver.qtbot.waitUntil(faces[0].hasFocus)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        driver.key(key)
    assert not driver.session.players[Color.WHITE].takes_input
    assert driver.session.players[Color.WHITE].rated_level.number == 2
    assert driver.app.services.settings.white.value is PlayerKind.ENGINE


def begin_another(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_N)
    driver.wait_for_dialog(NewGameDialog)
    driver.key(Qt.Key.Key_Return)


def test_a_new_game_asks_nothing_and_the_last_one_is_a_click_away(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    begin_another(driver)
    assert driver.dialog is None
    assert driver.played == []
    driver.qtbot.waitUntil(lambda: driver.card.startswith("The last game is kept among your games."))
    driver.press("Go back", driver.window.ground.panel)
    assert driver.played == played
    assert driver.session.humans_turn


def test_changes_to_a_file_are_kept_and_told(start: Start, anna: Path) -> None:
    driver = start(anna)
    wait_for_moves(driver, "f1-g1", "f5-f4", "e2-f2")
    driver.drag("c4", "d4")
    begin_another(driver)
    driver.qtbot.waitUntil(lambda: "anna.pdn” are not saved in the file" in driver.card)
    assert anna.read_text(encoding="utf-8") == GAME
    driver.press("Go back", driver.window.ground.panel)
    driver.qtbot.waitUntil(lambda: driver.app.late.file.path == anna)
    assert driver.session.modified
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: "c4-d4" in anna.read_text(encoding="utf-8"))


def test_closing_never_asks_and_the_game_comes_back(start: Start) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    driver.ctrl(Qt.Key.Key_Q)
    assert driver.dialog is None
    assert not driver.window.isVisible()
    driver.close()
    again = start()
    assert again.played == played
    assert again.card.strip() == "Your unfinished game is back."
    assert again.session.humans_turn


def test_a_file_given_at_the_start_is_shown(start: Start, anna: Path) -> None:
    driver = start(anna)
    wait_for_moves(driver, "f1-g1", "f5-f4", "e2-f2")
    assert driver.session.node is driver.session.tree.root
    assert "anna.pdn" in driver.window.windowTitle()
    assert driver.app.services.settings.recent_files.value == (str(anna),)


def test_a_dropped_file_is_opened(driver: Driver, anna: Path) -> None:
    drop(driver, anna)
    wait_for_moves(driver, "f1-g1", "f5-f4", "e2-f2")


def test_several_dropped_files_are_all_opened_and_the_board_is_left_alone(
    driver: Driver, anna: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.pdn"
    other.write_text(GAME.replace("Anna", "Clara"), encoding="utf-8")
    drop(driver, anna, other)
    files = driver.app.late.files
    driver.qtbot.waitUntil(lambda: files.paths == (anna, other))
    driver.wait_for_games(1)
    assert driver.played == []
    drop(driver, anna)  # alone it is put on the board
    wait_for_moves(driver, "f1-g1", "f5-f4", "e2-f2")


def test_of_very_many_dropped_files_some_are_opened_and_the_rest_is_told(
    driver: Driver, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{number}.pdn" for number in range(1000)]
    for path in paths:
        path.write_text(GAME, encoding="utf-8")
    drop(driver, *paths)
    assert "Only 20 of the 1,000 files were opened." in driver.card
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    assert list(driver.app.late.files.paths) == paths[:20]
    driver.press("Library…", driver.window.ground.panel)
    windows = QApplication.topLevelWidgets
    driver.qtbot.waitUntil(
        lambda: any(isinstance(each, LibraryWindow) and each.isVisible() for each in windows())
    )


def test_saving_in_place_needs_no_question(start: Start, anna: Path) -> None:
    driver = start(anna)
    wait_for_moves(driver, "f1-g1", "f5-f4", "e2-f2")
    driver.drag("c4", "d4")
    assert driver.session.modified
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    tree = pdn.scan(anna.read_text(encoding="utf-8")).games[0].read().tree
    assert [str(node.move) for node in tree.root.children] == ["f1-g1", "c4-d4"]


def test_saving_asks_for_a_place_first(driver: Driver, tmp_path: Path) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.ctrl(Qt.Key.Key_S)
    driver.choose_file(tmp_path / "mine")
    path = tmp_path / "mine.pdn"
    driver.qtbot.waitUntil(path.exists)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    assert "f1-g1" in path.read_text(encoding="utf-8")


def test_of_many_games_one_is_chosen(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "many.pdn"
    path.write_text(GAME + "\n" + GAME.replace("Anna", "Clara").replace("e2-f2", "e2-e3"), encoding="utf-8")
    drop(driver, path)
    games = driver.wait_for_games()
    QTest.keyClicks(games.search, "clara")
    driver.qtbot.waitUntil(lambda: driver.listed == [2])
    QTest.keyClick(games.search, Qt.Key.Key_Return)
    wait_for_moves(driver, "f1-g1", "f5-f4", "e2-e3")


def test_leaving_the_list_keeps_the_game(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "many.pdn"
    path.write_text(GAME + "\n" + GAME, encoding="utf-8")
    driver.key(Qt.Key.Key_F)
    drop(driver, path)
    driver.wait_for_games()
    driver.key(Qt.Key.Key_Escape)
    assert not driver.games.isVisible()
    assert driver.board.hasFocus()
    assert driver.played == []
    assert not driver.session.players[Color.BLACK].takes_input


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "The file is empty."),
        (bytes(range(256)) * 8, "not a text file"),
        (b"Dear diary, nothing happened today.\n", "no game in it"),
    ],
)
def test_a_file_without_games_is_explained_and_changes_nothing(
    driver: Driver, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "odd.pdn"
    path.write_bytes(data)
    drop(driver, path)
    driver.qtbot.waitUntil(lambda: said in driver.card)
    assert "“odd.pdn” was not opened." in driver.card
    assert driver.session.position == Position.start()


def test_an_illegal_move_names_line_and_game_and_keeps_what_was_readable(
    driver: Driver, tmp_path: Path
) -> None:
    path = tmp_path / "broken.pdn"
    path.write_text(GAME.replace("e2-f2", "a1-h8"), encoding="utf-8")
    drop(driver, path)
    wait_for_moves(driver, "f1-g1", "f5-f4")
    assert "Game 1, line 5: The move a1-h8 is not allowed" in driver.card


def test_an_unknown_game_is_named(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "other.pdn"
    path.write_text('[GameType "50"]\n\n1. f1-g1 *\n', encoding="utf-8")
    drop(driver, path)
    driver.qtbot.waitUntil(lambda: "does not know" in driver.card)
    assert driver.played == []


def test_a_crashed_game_comes_back(start: Start) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    driver.qtbot.waitUntil(lambda: any(driver.folder.glob("unfinished-*.json")))
    QTest.qWait(400)
    driver.crash()
    again = start()
    assert again.played == played
    assert again.card.startswith("Your unfinished game is back.")
    assert again.session.humans_turn


def test_of_several_crashed_games_none_is_lost(start: Start) -> None:
    drivers = start(), start()
    games = []
    for driver, move in zip(drivers, (("f1", "g1"), ("e2", "f2")), strict=True):
        driver.drag(*move)
        driver.wait_for_reply()
        QTest.qWait(400)  # it is on disk
        games.append(driver.played)
    for driver in drivers:
        driver.crash()
    again = start()
    recover = again.window.commands.recover
    assert again.played == games[1]  # the latest first
    assert "One more unfinished game waits" in again.card
    assert recover.isVisible()
    recover.trigger()
    assert again.played == games[0]
    assert not recover.isVisible()
    again.close()
    assert len(list(again.folder.glob("unfinished-*.json"))) == 1  # the one on the board
    assert len(list((again.folder / "games").glob("*.json"))) == 1  # the other one


def test_set_up_a_position_by_mouse_and_play_it(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    driver.press("Clear")
    assert "no pieces" in editor._answers.text
    assert not editor._answers.can_play
    surface = editor._board.viewport()
    QTest.qWait(1)
    for square in ("b2", "h8"):
        QTest.mouseClick(
            surface, Qt.MouseButton.LeftButton, pos=editor._board.square_center(square).toPoint()
        )
    assert "A man cannot stand on h8" in editor._answers.text
    QTest.mouseClick(surface, Qt.MouseButton.RightButton, pos=editor._board.square_center("h8").toPoint())
    QTest.mouseClick(surface, Qt.MouseButton.RightButton, pos=editor._board.square_center("h8").toPoint())
    driver.press("Black")
    assert editor._fen.text() == "B:Wb2:Bh8"
    driver.begin_set_up()
    assert driver.session.position == Position.from_fen("B:Wb2:Bh8")


def test_dragging_in_the_editor_moves_and_throws_away(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    QTest.qWait(1)
    board, button = editor._board, Qt.MouseButton.LeftButton
    start = board.square_center("a1").toPoint()
    for end in (board.square_center("g1").toPoint(), QPoint(1, 1)):
        QTest.mousePress(board.viewport(), button, pos=start)
        QTest.mouseMove(board.viewport(), start + QPoint(20, 20))
        QTest.mouseMove(board.viewport(), end)
        QTest.mouseRelease(board.viewport(), button, pos=end)
        start = board.square_center("b1").toPoint()
    pieces = Position.from_fen(editor._fen.text()).pieces
    assert "a1" not in pieces
    assert "g1" in pieces
    assert "b1" not in pieces


def test_an_impossible_fen_is_refused_with_its_reason(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    for text, said in (
        ("W:Wa1,a1:Bh8", "Two pieces stand on a1."),
        ("W:Wz9:Bh8", "There is no square z9"),
        ("W:W:B", "no pieces"),
        ("hello", "is no position"),
    ):
        editor._fen.setFocus()
        editor._fen.selectAll()
        QTest.keyClicks(editor._fen, text)
        assert said in editor._answers.text
        assert not editor._answers.can_play
    editor._fen.selectAll()
    QTest.keyClicks(editor._fen, "B:Wa1:Bh8")
    assert editor._answers.can_play


@pytest.mark.parametrize("key", [Qt.Key.Key_O, Qt.Key.Key_S])
def test_files_of_games_are_offered_first(start: Start, key: Qt.Key) -> None:
    driver = start(language="de")
    driver.ctrl(key)
    dialog = driver.wait_for_dialog(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.nameFilters() == ["Damepartien (*.pdn)", "Alle Dateien (*)"]
    assert dialog.selectedNameFilter() == "Damepartien (*.pdn)"
    driver.key(Qt.Key.Key_Escape)


def test_language_changes_at_once_and_keeps_the_game(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    old = driver.window
    choose_setting(driver, "Language", "Deutsch")
    driver.wait_for_another(old)
    assert driver.played == played
    assert driver.window.commands.new_game.text() == "Neue Partie"
    driver.drag("a1", "h8")
    assert driver.card == "Auf h8 steht schon ein Stein."


def test_closing_while_the_computer_thinks_leaves_no_thread(start: Start) -> None:
    driver = start(level="full", thinking_time=60.0, analysis=True, analysis_in_play=True)
    driver.key(Qt.Key.Key_Space)
    service, jobs = driver.app.services.engine, driver.app.services.jobs
    # one that makes room for the other has none for a moment
    driver.qtbot.waitUntil(lambda: len(service.searches) == 2 and service.threads > 0 and jobs.threads > 0)
    driver.close_window()
    driver.close()
    assert driver.app.services.jobs.threads == 0
