"""Words that could not be written into the file of a study at once: where they are until they can."""

from __future__ import annotations

import errno
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import GameTree, pdn
from harzdame_engine.study.study import read_study
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar

from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.controllers.storage import storage
from harzdame_gui.controllers.study import unwritten
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.files.file_tabs import FileTabs
from tests.gui.study.test_making import LEFT, Workshop
from tests.gui.study.test_writing import add_chapter, fail, words, write


def close_in_list(shop: Workshop) -> None:
    """Close the file of the study in the list of games."""
    driver = shop.app
    driver.window.activateWindow()
    QTest.qWaitForWindowActive(driver.window)
    tabs = driver.window.findChild(FileTabs)
    assert tabs is not None
    if not tabs.isVisible():
        driver.list_games()
    shop.wait(tabs.isVisible)
    close = tabs.tabButton(0, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(close or tabs.tabButton(0, QTabBar.ButtonPosition.LeftSide), LEFT)
    assert driver.app._late.files.paths == ()
    shop.window.activateWindow()
    QTest.qWaitForWindowActive(shop.window)


def begins(shop: Workshop) -> str:
    """How the chapter that is read begins."""
    tree = shop.reading.chapter.tree
    return tree.root.comment if isinstance(tree, GameTree) else ""


def test_what_is_typed_after_the_file_was_closed_in_the_list_is_written(shop: Workshop) -> None:
    close_in_list(shop)
    shop.type(shop.maker.text, "Words")
    assert words(shop) == ["Words"]
    close_in_list(shop)
    shop.type(shop.maker.study, "Yours")
    tree = shop.study.chapters[0].tree
    assert tree is not None
    assert tree.tags["StudyName"] == "Yours"


def test_chapters_are_added_moved_and_deleted_after_the_file_was_closed_in_the_list(
    shop: Workshop,
) -> None:
    close_in_list(shop)
    add_chapter(shop)
    assert shop.names == ["Chapter 1", "New page"]
    close_in_list(shop)
    shop.press(shop.maker.up)
    assert shop.names == ["New page", "Chapter 1"]
    close_in_list(shop)
    shop.press(shop.maker.delete)
    assert shop.names == ["Chapter 1"]


def test_a_file_that_was_closed_while_its_words_waited_gets_them(shop: Workshop, unwritable: Event) -> None:
    unwritable.clear()
    fail(shop, "First")
    close_in_list(shop)
    write(shop, "Second")
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Second"])
    shop.wait(lambda: not shop.room.window._card.isVisible())


def test_a_preview_shows_what_is_not_written_yet_and_the_study_goes_on_from_it(
    shop: Workshop,
    unwritable: Event,
) -> None:
    unwritable.clear()
    fail(shop, "First")
    shop.press(shop.room.window.edit)
    shop.wait(lambda: not shop.room.making.active and begins(shop) == "First")
    unwritable.set()
    shop.wait(lambda: words(shop) == ["First"])
    assert begins(shop) == "First"
    shop.press(shop.room.window.edit)
    assert shop.maker.text.toPlainText() == "First"
    assert shop.maker.undo.isEnabled()
    shop.type(shop.maker.text, "Second")
    assert words(shop) == ["Second"]


def test_what_cannot_be_rescued_as_the_language_changes_goes_on_waiting(
    shop: Workshop, unwritable: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile_writable = Event()

    def write_whole(path: Path, data: bytes) -> None:
        if not profile_writable.is_set():
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        storage.write_whole(path, data)

    monkeypatch.setattr(unwritten, "write_whole", write_whole)
    monkeypatch.setattr(repeated_job, "RETRY_MS", 100)
    unwritable.clear()
    fail(shop, "Lost?")
    app, old = shop.app.app, shop.app.window
    app._settings.language.set(Language.GERMAN)
    shop.wait(lambda: shop.app.window is not old)
    shop.wait(lambda: "mine.pdn" in shop.app.card)
    profile_writable.set()
    shop.wait(lambda: "Mine (" in shop.app.card)
    rescued = next((app._late.folder / unwritten.FOLDER).iterdir())
    study = read_study(pdn.Document.read(rescued.read_bytes()).content)
    assert [chapter.tree.root.comment for chapter in study.chapters if chapter.tree] == ["Lost?"]
