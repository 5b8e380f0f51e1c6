"""A study that is asked for and read late: what was asked for last is shown, and nothing else is edited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.study import study_service
from harzdame_gui.controllers.study.study_service import OpenStudy
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.study.stand import EditorStand, StudyStand
from tests.gui.study.test_room import card
from tests.gui.study.test_study_editor import Workshop

Maker = Callable[[Path], PdnDocument]


@pytest.fixture
def disk(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """The study of the shop is not read until this is set."""
    go, read = Event(), study_service._open

    def waits(kept: Path, path: Path, shipped: bool, make: Maker, job: Job) -> OpenStudy:
        if path == shop.path:
            go.wait(20)
        return read(kept, path, shipped, make, job)

    monkeypatch.setattr(study_service, "_open", waits)
    yield go
    go.set()


def in_german(shop: Workshop) -> None:
    shop.app.speak("de")
    shop.wait(lambda: len(shop.room.window.shelf.cards) == 4)
    assert not shop.room.window.shows_study


def begin(shop: Workshop, card: int) -> None:
    """Begin a study while another one is asked for."""
    QTest.mouseClick(shop.room.window.shelf.cards[card].button, Qt.MouseButton.LeftButton)
    shop.wait(lambda: shop.room.window.shows_study)


def test_a_course_that_is_opened_meanwhile_is_read_and_stays(shop: Workshop, disk: Event) -> None:
    in_german(shop)
    begin(shop, 0)
    room = shop.room
    disk.set()
    shop.settle()
    assert room.shown is not None
    assert (room.shown[0].name, room.shown[1]) == ("harzdame-in-an-hour.de.pdn", True)
    assert not room.editor.active
    assert not room.window.edit.isChecked()
    assert room.shown[0] not in shop.app.app.late.files.paths


def test_what_came_with_the_app_is_never_edited(shop: Workshop) -> None:
    shop.press(shop.room.window.all_studies)
    shop.wait(lambda: bool(shop.room.window.shelf.cards))
    course = shop.room.window.shelf.cards[0].path
    shop.room.show_again(StudyStand(course, True, EditorStand(1, ())))
    shop.wait(lambda: shop.room.shown == (course, True))
    assert not shop.room.editor.active
    assert not shop.room.window.edit.isChecked()


def test_the_shelf_stays_where_it_was_asked_for_last(shop: Workshop, disk: Event) -> None:
    in_german(shop)
    begin(shop, 0)
    shop.room.open_study(shop.path)
    shop.room.window.all_studies.click()
    disk.set()
    shop.settle()
    assert not shop.room.window.shows_study
    assert shop.room.shown is None


def test_nothing_is_opened_in_a_window_that_is_closed(shop: Workshop, disk: Event) -> None:
    in_german(shop)
    shop.window.close()
    disk.set()
    shop.settle()
    assert not shop.room.editor.active
    assert shop.room.shown is None


def test_a_study_that_could_not_be_read_is_told_only_while_it_is_asked_for(
    shop: Workshop, disk: Event
) -> None:
    in_german(shop)
    begin(shop, 0)
    shop.path.unlink()
    disk.set()
    shop.settle()
    assert card(shop) == ""
    shop.room.open_study(shop.path)
    shop.wait(lambda: "mine.pdn" in card(shop))


def test_a_study_is_asked_for_while_another_one_is_taken_off_the_shelf(shop: Workshop, disk: Event) -> None:
    study = shop.study.id
    in_german(shop)
    shop.room.window.shelf.forgotten.emit(study)
    shop.wait(lambda: card(shop) != "")
    disk.set()
    shop.wait(lambda: shop.room.editor.active)


def test_a_study_is_edited_after_two_changes_of_language_in_a_row(shop: Workshop, disk: Event) -> None:
    shop.form.add_text.trigger()
    shop.settle()
    in_german(shop)
    shop.app.speak("en")
    disk.set()
    shop.wait(lambda: shop.room.editor.active)
    assert shop.room.editor.number == 2
    assert shop.room.window.edit.isChecked()
