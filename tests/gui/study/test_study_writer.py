"""What is written into the file of a study: in turn, and what could not be written is not lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer, current_thread, main_thread

import pytest
from harzdame_engine import pdn
from harzdame_engine.study.study import read_study
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from harzdame_gui.controllers.files.pdn_document import Arranger, PdnDocument
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.study.test_room import Desk, choose_file
from tests.gui.study.test_study_editor import LEFT, Workshop


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Edits of files take until this is set."""
    go, arranged = Event(), PdnDocument.arranged

    def waits(document: PdnDocument, make: Arranger) -> tuple[PdnDocument, pdn.Arrangement | None]:
        go.wait(10)
        return arranged(document, make)

    monkeypatch.setattr(PdnDocument, "arranged", waits)
    yield go
    go.set()


def write(shop: Workshop, words: str) -> None:
    """Type a comment, and let it be taken over."""
    shop.form.text.setFocus()
    QTest.keyClick(shop.form.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(shop.form.text, words)
    shop.form.take_over()


def words(shop: Workshop) -> list[str]:
    """What the file says of the beginning of each chapter."""
    return [chapter.tree.root.comment for chapter in shop.study.chapters if chapter.tree]


def add_chapter(shop: Workshop) -> None:
    shop.form.add_text.trigger()
    shop.settle()


def fail(shop: Workshop, text: str) -> None:
    """Type words that cannot be written, and wait for that to be told."""
    write(shop, text)
    shop.wait(shop.room.window.notice.isVisible)
    shop.settle()


def card(shop: Workshop) -> str:
    return " ".join(label.text() for label in shop.room.window.notice.findChildren(QLabel))


def press_on_card(shop: Workshop, text: str) -> None:
    buttons = shop.room.window.notice.findChildren(QAbstractButton)
    QTest.mouseClick(next(button for button in buttons if button.text() == text), LEFT)
    shop.settle()


def test_what_is_typed_during_a_write_is_kept_when_the_window_is_closed(shop: Workshop, slow: Event) -> None:
    write(shop, "First words")
    assert shop.app.app.late.editing.busy
    write(shop, "Last words")
    shop.window.close()
    slow.set()
    assert shop.study.chapters[0].tree.root.comment == "Last words"  # type: ignore[union-attr]


def test_what_is_typed_during_a_write_is_kept_when_another_chapter_is_shown(
    shop: Workshop, slow: Event
) -> None:
    slow.set()
    shop.form.add_text.trigger()
    shop.settle()
    slow.clear()
    write(shop, "First words")
    write(shop, "Last words")
    shop.room.editor.show_chapter(0)
    shop.room.editor.show_chapter(1)
    assert shop.form.text.toPlainText() == "Last words"
    slow.set()
    assert [chapter.tree.root.comment for chapter in shop.study.chapters] == ["", "Last words"]  # type: ignore[union-attr]


def test_a_chapter_asked_for_during_a_write_is_added_after_it(shop: Workshop, slow: Event) -> None:
    write(shop, "First words")
    write(shop, "Last words")
    shop.form.add_text.trigger()
    slow.set()
    shop.wait(lambda: len(shop.study.chapters) == 2)
    assert [chapter.tree.root.comment for chapter in shop.study.chapters] == ["Last words", ""]  # type: ignore[union-attr]


def test_chapters_asked_for_in_a_row_are_all_added_in_that_order(shop: Workshop, slow: Event) -> None:
    write(shop, "Words")
    for add in (shop.form.add_text, shop.form.add_position, shop.form.add_text):
        add.trigger()
    slow.set()
    shop.wait(lambda: len(shop.study.chapters) == 4)
    assert shop.names == ["Chapter 1", "New page", "New position", "New page"]
    assert shop.room.editor.number == 4


def test_chapters_that_wait_for_a_silent_disk_when_the_app_ends_are_on_the_shelf_of_the_next_start(
    shop: Workshop, slow: Event, start: Callable[..., Driver]
) -> None:
    write(shop, "Words")
    for _ in range(2):
        shop.form.add_position.trigger()
    Timer(1, slow.set).start()
    shop.app.close()
    later = Desk(start())
    rescued = next(each for each in later.room.window.shelf.cards if "(rescued)" in each.accessibleName())
    study = read_study(pdn.Document.read(rescued.path.read_bytes()).content)
    assert [chapter.name for chapter in study.chapters] == ["Chapter 1", "New position", "New position"]


def test_what_is_typed_while_a_chapter_is_moved_goes_with_it(shop: Workshop, slow: Event) -> None:
    slow.set()
    shop.form.add_text.trigger()
    shop.settle()
    slow.clear()
    shop.form.moved.emit(-1)
    write(shop, "Last words")
    slow.set()
    shop.settle()
    assert [chapter.tree.root.comment for chapter in shop.study.chapters] == ["Last words", ""]  # type: ignore[union-attr]


@pytest.mark.parametrize("change", ["added", "moved", "deleted"])
def test_what_is_being_typed_when_a_chapter_is_arranged_stays_in_its_chapter(
    shop: Workshop, slow: Event, change: str
) -> None:
    slow.set()
    shop.form.add_text.trigger()
    shop.settle()
    writing, file = shop.room.editor.writing, shop.path
    slow.clear()
    if change == "added":
        writing.add(file, pdn.scan(file.read_text(encoding="utf-8")).games[0].text, 0)
    elif change == "moved":
        writing.move(file, 1, 1)
    else:
        writing.delete(file, 1)
    type_on(shop, "Words")
    slow.set()
    shop.settle()
    expected = {"added": ["", "", "Words"], "moved": ["Words", ""], "deleted": ["Words"]}
    assert words(shop) == expected[change]


def type_on(shop: Workshop, text: str) -> None:
    """Type without a pause in which that would be taken over."""
    shop.form._quiet.setInterval(60_000)
    shop.form.text.setFocus()
    QTest.keyClicks(shop.form.text, text)


@pytest.mark.parametrize("changed", ["New page", "Chapter 1"])
def test_what_is_being_typed_when_another_program_changes_the_file_is_not_lost(
    shop: Workshop, changed: str
) -> None:
    add_chapter(shop)
    shop.chapter(0)
    foreign = shop.path.read_bytes().replace(f'ChapterName "{changed}"'.encode(), b'ChapterName "Theirs"')
    type_on(shop, "Mine")
    with shop.app.qtbot.waitSignal(shop.room.editor.writing.replaced):
        shop.path.write_bytes(foreign)
    assert shop.form.text.toPlainText() == "Mine"
    if changed == "New page":
        shop.wait(lambda: words(shop) == ["Mine", ""])
        assert shop.names == ["Chapter 1", "Theirs"]
    else:  # both have changed it: a person decides
        shop.wait(shop.room.window.notice.isVisible)
        assert shop.path.read_bytes() == foreign
        (kept,) = shop.room.editor.writing.unwritten
        assert "Mine" in kept.chapters.get(1, kept.texts[0])


@pytest.mark.parametrize("button", ["redo", "promote"])
def test_what_is_being_typed_when_a_button_is_pressed_is_not_lost(shop: Workshop, button: str) -> None:
    shop.click("a6", "a7")
    shop.settle()
    shop.key(Qt.Key.Key_Left)
    shop.click("c4", "c5")  # a variation
    shop.settle()
    if button == "redo":
        shop.press(shop.form.undo)
    type_on(shop, "Mine")
    shop.press(getattr(shop.form, button))
    assert shop.form.text.toPlainText() == "Mine"
    assert "Mine" in shop.path.read_text("utf-8")


@pytest.mark.parametrize("add", [False, True])
def test_what_is_saved_elsewhere_during_an_attempt_that_fails_is_not_tried_again(
    shop: Workshop, unwritable: Event, slow: Event, add: bool
) -> None:
    writing = shop.room.editor.writing
    unwritable.clear()
    if add:
        shop.form.add_text.trigger()
    else:
        write(shop, "Words")
    writing.discard(writing.unwritten[0])
    slow.set()
    shop.settle()
    assert (writing.unwritten, writing.failures) == ((), ())
    unwritable.set()
    QTest.qWait(300)
    assert words(shop) == [""]


def test_a_study_is_renamed_beside_the_gui_thread_and_what_is_typed_meanwhile_has_the_name(
    shop: Workshop, slow: Event
) -> None:
    slow.set()
    add_chapter(shop)
    slow.clear()
    shop.form.study.setFocus()
    QTest.keyClick(shop.form.study, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(shop.form.study, "Yours")
    shop.form.take_over()
    shop.chapter(0)
    assert shop.form.study.text() == "Yours"
    write(shop, "Words")
    slow.set()
    shop.settle()
    trees = [chapter.tree for chapter in shop.study.chapters]
    assert [tree.tags["StudyName"] for tree in trees if tree] == ["Yours", "Yours"]
    assert words(shop) == ["Words", ""]


def test_no_chapter_is_read_on_the_gui_thread_to_rename_a_study(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_chapter(shop)
    read: list[int] = []
    original = pdn.PdnGame.read

    def noting(game: pdn.PdnGame) -> object:
        if current_thread() is main_thread():
            read.append(game.number)
        return original(game)

    monkeypatch.setattr(pdn.PdnGame, "read", noting)
    shop.type(shop.form.study, "Yours")
    assert read == []


def test_what_could_not_be_written_is_shown_again_and_tried_again(shop: Workshop, unwritable: Event) -> None:
    add_chapter(shop)
    unwritable.clear()
    fail(shop, "Lost?")
    assert "was not saved" in card(shop)
    shop.chapter(0)
    assert shop.form.text.toPlainText() == ""
    shop.chapter(1)
    assert shop.form.text.toPlainText() == "Lost?"
    unwritable.set()
    shop.wait(lambda: words(shop) == ["", "Lost?"])
    shop.wait(lambda: not shop.room.window.notice.isVisible())


def test_that_it_is_tried_again_is_not_told_each_time(shop: Workshop, unwritable: Event) -> None:
    unwritable.clear()
    told: list[object] = []
    shop.room.editor.writing.failed.connect(told.append)
    fail(shop, "One")
    QTest.qWait(400)
    assert len(told) == 1
    fail(shop, "Two")
    shop.wait(lambda: len(told) == 2)


def test_what_could_not_be_written_waits_on_the_shelf_and_behind_it(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    fail(shop, "Lost?")
    shop.room.window.dismiss()
    shop.press(shop.room.window.all_studies)
    assert "was not saved" in card(shop)
    shop.window.close()
    assert "your studies" in told_of(shop.app)
    shop.app.ctrl(Qt.Key.Key_B)
    shop.wait(lambda: len(shop.room.window.shelf.cards) == 4 and shop.window.isVisible())
    shop.begin(3)
    shop.press(shop.room.window.edit)
    assert shop.form.text.toPlainText() == "Lost?"
    assert "was not saved" in card(shop)
    unwritable.set()
    shop.wait(lambda: words(shop) == ["Lost?"])


def test_what_fails_after_the_window_is_closed_is_told_in_the_main_one(
    shop: Workshop, unwritable: Event
) -> None:
    unwritable.clear()
    shop.form.text.setFocus()
    QTest.keyClicks(shop.form.text, "Lost?")
    shop.window.close()
    shop.wait(lambda: "your studies" in told_of(shop.app))


def test_what_could_not_be_written_when_the_app_ends_is_on_the_shelf_of_the_next_start(
    shop: Workshop, unwritable: Event, start: Callable[..., Driver]
) -> None:
    add_chapter(shop)
    unwritable.clear()
    fail(shop, "Lost?")
    before = shop.path.read_bytes()
    shop.app.close()
    assert shop.path.read_bytes() == before
    later = Desk(start())
    cards = later.room.window.shelf.cards
    rescued = next(each for each in cards if "(rescued)" in each.accessibleName())
    assert "Mine (rescued)" in rescued.accessibleName()
    study = read_study(pdn.Document.read(rescued.path.read_bytes()).content)
    assert [chapter.tree.root.comment for chapter in study.chapters if chapter.tree] == ["", "Lost?"]


def test_nothing_is_rescued_that_is_written_as_the_app_ends(
    shop: Workshop, slow: Event, start: Callable[..., Driver]
) -> None:
    write(shop, "Last words")
    slow.set()
    shop.app.close()
    assert len(Desk(start()).room.window.shelf.cards) == 4
    root = read_study(pdn.Document.read(shop.path.read_bytes()).content).chapters[0].tree.root  # type: ignore[union-attr]
    assert root.comment == "Last words"


def test_what_waits_goes_into_a_file_that_was_changed_elsewhere_when_that_is_asked_for(
    shop: Workshop,
) -> None:
    add_chapter(shop)
    foreign = shop.path.read_bytes().replace(b'ChapterName "Chapter 1"', b'ChapterName "Theirs"')
    shop.path.write_bytes(foreign)
    fail(shop, "Mine")
    write(shop, "Mine again")
    shop.settle()
    assert shop.path.read_bytes() == foreign
    press_on_card(shop, "Try again")
    shop.wait(lambda: words(shop) == ["", "Mine again"])
    assert shop.names == ["Theirs", "New page"]
    shop.wait(lambda: not shop.room.window.notice.isVisible())


def test_what_waits_is_never_written_over_what_another_program_made_of_the_chapter(
    shop: Workshop, tmp_path: Path
) -> None:
    foreign = shop.path.read_bytes().replace(b'ChapterName "Chapter 1"', b'ChapterName "Theirs"')
    shop.path.write_bytes(foreign)
    with shop.app.qtbot.waitSignal(
        shop.app.app.services.jobs.failing.gaveUp
    ):  # so that no window closes by itself
        fail(shop, "Mine")
    press_on_card(shop, "Try again")
    write(shop, "Mine again")
    shop.settle()
    assert shop.path.read_bytes() == foreign
    assert shop.form.text.toPlainText() == "Mine again"
    press_on_card(shop, "Save under another name…")
    choose_file(shop, tmp_path / "other.pdn")
    shop.wait(lambda: (tmp_path / "other.pdn").exists() and shop.room.editor.active)
    shop.settle()
    shop.path = tmp_path / "other.pdn"
    assert words(shop) == ["", "Mine again"]
    assert shop.room.editor.writing.unwritten == ()
    shop.chapter(0)
    shop.type(shop.form.text, "Goes on here")
    assert words(shop) == ["Goes on here", "Mine again"]


def test_a_file_that_was_removed_can_be_saved_in_its_place(shop: Workshop) -> None:
    shop.path.unlink()
    fail(shop, "Mine")
    press_on_card(shop, "Try again")
    press_on_card(shop, "Save under another name…")
    choose_file(shop, shop.path)
    shop.wait(shop.path.exists)
    shop.settle()
    assert words(shop) == ["Mine"]
    shop.type(shop.form.text, "And more")
    assert words(shop) == ["And more"]
