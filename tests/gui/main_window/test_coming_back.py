"""What was on the screen is there again after a crash and a regular end; what was closed can be found."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import Color, pdn
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTableView

from harzdame_gui.controllers.storage.used_days import FILE_NAME, note_day
from harzdame_gui.controllers.work.job import FileLane, is_finished
from harzdame_gui.my_games.dialog import MyGamesDialog
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.setup.editor import SetupEditor
from tests.gui.driver import Driver

Start = Callable[..., Driver]
ANNA = (
    '[White "Anna"]\n[Black "Boris"]\n[Result "1-0"]\n\n'
    "1. f1-g1 { calm } (1. c4-d4 f5-f4) f5-f4 2. e2-f2 { and won } 1-0\n"
)
CUT_OFF = '[White "Anna"]\n[Result "1-0"]\n\n1. f1-g1 f5-f4 2. a1-h8 { impossible } e5-e4 3. what 1-0\n'


def screen(driver: Driver) -> tuple[object, ...]:
    """All of the game that a person sees."""
    session = driver.session
    path, node = [], session.node
    while node.parent is not None:
        path.append(node.parent.children.index(node))
        node = node.parent
    return (
        pdn.write(session.tree),
        path,
        session.game.studied,
        session.modified,
        session.outcome,
        [session.players[color].spec for color in Color],
        driver.app.late.file.path,
        driver.app.late.file.number,
        driver.window.board.orientation.flipped,
    )


def wait_for_journal(driver: Driver) -> None:
    """Until what is on the screen is on disk."""
    driver.qtbot.waitUntil(lambda: not writing(driver), timeout=30_000)
    assert list(driver.folder.glob("unfinished-*.json"))


def writing(driver: Driver) -> bool:
    recovery = driver.app.late.recovery
    if recovery._delay.isActive() or recovery._saves:
        return True
    lanes = [job.lane for job in driver.app.services.jobs.under_way]
    return any(is_finished(lane) or isinstance(lane, FileLane) for lane in lanes)


def come_back(driver: Driver, start: Start) -> Driver:
    wait_for_journal(driver)
    driver.crash()
    again = start()
    again.qtbot.waitUntil(lambda: not writing(again))
    return again


def opened(start: Start, tmp_path: Path, text: str) -> tuple[Driver, Path]:
    path = tmp_path / "anna.pdn"
    path.write_text(text, encoding="utf-8")
    driver = start(path)
    driver.qtbot.waitUntil(lambda: driver.app.late.file.number == 1)
    return driver, path


def test_a_study_comes_back_as_a_study_and_its_result_stands(start: Start, tmp_path: Path) -> None:
    driver, path = opened(start, tmp_path, ANNA)
    for _ in range(2):
        driver.key(Qt.Key.Key_Right)
    driver.drag("e1", "f1")  # a variation
    driver.key(Qt.Key.Key_Left)
    driver.key(Qt.Key.Key_F)
    before = screen(driver)
    again = come_back(driver, start)
    assert screen(again) == before
    again.drag("c4", "d4")
    again.ctrl(Qt.Key.Key_S)
    again.qtbot.waitUntil(lambda: not again.session.modified)
    text = path.read_text(encoding="utf-8")
    assert '[Result "1-0"]' in text
    assert again.played == ["f1-g1", "f5-f4", "e2-f2"]
    assert text.index("e2-f2") < text.index("e1-f1") < text.rindex("c4-d4")


def test_a_study_that_nobody_edited_comes_back_in_its_file(start: Start, tmp_path: Path) -> None:
    driver, _path = opened(start, tmp_path, ANNA)
    driver.key(Qt.Key.Key_Right)
    before = screen(driver)
    again = come_back(driver, start)
    assert screen(again) == before
    assert not again.session.modified


def test_the_rest_of_a_game_that_cannot_be_read_is_still_there(start: Start, tmp_path: Path) -> None:
    driver, path = opened(start, tmp_path, CUT_OFF)
    driver.drag("c4", "d4")
    again = come_back(driver, start)
    again.ctrl(Qt.Key.Key_S)
    again.qtbot.waitUntil(lambda: not again.session.modified)
    text = path.read_text(encoding="utf-8")
    assert "2. a1-h8 { impossible } e5-e4 3. what 1-0" in text
    assert "c4-d4" in text


def test_a_played_game_after_a_takeback_goes_on_where_it_was(start: Start) -> None:
    driver = start(black="human")
    for move in (("f1", "g1"), ("f5", "f4"), ("e1", "f1")):
        driver.drag(*move)
    driver.ctrl(Qt.Key.Key_Z)
    before = screen(driver)
    again = come_back(driver, start)
    assert screen(again) == before
    again.drag("c4", "d4")
    assert again.played == ["f1-g1", "f5-f4", "c4-d4"]


def test_the_computer_thinks_again(start: Start) -> None:
    driver = start(thinking_time=60.0, level="full")
    driver.drag("f1", "g1")
    again = come_back(driver, start) if driver.session.thinking else driver
    assert again is not driver
    assert again.played == ["f1-g1"]
    assert again.session.thinking_at is again.session.node
    again.key(Qt.Key.Key_Space)  # it moves now
    again.qtbot.waitUntil(lambda: len(again.played) == 2)


@pytest.mark.parametrize("quitting", [False, True])
def test_a_pasted_position_comes_back(start: Start, quitting: bool) -> None:
    driver = start()
    QApplication.clipboard().setText("W:WKa1:BKh8")
    driver.ctrl(Qt.Key.Key_V)
    before = screen(driver)
    wait_for_journal(driver)
    if quitting:
        driver.close()
    else:
        driver.crash()
    again = start()
    assert screen(again) == before


def test_the_work_in_the_set_up_editor_comes_back(start: Start) -> None:
    driver = start()
    driver.ctrl(Qt.Key.Key_E)
    driver.wait_for_dialog(SetupEditor)
    driver.press("Clear")
    field = driver.dialog.findChild(QLineEdit)
    QTest.keyClicks(field, "x")
    field.clear()
    QTest.keyClicks(field, "B:WKa1:BKh8,e5")
    QTest.keyClicks(field, ",")
    kept = driver.dialog.work
    wait_for_journal(driver)
    driver.dialog.deleteLater()
    driver.crash()
    again = start()
    editor = again.wait_for_dialog(SetupEditor)
    assert isinstance(editor, SetupEditor)
    assert editor.work == kept
    assert editor.work.text.endswith(",")
    again.key(Qt.Key.Key_Escape)
    again.qtbot.waitUntil(lambda: not list(again.folder.glob("unfinished-*.json")))


def test_a_save_that_the_crash_came_after_is_known(start: Start, tmp_path: Path) -> None:
    driver, path = opened(start, tmp_path, ANNA)
    driver.drag("e2", "e3")
    wait_for_journal(driver)
    (journal,) = driver.folder.glob("unfinished-*.json")
    kept = journal.read_bytes()
    driver.ctrl(Qt.Key.Key_S)
    driver.qtbot.waitUntil(lambda: not driver.session.modified)
    before = screen(driver)
    wait_for_journal(driver)
    driver.crash()
    journal.write_bytes(kept)  # as if the crash had come right after the file was written
    again = start()
    again.qtbot.waitUntil(lambda: not again.session.modified)
    assert screen(again) == before
    assert path.read_text(encoding="utf-8").count("e2-e3") == 1


def test_a_file_that_was_changed_meanwhile_is_not_overwritten(start: Start, tmp_path: Path) -> None:
    driver, path = opened(start, tmp_path, ANNA)
    driver.drag("e2", "e3")
    wait_for_journal(driver)
    driver.crash()
    path.write_text(ANNA.replace("Boris", "Bruno"), encoding="utf-8")
    again = start()
    again.qtbot.waitUntil(lambda: "changed or moved" in again.card)
    assert again.session.modified
    assert again.app.late.file.path is None


def test_a_file_that_is_wanted_comes_first_and_the_game_waits(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    played = driver.played
    driver.close()
    again, _path = opened(start, tmp_path, ANNA)
    assert again.played[0] == "f1-g1"
    assert again.dialog is None
    again.window.commands.recover.trigger()
    assert again.played == played


def test_a_damaged_journal_is_told_and_its_text_can_be_read(start: Start, tmp_path: Path) -> None:
    driver = start(black="human")
    driver.drag("f1", "g1")
    wait_for_journal(driver)
    (journal,) = driver.folder.glob("unfinished-*.json")
    data = journal.read_bytes()
    driver.crash()
    journal.write_bytes(data[: data.index(b"f1-g1") + 5])
    again = start()
    assert "is damaged" in again.card
    again.window.commands.list_own.trigger()
    dialog = again.wait_for_dialog(MyGamesDialog)
    text = dialog.findChild(QPlainTextEdit).toPlainText()
    assert text.startswith("[Event")
    assert text.endswith("1. f1-g1")
    assert not dialog._restore.isEnabled()
    again.key(Qt.Key.Key_Escape)


# One's own games


def close_game(driver: Driver) -> None:
    """Begin another without saving."""
    driver.ctrl(Qt.Key.Key_N)
    driver.wait_for_dialog(NewGameDialog)
    driver.key(Qt.Key.Key_Return)


def games_dialog(driver: Driver) -> MyGamesDialog:
    driver.window.commands.list_own.trigger()
    dialog = driver.wait_for_dialog(MyGamesDialog)
    assert isinstance(dialog, MyGamesDialog)
    return dialog


def told(dialog: MyGamesDialog, row: int, column: int) -> str:
    """What the list says there."""
    return str(dialog.findChild(QTableView).model().index(row, column).data())


def test_a_closed_game_can_be_put_back_with_its_file(start: Start, tmp_path: Path) -> None:
    driver, _path = opened(start, tmp_path, ANNA)
    driver.drag("e2", "e3")
    driver.key(Qt.Key.Key_F)
    wait_for_journal(driver)
    before = screen(driver)
    close_game(driver)
    assert driver.played == []
    dialog = games_dialog(driver)
    assert [told(dialog, 0, column) for column in (1, 2, 4)] == ["Anna", "Boris", "2"]
    assert "calm" in dialog.findChild(QPlainTextEdit).toPlainText()
    driver.press("Open")
    driver.qtbot.waitUntil(lambda: "is back on the board" in driver.card)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    assert screen(driver) == before


def test_what_was_only_studied_goes_after_thirty_days_and_games_played_stay(start: Start) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    close_game(driver)
    for fen in ("W:WKa1:BKh8", "W:WKa1,b1:BKh8"):
        QApplication.clipboard().setText(fen)
        driver.ctrl(Qt.Key.Key_V)
        wait_for_journal(driver)
        close_game(driver)
    driver.qtbot.waitUntil(lambda: not writing(driver))
    driver.close()
    files = list((driver.folder / "games").iterdir())
    assert len(files) == 3
    played = [path for path in files if "f1-g1" in path.read_text(encoding="utf-8")]
    old, young = (path for path in files if path not in played)
    for path, days in ((old, 30.1), (young, 29.9), (played[0], 400)):
        os.utime(path, (time.time() - days * 86400,) * 2)
    for days in range(40, 0, -1):
        note_day(driver.folder / FILE_NAME, time.time() - days * 86400)
    again = start()
    again.qtbot.waitUntil(lambda: not old.exists())
    assert young.exists()
    assert played[0].exists()


def test_the_computers_first_move_is_nothing_to_ask_about(start: Start) -> None:
    driver = start(white="engine", black="human")
    driver.wait_for_reply()
    assert len(driver.played) == 1
    driver.ctrl(Qt.Key.Key_N)
    driver.wait_for_dialog(NewGameDialog)
    driver.key(Qt.Key.Key_Return)
    assert driver.dialog is None
    assert not (driver.folder / "games").exists()
