"""Studies in the running app: read, answered on the board, kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QWidget

from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.controllers.study.reading import Reading
from harzdame_gui.export import printing
from harzdame_gui.export.printing import PrintPreview
from harzdame_gui.study.room import StudyRoom
from tests.gui.driver import Driver

LONG = 30_000


class Desk:
    """The app with its studies open."""

    def __init__(self, driver: Driver) -> None:
        self.app = driver
        driver.window.activateWindow()
        QTest.qWaitForWindowActive(driver.window)
        driver.ctrl(Qt.Key.Key_B)
        self.wait(lambda: bool(self.room.window.shelf.cards))

    @property
    def room(self) -> StudyRoom:
        room = self.app.app.workspace.rooms.studies.room
        assert room is not None
        return room

    @property
    def window(self) -> QWidget:
        return self.room.window

    @property
    def reading(self) -> Reading:
        reading = self.room.window.reader.reading
        assert reading is not None
        return reading

    @property
    def said(self) -> str:
        """All that is read beside the board."""
        labels = self.room.window.reader.page.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisibleTo(self.window))

    def wait(self, condition: Callable[[], bool]) -> None:
        self.app.qtbot.waitUntil(condition, timeout=LONG)

    def settle(self) -> None:
        self.wait(lambda: not self.app.app.services.jobs.under_way)

    def begin(self, card: int = 0) -> None:
        """Begin the study on a card by its button."""
        QTest.mouseClick(self.room.window.shelf.cards[card].button, Qt.MouseButton.LeftButton)
        self.wait(lambda: self.room.window.shows_study)
        self.settle()

    def click(self, *squares: str) -> None:
        board = self.room.window.reader.board
        for square in squares:
            place: QPoint = board.square_center(square).toPoint()
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def key(self, key: Qt.Key) -> None:
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def chapter(self, index: int) -> None:
        chapters = self.room.window.reader.chapters
        place = chapters.visualItemRect(chapters.item(index)).center()
        QTest.mouseClick(chapters.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_course_is_read_by_keys_and_answered_on_the_board(desk: Desk) -> None:
    assert len(desk.room.window.shelf.cards) == 3
    desk.begin()
    assert "Welcome" in desk.said
    desk.key(Qt.Key.Key_Right)
    assert (desk.reading.index, desk.reading.question is not None) == (1, True)
    desk.key(Qt.Key.Key_Right)
    assert desk.reading.index == 1  # the question waits
    desk.click("d4", "d5")
    assert "Right!" in desk.said
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Left)
    assert desk.reading.node.ply == 1


def test_home_and_end_go_as_far_as_the_chapter_and_its_questions_let(desk: Desk) -> None:
    desk.begin()
    desk.chapter(1)
    desk.click("d4", "d5")
    desk.key(Qt.Key.Key_End)
    assert (desk.reading.index, desk.reading.at_end or desk.reading.question is not None) == (1, True)
    assert desk.reading.node.ply > 0
    desk.key(Qt.Key.Key_Home)
    assert (desk.reading.index, desk.reading.node.ply) == (1, 0)
    desk.key(Qt.Key.Key_Home)
    assert desk.reading.index == 1
    desk.key(Qt.Key.Key_Left)
    assert desk.reading.index == 0


def test_in_the_list_of_chapters_home_and_end_are_those_of_the_list(desk: Desk) -> None:
    desk.begin()
    desk.room.window.resize(1200, 600)  # else the chapters are in a box
    desk.room.window.reader.chapters.setFocus()
    desk.key(Qt.Key.Key_End)
    assert desk.reading.is_last
    desk.room.window.reader.chapters.setFocus()
    desk.key(Qt.Key.Key_Home)
    assert desk.reading.index == 0


def test_its_board_is_shown_as_the_person_chooses(desk: Desk) -> None:
    desk.begin()
    board, settings = desk.room.window.reader.board, desk.app.app.services.settings
    settings.show_coordinates.set(False)
    assert not board._coordinates
    settings.animation_speed.set(AnimationSpeed.FAST)
    assert board._speed == AnimationSpeed.FAST.factor


def test_what_the_rules_forbid_is_explained(desk: Desk) -> None:
    desk.begin()
    desk.chapter(2)
    desk.click("d4", "e4")
    assert "must capture" in desk.said
    assert desk.reading.node.ply == 0
    desk.key(Qt.Key.Key_H)
    assert "Over d5 to d6" in desk.said
    desk.key(Qt.Key.Key_S)
    assert desk.reading.node.ply == 1


def test_moves_are_typed_where_one_is_asked_for(desk: Desk) -> None:
    desk.begin()
    reader = desk.room.window.reader
    assert not reader.entry.isVisible()
    desk.chapter(2)
    desk.key(Qt.Key.Key_M)
    assert reader.entry.hasFocus()
    QTest.keyClicks(reader.entry, "d4e4")
    desk.key(Qt.Key.Key_Return)
    assert "must capture" in desk.said
    QTest.keyClicks(reader.entry, "nonsense")
    desk.key(Qt.Key.Key_Return)
    assert "is not a move" in desk.said
    desk.key(Qt.Key.Key_Escape)
    assert reader.board.hasFocus()
    desk.key(Qt.Key.Key_M)
    QTest.keyClicks(reader.entry, "d4xd6")
    desk.key(Qt.Key.Key_Return)
    assert desk.reading.node.ply == 1
    assert not reader.entry.hasFocus()
    desk.key(Qt.Key.Key_Left)  # the keys are the window's again
    assert desk.reading.node.ply == 0


def test_a_wrong_move_is_answered_and_the_question_comes_back(desk: Desk) -> None:
    desk.begin()
    desk.chapter(12)
    desk.click("c4", "d4")
    assert "Black takes" in desk.said
    desk.key(Qt.Key.Key_Right)
    assert desk.room.window.reader.page.next.text() == "Try again"
    desk.key(Qt.Key.Key_Right)
    assert desk.reading.question is not None


def test_the_other_side_answers_by_itself(desk: Desk) -> None:
    desk.begin(1)
    desk.click("g6", "g5")
    desk.wait(lambda: desk.reading.node.ply == 2)
    assert "Forced" in desk.said


def test_the_place_is_kept_at_once_and_for_the_next_start(
    desk: Desk, start: Callable[..., Driver], tmp_path: Path
) -> None:
    desk.begin()
    desk.key(Qt.Key.Key_Right)
    desk.click("d4", "e4")
    desk.settle()
    kept = json.loads((tmp_path / "profile" / "studies.json").read_text(encoding="utf-8"))
    assert kept["studies"]["harzdame-in-an-hour"]["ply"] == 1
    desk.app.close()
    later = Desk(start())
    assert "1 of 21 chapters read" in later.room.window.shelf.cards[0].accessibleName()
    later.begin()
    assert (later.reading.index, later.reading.node.ply) == (1, 1)


def test_the_position_goes_to_the_main_board(desk: Desk) -> None:
    desk.begin(2)
    desk.click("c5", "a5")
    desk.wait(lambda: desk.reading.node.ply == 2)
    desk.room.window.commands.analyse.trigger()
    session = desk.app.session
    assert session.position == desk.reading.node.position
    assert session.tree is not desk.reading.chapter.tree


def test_a_page_for_the_browser_is_written(desk: Desk, tmp_path: Path) -> None:
    desk.begin(1)
    desk.room.window.commands.publish.trigger()
    choose_file(desk, tmp_path / "shots.html")
    desk.wait((tmp_path / "shots.html").exists)
    desk.settle()
    assert "Ten shots" in (tmp_path / "shots.html").read_text(encoding="utf-8")


def test_a_booklet_has_pages_with_answers_at_the_back(desk: Desk) -> None:
    desk.begin(1)
    desk.room.window.commands.print.trigger()
    desk.wait(lambda: isinstance(desk.app.dialog, PrintPreview))
    preview = desk.app.dialog
    assert isinstance(preview, PrintPreview)
    assert len(preview._sheets.pictures) >= 5
    assert preview._sheets.title == "Ten shots"
    preview.reject()


def test_why_a_booklet_was_not_printed_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "print_pages", lambda _sheets, _printer, _job: False)
    desk.begin(1)
    desk.room.window.commands.print.trigger()
    desk.wait(lambda: isinstance(desk.app.dialog, PrintPreview))
    preview = desk.app.dialog
    assert isinstance(preview, PrintPreview)
    preview.printWanted.emit(preview._printer)
    preview.reject()
    desk.wait(lambda: "The pages were not printed." in card(desk))
    assert "It does not take them" in card(desk)


def test_it_speaks_german(start: Callable[..., Driver]) -> None:
    desk = Desk(start(language="de"))
    desk.begin()
    assert "Willkommen" in desk.said
    assert desk.room.window.reader.page.next.text() == "Nächstes Kapitel"


def test_the_course_is_found_in_the_menu_by_its_name(start: Callable[..., Driver]) -> None:
    driver = start()
    studies = driver.app.workspace.rooms.studies
    entries = driver.app.workspace.menu.of(Menu.STUDY).actions()
    next(entry for entry in entries if entry.text() == "Harzdame in an hour").trigger()
    driver.qtbot.waitUntil(lambda: studies.room is not None and studies.room.window.shows_study, timeout=LONG)


def card(desk: Desk) -> str:
    """What is said above the study."""
    shown = desk.room.window.notice
    return " ".join(label.text() for label in shown.findChildren(QLabel)) if shown.isVisible() else ""


def test_the_arrow_keys_choose_a_chapter_as_a_click_does(desk: Desk) -> None:
    desk.begin()
    desk.window.resize(1320, 820)
    chapters = desk.room.window.reader.chapters
    desk.wait(chapters.isVisible)
    chapters.setFocus()
    QTest.keyClick(chapters, Qt.Key.Key_Down)
    QTest.keyClick(chapters, Qt.Key.Key_Down)
    assert (chapters.currentRow(), desk.reading.index) == (2, 2)
    assert chapters.hasFocus()


def test_a_file_that_is_gone_is_told(desk: Desk, tmp_path: Path) -> None:
    desk.room.open_study(tmp_path / "none.pdn")
    desk.wait(desk.room.window.notice.isVisible)
    assert "none.pdn" in desk.room.window.notice.findChildren(QLabel)[0].text()


def test_its_keys_are_shown_in_the_menu(desk: Desk) -> None:
    actions = desk.app.window.findChildren(QAction)
    assert any(action.shortcut().toString() == "Ctrl+B" for action in actions)


def choose_file(desk: Desk, path: Path) -> None:
    desk.wait(lambda: isinstance(desk.app.dialog, QFileDialog))
    dialog = desk.app.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.done(QDialog.DialogCode.Accepted)


@pytest.mark.parametrize(
    ("width", "height", "narrow"), [(1320, 820, False), (1000, 620, True), (800, 600, True)]
)
def test_all_of_it_is_seen_in_a_small_window(desk: Desk, width: int, height: int, narrow: bool) -> None:
    desk.begin()
    desk.window.resize(width, height)
    desk.wait(lambda: desk.window.width() == width)
    reader = desk.room.window.reader
    desk.wait(lambda: reader.chapters.box.isVisible() is narrow)
    assert reader.chapters.isVisible() is not narrow
    desk.chapter(1)
    for part in (reader.board, reader.page.next, reader.page.hint, reader.entry):
        place = QRect(part.mapTo(desk.window, QPoint()), part.size())
        assert desk.window.rect().contains(place), part
    assert reader.board.width() > width * 0.4


def test_chapters_are_chosen_from_the_box_of_a_narrow_window(desk: Desk) -> None:
    desk.begin()
    desk.window.resize(800, 600)
    box = desk.room.window.reader.chapters.box
    desk.wait(box.isVisible)
    assert box.count() == 21
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert desk.reading.index == 1
    desk.key(Qt.Key.Key_S)
    desk.wait(lambda: desk.reading.node.ply > 0)
    assert "How a man steps" in box.currentText()


def test_long_names_of_chapters_take_two_lines(desk: Desk) -> None:
    desk.begin()
    desk.window.resize(1320, 820)
    chapters = desk.room.window.reader.chapters
    desk.wait(chapters.isVisible)
    item = chapters.item(7)
    item.setText("8 A name that is so long that it never stands in one line")
    chapters._size_rows()
    lines = chapters.visualItemRect(item).height() / chapters.fontMetrics().lineSpacing()
    assert lines > 3


def test_its_keys_do_nothing_on_the_shelf(desk: Desk) -> None:
    desk.begin()
    reading, board = desk.reading, desk.room.window.reader.board
    QTest.keyClick(board, Qt.Key.Key_F)
    assert board.orientation.flipped
    QTest.keyClick(board, Qt.Key.Key_Escape)
    desk.wait(lambda: not desk.room.window.shows_study)
    desk.settle()
    card = desk.room.window.shelf.cards[0]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_A):
        QTest.keyClick(card, key)
    assert (reading.index, reading.node.ply) == (0, 0)
    assert desk.app.session.tree.root.children == []
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not desk.window.isVisible()
