"""After a crash, what was done can still be undone, and what was deleted can still be put back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.game import edits
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.kept_game import read_game
from harzdame_gui.editing.commands import EditCommands
from tests.gui.driver import Driver

GAME = '[White "Anna"]\n[Result "*"]\n\n1. e2-e3 { good } d7-d6 (1... g4-g3) 2. e3-e4 *\n'


@pytest.fixture
def games(tmp_path) -> Path:
    path = tmp_path / "games.pdn"
    path.write_text(GAME)
    return path


def edited(driver: Driver) -> None:
    """Comment, delete a variation, and undo a promotion."""
    editor = GameEditor(driver.session)
    first = driver.session.tree.root.children[0]
    editor.comment(first, "better")
    editor.make(edits.promote(first.children[1]))
    editor.undo()
    editor.make(edits.delete(first.children[1]))
    editor.make(edits.delete(first.children[0].children[0]))
    editor.undo()


def crashed(qtbot, driver: Driver) -> Path:
    """The journal of an app that crashed once everything was written."""
    journal = driver.app.late.recovery._path
    recovery = driver.app.late.recovery
    settled = lambda: not (recovery._delay.isActive() or recovery._saves)  # noqa: E731
    qtbot.waitUntil(lambda: journal.exists() and settled(), timeout=20_000)
    driver.crash()
    return journal


def names(driver: Driver) -> list[str]:
    """The names of undo and redo."""
    commands = driver.window.findChild(EditCommands)
    return [commands.undo.text(), commands.redo.text()]


def test_a_crash_takes_no_undo_and_nothing_from_the_trash(qtbot, tmp_path, games):
    driver = Driver(qtbot, tmp_path / "profile", games)
    qtbot.waitUntil(lambda: driver.played == ["e2-e3", "d7-d6", "e3-e4"])
    edited(driver)
    before = names(driver)
    text = pdn.write(driver.session.tree)
    assert before[0] != "Undo"
    assert before[1] != "Redo"
    crashed(qtbot, driver)

    driver = Driver(qtbot, tmp_path / "profile")
    qtbot.waitUntil(lambda: driver.app.late.file.can_save)
    assert names(driver) == before
    editor = GameEditor(driver.session)
    (removal,) = editor.trash
    assert str(removal.node.move) == "g4-g3"
    editor.redo()
    assert len(editor.trash) == 2
    for _ in range(4):
        editor.undo()
    assert names(driver)[0] == "Undo"
    assert editor.trash == ()
    assert not driver.session.modified
    told = [(str(node.move), node.comment) for node in driver.session.tree.root.below()]
    assert told[1] == ("e2-e3", "good")
    assert len(told) == 5
    for _ in range(2):
        editor.redo()
    assert pdn.write(driver.session.tree).split() == text.split()
    driver.close()


def test_a_damaged_history_costs_only_the_history(qtbot, tmp_path, games):
    driver = Driver(qtbot, tmp_path / "profile", games)
    qtbot.waitUntil(lambda: driver.played == ["e2-e3", "d7-d6", "e3-e4"])
    edited(driver)
    journal = crashed(qtbot, driver)
    values = json.loads(journal.read_bytes())
    values["history"] = values["history"].replace('"place"', '"plaice"').replace("[", "[[", 1)
    journal.write_text(json.dumps(values))
    found = read_game(journal.read_bytes())
    assert found.history is None
    assert [str(node.move) for node in found.tree.mainline()[1:]] == ["e2-e3", "d7-d6", "e3-e4"]
    assert found.tree.root.children[0].comment == "better"


def test_a_deleted_move_is_put_back_by_hand_after_a_crash(qtbot, tmp_path, games):
    driver = Driver(qtbot, tmp_path / "profile", games)
    qtbot.waitUntil(lambda: driver.played == ["e2-e3", "d7-d6", "e3-e4"])
    edited(driver)
    crashed(qtbot, driver)
    driver = Driver(qtbot, tmp_path / "profile")
    qtbot.waitUntil(lambda: len(driver.played) == 3)
    driver.window.findChild(EditCommands).deleted.trigger()
    dialog = driver.wait_for_dialog()
    QTest.qWaitForWindowActive(dialog)
    assert "g4-g3" in dialog._list.item(0).text()
    driver.press("Put back")
    assert [str(node.move) for node in driver.session.tree.root.children[0].children] == ["d7-d6", "g4-g3"]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    driver.close()


def test_a_game_whose_file_went_meanwhile_is_kept_when_the_app_is_closed(qtbot, tmp_path, games):
    driver = Driver(qtbot, tmp_path / "profile", games)
    qtbot.waitUntil(lambda: driver.played == ["e2-e3", "d7-d6", "e3-e4"])
    assert not driver.session.modified
    crashed(qtbot, driver)
    games.unlink()
    driver = Driver(qtbot, tmp_path / "profile")
    qtbot.waitUntil(lambda: "was changed or moved" in driver.card, timeout=20_000)
    assert driver.session.modified
    driver.close()
    driver = Driver(qtbot, tmp_path / "profile")
    assert driver.played == ["e2-e3", "d7-d6", "e3-e4"]
    driver.close()
