"""A study made in the app, written to its file at every step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from harzdame_engine import GameTree, Position, pdn
from harzdame_engine.study.questions import StudyQuestion, ask, question_at
from harzdame_engine.study.study import Study, read_study
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QInputDialog,
    QPushButton,
    QWidget,
)

from harzdame_gui.study.chapter_form import ChapterForm
from tests.gui.driver import Driver
from tests.gui.study.test_room import Desk, choose_file

LEFT = Qt.MouseButton.LeftButton


class Workshop(Desk):
    """A new study, open for editing."""

    def __init__(self, driver: Driver, path: Path) -> None:
        super().__init__(driver)
        self.path = path
        QTest.mouseClick(self.room.window.shelf.new_button, LEFT)
        self.wait(lambda: isinstance(self.app.dialog, QInputDialog))
        dialog = self.app.dialog
        assert isinstance(dialog, QInputDialog)
        dialog.setTextValue("Mine")
        dialog.accept()
        choose_file(self, path)
        self.wait(lambda: self.room.editor.active)
        self.settle()

    @property
    def form(self) -> ChapterForm:
        return self.room.window.form

    @property
    def study(self) -> Study:
        """What the file holds."""
        self.settle()
        return read_study(pdn.Document.read(self.path.read_bytes()).content)

    def type(self, field: QWidget, text: str) -> None:
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)
        self.form.take_over()
        self.settle()

    def tick(self, box: QCheckBox) -> None:
        box.click()
        self.settle()

    def press(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, LEFT)
        self.settle()

    @property
    def names(self) -> list[str]:
        return [chapter.name for chapter in self.study.chapters]


def test_a_question_is_made_and_read(shop: Workshop) -> None:
    shop.type(shop.form.name, "First steps")
    shop.click("a6", "a7")
    shop.settle()
    shop.key(Qt.Key.Key_Left)
    shop.type(shop.form.text, "Where to?")
    shop.tick(shop.form.asks)
    shop.type(shop.form.question, "Up the edge!")
    shop.type(shop.form.hints, "The left one")
    shop.type(shop.form.wrong, "No.")
    shop.click("c4", "c5")  # an answer to "why not that?"
    shop.settle()
    shop.type(shop.form.text, "Too early")
    root = shop.study.chapters[0].tree.root  # type: ignore[union-attr]
    assert question_at(root) == ("Up the edge!", ("The left one",), "No.")
    assert [str(child.move) for child in root.children] == ["a6-a7", "c4-c5"]
    assert (root.comment, root.children[1].comment) == ("Where to?", "Too early")
    shop.press(shop.room.window.edit)  # as a reader sees it
    assert not shop.room.editor.active
    assert "Up the edge!" in shop.said, "where the line that was worked on leaves the main one"
    shop.click("c4", "c5")
    assert "Too early" in shop.said


def test_its_games_are_listed_where_no_other_file_is(shop: Workshop) -> None:
    shop.app.window.activateWindow()
    QTest.qWaitForWindowActive(shop.app.window)
    shop.app.list_games()
    shop.app.wait_for_games(1)


def test_buttons_lead_through_the_moves(shop: Workshop) -> None:
    for move in (("a6", "a7"), ("h3", "h2"), ("a5", "a6")):
        shop.click(*move)
        shop.settle()
    (start, back), (on, end) = shop.form.steps.back, shop.form.steps.on
    place = lambda: shop.room.editor.place[1].ply  # noqa: E731
    ways = lambda: [button.isEnabled() for button in (start, back, on, end)]  # noqa: E731
    assert (place(), ways()) == (3, [True, True, False, False])
    seen = []
    for button in (back, start, on, end):
        assert button.isVisible()
        shop.press(button)
        seen.append(place())
    assert seen == [2, 0, 1, 3]
    shop.press(start)
    assert ways() == [False, False, True, True]


def test_the_box_for_a_question_stays_where_it_is(shop: Workshop) -> None:
    """Whatever is said of a position: a click meant for it must not go beside it."""

    def places() -> list[int]:
        QTest.qWait(1)
        boxes = shop.form.asks, shop.form.delete_move, shop.form.text
        return [box.mapTo(shop.form, QPoint()).y() for box in boxes]

    before = places()  # no move yet, and it is said that one is wanted
    shop.click("a6", "a7")
    shop.settle()
    seen = [places()]
    shop.key(Qt.Key.Key_Left)
    seen.append(places())
    shop.tick(shop.form.asks)
    seen.append(places())
    shop.click("c4", "c5")  # a wrong answer, of which more is to be said
    shop.settle()
    assert shop.form.also_right.isVisible()
    seen.append(places())
    assert seen == [before] * 4


def test_moves_are_typed(shop: Workshop) -> None:
    entry = shop.room.window.reader.entry
    shop.room.window.reader.board.setFocus()
    shop.key(Qt.Key.Key_M)
    assert entry.hasFocus()
    QTest.keyClicks(entry, "nonsense")
    shop.key(Qt.Key.Key_Return)
    assert "is not a move" in shop.form._why.text()
    QTest.keyClicks(entry, "f1-g1")
    shop.key(Qt.Key.Key_Return)
    assert entry.hasFocus()  # for the next move
    assert str(shop.study.chapters[0].tree.mainline()[-1].move) == "f1-g1"  # type: ignore[union-attr]


def test_the_first_chapter_has_a_name_in_the_language_of_the_app(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    assert Workshop(start(language="de"), tmp_path / "mine.pdn").names == ["Kapitel 1"]


def test_chapters_are_added_moved_and_deleted_and_all_of_it_undone(shop: Workshop) -> None:
    shop.form.add_text.trigger()
    shop.settle()
    shop.type(shop.form.name, "Two")
    assert shop.names == ["Chapter 1", "Two"]
    shop.press(shop.form.up)
    assert shop.names == ["Two", "Chapter 1"]
    shop.press(shop.form.delete)
    assert shop.names == ["Chapter 1"]
    for names in (["Two", "Chapter 1"], ["Chapter 1", "Two"], ["Chapter 1", "New page"], ["Chapter 1"]):
        shop.press(shop.form.undo)
        assert shop.names == names
    shop.press(shop.form.redo)
    assert shop.names == ["Chapter 1", "New page"]


def test_the_position_and_the_game_on_the_board_become_chapters(shop: Workshop) -> None:
    tree = GameTree(Position.from_fen("W:Wd4:Bg7"))
    tree.add(tree.root, tree.root.position.parse_move("d4-d5"))
    shop.app.app.workspace.games.study(tree)
    shop.form.add_position.trigger()
    shop.settle()
    shop.form.add_game.trigger()
    shop.settle()
    added = shop.study.chapters[1:]
    assert [chapter.is_text for chapter in added] == [True, False]
    assert added[0].tree is not None
    assert added[0].tree.root.position == tree.root.position
    assert {each.tags["StudyId"] for chapter in shop.study.chapters if (each := chapter.tree)} == {
        shop.study.id
    }


def test_games_that_were_no_study_become_one_that_is_called_as_on_the_shelf(
    shop: Workshop, tmp_path: Path
) -> None:
    shop.path = tmp_path / "Games of a club.pdn"
    shop.path.write_text('[White "W"]\n[Black "B"]\n[Variant "harzdame"]\n\n1. d3-d4 *\n')
    shop.room.open_study(shop.path)
    shop.wait(lambda: shop.room.window.title.text() == "Games of a club")
    if not shop.room.editor.active:
        shop.press(shop.room.window.edit)
    assert shop.form.study.text() == "Games of a club"
    shop.type(shop.form.text, "Hello")
    tree = shop.study.chapters[0].tree
    assert tree is not None
    assert (tree.tags["StudyName"], tree.tags["Event"]) == ("Games of a club", "Games of a club: W – B")


def test_renaming_the_study_renames_it_in_every_chapter(shop: Workshop) -> None:
    shop.form.add_text.trigger()
    shop.settle()
    shop.type(shop.form.study, "Yours")
    trees = [chapter.tree for chapter in shop.study.chapters]
    assert [tree.tags["StudyName"] for tree in trees if tree] == ["Yours", "Yours"]
    assert [tree.tags["Event"] for tree in trees if tree] == ["Yours: Chapter 1", "Yours: New page"]
    window = shop.room.window
    assert (window.title.text(), window.windowTitle()) == ("Yours", "Yours – Study")
    shop.press(shop.form.undo)
    assert (shop.study.title, window.title.text(), window.windowTitle()) == ("Mine", "Mine", "Mine – Study")


def test_a_move_is_deleted_and_black_sits_below(shop: Workshop) -> None:
    shop.click("a6", "a7")
    shop.settle()
    shop.press(shop.form.delete_move)
    shop.tick(shop.form.flipped)
    chapter = shop.study.chapters[0]
    assert chapter.flipped
    assert chapter.is_text
    assert shop.room.window.reader.board.orientation.flipped


def test_what_is_typed_is_kept_when_the_window_is_closed(shop: Workshop) -> None:
    field = shop.form.text
    field.setFocus()
    QTest.keyClicks(field, "Last words")
    shop.window.close()
    root = shop.study.chapters[0].tree.root  # type: ignore[union-attr]
    assert root.comment == "Last words"


def test_of_huge_words_the_beginning_is_laid_out_and_all_is_kept(shop: Workshop) -> None:
    huge = "word " * 400_000 + "last"
    hints = tuple(f"hint {number}" for number in range(40_000))
    shop.click("a6", "a7")
    shop.settle()
    root = shop.room.editor.place[1].parent
    assert root is not None
    root.comment = huge
    ask(root, StudyQuestion("Where to?", hints)).apply()
    shop.key(Qt.Key.Key_Left)
    for field in (shop.form.text, shop.form.hints):
        assert len(field.toPlainText()) < 100_000
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, "z")
    shop.form.take_over()
    kept = shop.study.chapters[0].tree.root  # type: ignore[union-attr]
    assert kept.comment.split() == ("z" + huge).split()
    assert question_at(kept) == ("Where to?", ("zhint 0", *hints[1:]), "")


def test_it_stands_on_the_shelf_until_it_is_taken_off(shop: Workshop) -> None:
    shop.press(shop.room.window.all_studies)
    shop.wait(lambda: len(shop.room.window.shelf.cards) == 4)
    card = shop.room.window.shelf.cards[3]
    QTest.mouseClick(card.findChildren(QPushButton)[1], LEFT)
    shop.wait(lambda: len(shop.room.window.shelf.cards) == 3)
    assert shop.path.exists()


def test_a_copy_of_a_study_that_came_with_the_app_is_a_study_of_its_own(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    desk = Desk(start())
    desk.begin(1)
    assert not desk.room.window.edit.isVisible()
    desk.room.window.commands.copy.trigger()
    choose_file(desk, tmp_path / "copy.pdn")
    desk.wait(lambda: desk.room.editor.active)
    copied = read_study(pdn.Document.read((tmp_path / "copy.pdn").read_bytes()).content)
    assert len(copied.chapters) == 10
    assert copied.id != "ten-shots"
    QTest.mouseClick(desk.room.window.all_studies, LEFT)
    desk.wait(lambda: len(desk.room.window.shelf.cards) == 4)


def test_a_file_that_another_program_changed_is_not_overwritten(shop: Workshop) -> None:
    foreign = shop.path.read_bytes() + b"\n; theirs\n"
    shop.path.write_bytes(foreign)
    shop.click("a6", "a7")
    shop.settle()
    shop.wait(shop.room.window.notice.isVisible)
    assert shop.path.read_bytes() == foreign


def test_the_arrow_keys_choose_the_chapter_that_is_worked_on(shop: Workshop) -> None:
    shop.form.add_text.trigger()
    shop.settle()
    shop.window.resize(1320, 820)
    chapters = shop.room.window.reader.chapters
    shop.wait(chapters.isVisible)
    chapters.setFocus()
    QTest.keyClick(chapters, Qt.Key.Key_Up)
    assert (chapters.currentRow(), shop.room.editor.number) == (0, 1)
    shop.type(shop.form.text, "First")
    assert [chapter.tree.root.comment for chapter in shop.study.chapters if chapter.tree] == ["First", ""]


def test_what_is_being_made_goes_to_the_main_board(shop: Workshop) -> None:
    shop.click("f1", "g1")
    shop.settle()
    board = shop.room.window.reader.board
    shop.window.activateWindow()
    assert QTest.qWaitForWindowActive(shop.window)
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_A)
    place = shop.room.editor.place[1]
    assert place.ply == 1
    assert shop.app.session.position == place.position
    assert shop.app.session.tree.source is None


def test_escape_leaves_a_field_and_not_the_room(shop: Workshop) -> None:
    shop.form.name.setFocus()
    QTest.keyClick(shop.form.name, Qt.Key.Key_Escape)
    assert shop.room.editor.active
    assert shop.window.focusWidget() is shop.room.window.reader.board


def test_the_preview_has_what_was_typed_last_and_so_has_the_next_editing(shop: Workshop) -> None:
    text, edit = shop.form.text, shop.room.window.edit
    text.setFocus()
    QTest.keyClicks(text, "first")
    QTest.mouseClick(edit, LEFT)
    shop.wait(lambda: edit.isEnabled() and not shop.room.editor.active)
    assert "first" in shop.said
    QTest.mouseClick(edit, LEFT)
    assert text.toPlainText() == "first"
    text.setFocus()
    QTest.keyClicks(text, " then")
    QTest.mouseClick(edit, LEFT)
    shop.wait(lambda: edit.isEnabled() and not shop.room.editor.active)
    assert "first then" in shop.said
    root = shop.study.chapters[0].tree.root
    assert root.comment == "first then"


def test_of_a_huge_text_a_reader_sees_the_beginning_and_the_file_keeps_all(shop: Workshop) -> None:
    huge = "Look at the red edge. " * 3000
    shop.click("a6", "a7")
    shop.settle()
    QApplication.clipboard().setText(huge)
    shop.form.text.setFocus()
    QTest.keyClick(shop.form.text, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    shop.form.take_over()
    shop.settle()
    shop.press(shop.room.window.edit)
    assert "red edge" in shop.said
    assert "letters not shown" in shop.said
    assert len(shop.said) < 30_000
    tree = shop.study.chapters[0].tree
    assert tree is not None
    assert tree.mainline()[1].comment == huge.strip()
