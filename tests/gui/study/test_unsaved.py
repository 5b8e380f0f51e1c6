"""Words that could not be written into the file of a study at once: where they are until they can."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import GameTree, pdn
from harzdame_engine.study.study import read_study
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar

from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.pdn_document import Arranger, PdnDocument
from harzdame_gui.controllers.settings.choices import Language
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.study import unwritten
from harzdame_gui.files.file_tabs import FileTabs
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.study.test_making import LEFT, Workshop
from tests.gui.study.test_writing import add_chapter, card, fail, words, write


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


def in_german(shop: Workshop) -> None:
    """Have the window made anew in another language."""
    shop.app.speak(Language.GERMAN)
    shop.wait(lambda: told_of(shop.app) != "")


def test_what_waits_is_shown_and_written_after_the_language_has_changed(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    fail(shop, "Lost?")
    in_german(shop)
    shop.wait(lambda: shop.room.making.active)  # it is worked on, as it was
    shop.settle()
    assert shop.maker.text.toPlainText() == "Lost?"
    write(shop, "Not lost")
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Not lost"])
    shop.wait(lambda: told_of(shop.app) == "")
    assert not (shop.app.app._late.folder / unwritten.FOLDER).exists()


def test_what_is_still_typed_as_the_language_changes_is_told_and_tried_again(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    shop.maker.text.setFocus()
    QTest.keyClicks(shop.maker.text, "Lost?")
    in_german(shop)
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Lost?"])
    shop.wait(lambda: told_of(shop.app) == "")


def test_what_waits_is_rescued_as_the_app_ends_in_another_language(shop: Workshop, unwritable: Event) -> None:
    unwritable.clear()
    fail(shop, "Lost?")
    in_german(shop)
    folder = shop.app.app._late.folder / unwritten.FOLDER
    assert not folder.exists()
    shop.app.close()
    study = read_study(pdn.Document.read(next(folder.iterdir()).read_bytes()).content)
    assert [chapter.tree.root.comment for chapter in study.chapters if chapter.tree] == ["Lost?"]


@pytest.fixture
def refused(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> dict[Path, FailureKind]:
    """The files that cannot be written, and why."""
    kinds: dict[Path, FailureKind] = {}
    arranged = PdnDocument.arranged

    def fails(document: PdnDocument, make: Arranger) -> tuple[PdnDocument, pdn.Arrangement | None]:
        if document.path in kinds:
            raise FileError(FileFailure(kinds[document.path], document.path))
        return arranged(document, make)

    monkeypatch.setattr(PdnDocument, "arranged", fails)
    shop.room.making.writing._retry.setInterval(100)
    return kinds


@pytest.mark.parametrize("kind", [FailureKind.NOT_ENCODABLE, FailureKind.RUN_TOGETHER])
def test_what_no_later_attempt_mends_is_not_tried_by_itself(
    shop: Workshop, refused: dict[Path, FailureKind], kind: FailureKind
) -> None:
    refused[shop.path] = kind
    fail(shop, "Words")
    assert "keeps what you wrote." in card(shop)
    assert "by itself" not in card(shop)
    refused.clear()
    QTest.qWait(400)
    assert words(shop) == [""]
    shop.type(shop.maker.text, "Others")
    assert words(shop) == ["Others"]


def test_of_two_studies_that_cannot_be_written_the_other_is_told_when_one_is(
    shop: Workshop, refused: dict[Path, FailureKind], tmp_path: Path
) -> None:
    refused[shop.path] = FailureKind.NOT_PERMITTED
    fail(shop, "One")
    shop.press(shop.room.window.all_studies)
    other = Workshop(shop.app, tmp_path / "other.pdn")
    refused[other.path] = FailureKind.NOT_PERMITTED
    write(other, "Two")
    shop.wait(lambda: "“other.pdn”" in card(shop))
    del refused[other.path]
    shop.wait(lambda: "“mine.pdn”" in card(shop))
    assert words(other) == ["Two"]
    assert shop.room.window._card.isVisible()
    refused.clear()
    shop.wait(lambda: not shop.room.window._card.isVisible())
    assert words(shop) == ["One"]


def test_it_is_said_that_a_chapter_was_not_added_while_nothing_can_be_written(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    fail(shop, "Words")
    assert "No chapter" not in card(shop)
    shop.maker.add_text.trigger()
    shop.wait(lambda: "No chapter was added" in card(shop))
    write(shop, "More words")
    shop.wait(lambda: "No chapter" not in card(shop))
    unwritable.set()
    shop.wait(lambda: words(shop) == ["More words"])


def test_the_main_window_tells_no_longer_of_what_was_written(shop: Workshop, unwritable: Event) -> None:
    unwritable.clear()
    fail(shop, "Words")
    shop.window.close()
    assert "your studies" in told_of(shop.app)
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Words"])
    shop.wait(lambda: told_of(shop.app) == "")


def test_a_chapter_that_was_not_added_is_not_taken_for_what_another_program_does_later(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, writing = shop.app.app._late, shop.room.making.writing
    with monkeypatch.context() as patch:
        patch.setattr(
            GameFile, "is_writing", lambda *_: True
        )  # so that the edit waits, until the file is closed
        shop.maker.add_text.trigger()
        close_in_list(shop)
    late.file.saved.emit(1)
    shop.wait(lambda: not late.editing.busy)
    arranged: list[object] = []
    writing.arranged.connect(lambda *told: arranged.append(told))
    shop.path.write_bytes(shop.path.read_bytes().replace(b"Chapter 1", b"Theirs"))
    late.files.open(shop.path)
    shop.settle()
    assert arranged == []
    assert shop.maker.name.text() == "Theirs"
