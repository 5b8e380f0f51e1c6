"""Ctrl+K: everything is found by its name and done by Enter, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeView

from harzdame_gui.finder.entries import Kind
from harzdame_gui.finder.palette import Palette
from harzdame_gui.new_game.dialog import NewGameDialog
from tests.gui.driver import Driver

Start = Callable[..., Driver]


def palette(driver: Driver) -> Palette:
    """The field, opened by its key."""
    driver.ctrl(Qt.Key.Key_K)
    opened = driver.window.findChild(Palette)
    assert opened is not None
    assert opened.isVisible()
    assert driver.window.focusWidget() is opened.field
    return opened


def typed(driver: Driver, text: str) -> Palette:
    opened = palette(driver)
    QTest.keyClicks(opened.field, text)
    return opened


def enter(opened: Palette) -> None:
    QTest.keyClick(opened.field, Qt.Key.Key_Return)
    QTest.qWait(1)
    assert not opened.isVisible()


def test_a_command_is_found_with_its_key_and_done(driver: Driver) -> None:
    opened = typed(driver, "flip")
    assert (opened.current.name, opened.current.key) == ("Flip the board", "F")
    assert not driver.board.orientation.flipped  # the letters were the field's
    enter(opened)
    assert driver.board.orientation.flipped
    assert driver.window.focusWidget() is driver.board


def test_what_cannot_be_done_now_is_told_and_not_done(driver: Driver) -> None:
    opened = typed(driver, "take a move back")
    assert not opened.current.enabled
    assert opened.current.detail == "not now"
    QTest.keyClick(opened.field, Qt.Key.Key_Return)
    assert opened.isVisible()
    QTest.keyClick(opened.field, Qt.Key.Key_Escape)
    assert not opened.isVisible()


def test_answers_on_cards_are_no_commands(driver: Driver) -> None:
    names = [entry.name for entry in typed(driver, "resign").found]
    assert "Resign" in names
    assert "Yes, resign" not in names


def test_arrows_choose_and_do_nothing_else(driver: Driver) -> None:
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    node = driver.session.node
    opened = typed(driver, "rules of")
    first = opened.current.name
    QTest.keyClick(opened.field, Qt.Key.Key_Down)
    QTest.keyClick(opened.field, Qt.Key.Key_Down)
    QTest.keyClick(opened.field, Qt.Key.Key_Up)
    assert opened.current.name == opened.found[1].name != first
    QTest.keyClick(opened.field, Qt.Key.Key_PageUp)
    assert opened.current.name == first
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Space):
        QTest.keyClick(opened.field, key)
    assert driver.session.node is node


def test_a_game_is_begun_and_its_rules_are_read(driver: Driver) -> None:
    opened = typed(driver, "turkish draughts")
    assert opened.current.kind is Kind.GAME
    enter(opened)
    dialog = driver.wait_for_dialog(NewGameDialog)
    assert dialog.choice.variant_id == "turkish"
    dialog.reject()
    enter(typed(driver, "rules of croda"))
    assert driver.app.workspace.windows.rules.game == "croda"


def test_all_games_are_found(driver: Driver) -> None:
    opened = palette(driver)
    kinds = [entry.kind for entry in opened._entries()]
    assert kinds.count(Kind.GAME) == kinds.count(Kind.RULES) > 40


def test_a_setting_is_shown_in_its_window(driver: Driver) -> None:
    opened = typed(driver, "coordinates")
    assert opened.current.kind is Kind.SETTING
    enter(opened)
    window = driver.app.workspace.settings.window
    driver.qtbot.waitUntil(lambda: window.focusWidget() is window.page.row("show_coordinates").editor)


def test_a_chapter_of_a_course_is_opened(driver: Driver) -> None:
    opened = palette(driver)
    chapters = lambda: [entry for entry in opened._entries() if entry.kind is Kind.CHAPTER]  # noqa: E731
    driver.qtbot.waitUntil(lambda: bool(chapters()), timeout=20_000)
    chapter = chapters()[2]
    opened.field.setText(f"{chapter.name} {chapter.detail}")
    assert opened.current == chapter
    enter(opened)
    studies = driver.app.workspace.rooms.studies
    driver.qtbot.waitUntil(lambda: studies.room.window.reader.reading is not None, timeout=20_000)
    assert studies.room.window.reader.reading.chapter.name == chapter.name


def test_a_file_that_was_open_lately_is_opened(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "evening.pdn"
    file.write_text('[Variant "harzdame"]\n\n1. f1-g1 f5-f4 *\n', encoding="utf-8")
    driver = start(recent_files=[str(file)])
    opened = typed(driver, "evening")
    assert opened.current.kind is Kind.FILE
    enter(opened)
    driver.qtbot.waitUntil(lambda: driver.played == ["f1-g1", "f5-f4"])


def test_a_folder_of_the_library_is_shown(driver: Driver) -> None:
    library = driver.app.late.library
    made: list[object] = []
    library.add_folder("Club").finished.connect(made.append)
    driver.qtbot.waitUntil(lambda: bool(made))
    opened = palette(driver)
    names = lambda: [entry.name for entry in opened._entries() if entry.kind is Kind.FOLDER]  # noqa: E731
    driver.qtbot.waitUntil(lambda: "Club" in names())
    QTest.keyClicks(opened.field, "club")
    enter(opened)
    window = driver.app.workspace.windows.library
    driver.qtbot.waitUntil(lambda: any(folder.name == "Club" for folder in window.folders.marks.folders))
    wanted = next(folder.id for folder in window.folders.marks.folders if folder.name == "Club")
    assert window.folders.place.folder == wanted


def test_no_library_is_made_by_looking(driver: Driver) -> None:
    palette(driver)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    assert not list(driver.folder.glob("library*"))


def test_it_goes_with_the_focus_and_a_click_chooses(driver: Driver) -> None:
    opened = palette(driver)
    driver.board.setFocus()
    assert not opened.isVisible()
    opened = typed(driver, "flip")
    rows = opened.findChild(QTreeView)
    place = rows.visualRect(rows.currentIndex()).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.qWait(1)
    assert driver.board.orientation.flipped


@pytest.mark.parametrize("size", [(683, 450), (1366, 768)])
def test_it_lies_within_the_window_and_speaks(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    opened = typed(driver, "a")
    assert driver.window.ground.rect().contains(opened.geometry())
    driver.window.resize(700, 600)
    assert driver.window.ground.rect().contains(opened.geometry())
    assert opened.field.accessibleName()
    assert opened.field.accessibleDescription() == f"{opened.current.name}, Command, {opened.current.key}"
    assert opened.findChild(QTreeView).accessibleName()


def test_nothing_that_fits_is_said(driver: Driver) -> None:
    opened = typed(driver, "zzzq")
    assert opened.current is None
    QTest.keyClick(opened.field, Qt.Key.Key_Return)
    assert opened.isVisible()


def test_it_is_loaded_by_its_key(driver: Driver) -> None:
    assert driver.window.findChild(Palette) is None
    palette(driver)
