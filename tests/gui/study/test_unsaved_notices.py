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
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.study import unsaved_study
from harzdame_gui.files.file_tabs import FileTabs
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.study.test_room import choose_file
from tests.gui.study.test_study_editor import LEFT, Workshop
from tests.gui.study.test_study_writer import add_chapter, card, fail, press_on_card, words, write


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
    assert driver.app.late.files.paths == ()
    shop.window.activateWindow()
    QTest.qWaitForWindowActive(shop.window)


def begins(shop: Workshop) -> str:
    """How the chapter that is read begins."""
    tree = shop.reading.chapter.tree
    return tree.root.comment if isinstance(tree, GameTree) else ""


def test_what_is_typed_after_the_file_was_closed_in_the_list_is_written(shop: Workshop) -> None:
    close_in_list(shop)
    shop.type(shop.form.text, "Words")
    assert words(shop) == ["Words"]
    close_in_list(shop)
    shop.type(shop.form.study, "Yours")
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
    shop.press(shop.form.up)
    assert shop.names == ["New page", "Chapter 1"]
    close_in_list(shop)
    shop.press(shop.form.delete)
    assert shop.names == ["Chapter 1"]


def test_a_file_that_was_closed_while_its_words_waited_gets_them(shop: Workshop, unwritable: Event) -> None:
    unwritable.clear()
    fail(shop, "First")
    close_in_list(shop)
    write(shop, "Second")
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Second"])
    shop.wait(lambda: not shop.room.window.notice.isVisible())


def test_a_preview_shows_what_is_not_written_yet_and_the_study_goes_on_from_it(
    shop: Workshop,
    unwritable: Event,
) -> None:
    unwritable.clear()
    fail(shop, "First")
    shop.press(shop.room.window.edit)
    shop.wait(lambda: not shop.room.editor.active and begins(shop) == "First")
    unwritable.set()
    shop.wait(lambda: words(shop) == ["First"])
    assert begins(shop) == "First"
    shop.press(shop.room.window.edit)
    assert shop.form.text.toPlainText() == "First"
    assert shop.form.undo.isEnabled()
    shop.type(shop.form.text, "Second")
    assert words(shop) == ["Second"]


def in_german(shop: Workshop) -> None:
    """Have the window made anew in another language."""
    shop.app.speak("de")
    shop.wait(lambda: told_of(shop.app) != "")


def test_what_waits_is_shown_and_written_after_the_language_has_changed(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    fail(shop, "Lost?")
    in_german(shop)
    shop.wait(lambda: shop.room.editor.active)  # it is worked on, as it was
    shop.settle()
    assert shop.form.text.toPlainText() == "Lost?"
    write(shop, "Not lost")
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Not lost"])
    shop.wait(lambda: told_of(shop.app) == "")
    assert not (shop.app.app.late.folder / unsaved_study.FOLDER).exists()


def test_what_is_still_typed_as_the_language_changes_is_told_and_tried_again(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    shop.form.text.setFocus()
    QTest.keyClicks(shop.form.text, "Lost?")
    in_german(shop)
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Lost?"])
    shop.wait(lambda: told_of(shop.app) == "")


def test_what_waits_is_rescued_as_the_app_ends_in_another_language(shop: Workshop, unwritable: Event) -> None:
    unwritable.clear()
    fail(shop, "Lost?")
    in_german(shop)
    folder = shop.app.app.late.folder / unsaved_study.FOLDER
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
    shop.room.editor.writing._retry.setInterval(100)
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
    shop.type(shop.form.text, "Others")
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
    assert shop.room.window.notice.isVisible()
    refused.clear()
    shop.wait(lambda: not shop.room.window.notice.isVisible())
    assert words(shop) == ["One"]


def test_chapters_asked_for_while_nothing_can_be_written_are_arranged_once_it_can(
    shop: Workshop, unwritable: Event
) -> None:
    add_chapter(shop)
    unwritable.clear()
    fail(shop, "Words")
    shop.room.window.dismiss()
    shop.form.add_position.trigger()
    shop.wait(shop.room.window.notice.isVisible)  # that waits as well
    assert "tries again by itself" in card(shop)
    shop.form.moved.emit(-1)
    write(shop, "More words")
    unwritable.set()
    shop.wait(lambda: shop.names == ["New page", "Chapter 1", "New position"])
    assert words(shop) == ["More words", "", ""]
    shop.wait(lambda: not shop.room.window.notice.isVisible())


def test_chapters_that_could_not_be_added_are_added_in_that_order_once_they_can(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    told: list[object] = []
    shop.room.editor.writing.failed.connect(told.append)
    shop.form.add_text.trigger()
    shop.form.add_position.trigger()
    shop.wait(lambda: "tries again by itself" in card(shop))
    shop.settle()
    QTest.qWait(400)
    assert len(told) == 1  # and not at each attempt
    assert len(shop.room.editor.writing.unwritten[0].texts) == 2
    unwritable.set()
    shop.wait(lambda: shop.names == ["Chapter 1", "New page", "New position"])
    shop.wait(lambda: not shop.room.window.notice.isVisible())
    assert shop.room.editor.number == 3
    assert shop.room.editor.writing.unwritten == ()


def test_a_chapter_that_could_not_be_added_is_rescued_as_the_app_ends(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    shop.form.add_position.trigger()
    shop.wait(shop.room.window.notice.isVisible)
    folder = shop.app.app.late.folder / unsaved_study.FOLDER
    shop.app.close()
    study = read_study(pdn.Document.read(next(folder.iterdir()).read_bytes()).content)
    assert [chapter.name for chapter in study.chapters] == ["Chapter 1", "New position"]


def test_chapters_that_waited_and_were_saved_elsewhere_are_not_tried_any_more(
    shop: Workshop, unwritable: Event, tmp_path: Path
) -> None:
    add_chapter(shop)
    unwritable.clear()
    shop.form.add_position.trigger()
    shop.form.deleted.emit()
    shop.wait(shop.room.window.notice.isVisible)
    shop.settle()
    press_on_card(shop, "Save under another name…")
    choose_file(shop, tmp_path / "other.pdn")
    shop.wait(lambda: shop.room.shown == (tmp_path / "other.pdn", False) and shop.room.editor.active)
    unwritable.set()
    QTest.qWait(400)
    assert shop.names == ["Chapter 1", "New page"]
    assert not shop.room.editor.writing.failures
    shop.path = tmp_path / "other.pdn"
    assert shop.names == ["Chapter 1", "New page", "New position"]


def test_a_chapter_waits_for_a_file_that_was_changed_elsewhere_until_that_is_asked_for(
    shop: Workshop,
) -> None:
    foreign = shop.path.read_bytes().replace(b'ChapterName "Chapter 1"', b'ChapterName "Theirs"')
    shop.path.write_bytes(foreign)
    shop.form.add_text.trigger()
    shop.form.add_position.trigger()
    shop.wait(shop.room.window.notice.isVisible)
    shop.settle()
    assert shop.path.read_bytes() == foreign
    press_on_card(shop, "Try again")
    shop.wait(lambda: shop.names == ["Theirs", "New page", "New position"])
    shop.wait(lambda: not shop.room.window.notice.isVisible())


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
    late, writing = shop.app.app.late, shop.room.editor.writing
    with monkeypatch.context() as patch:
        patch.setattr(
            GameFile, "is_writing", lambda *_: True
        )  # so that the edit waits, until the file is closed
        shop.form.add_text.trigger()
        close_in_list(shop)
    late.file.saved.emit(1)
    shop.wait(lambda: not late.editing.busy)
    arranged: list[object] = []
    writing.arranged.connect(lambda *told: arranged.append(told))
    shop.path.write_bytes(shop.path.read_bytes().replace(b"Chapter 1", b"Theirs"))
    late.files.open(shop.path)
    shop.wait(lambda: shop.names == ["Theirs", "New page"])
    assert len(arranged) == 1  # by itself, and not by the other program
    shop.chapter(0)
    assert shop.form.name.text() == "Theirs"
