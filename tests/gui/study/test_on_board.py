"""What is made of a chapter that is on the main board with changes: it waits, and is written over nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import GameTree, pdn
from harzdame_engine.study.study import read_study
from PySide6.QtCore import Qt

from harzdame_gui.controllers.study import unsaved_study
from tests.gui.study.test_room import choose_file
from tests.gui.study.test_study_editor import Workshop
from tests.gui.study.test_study_writer import add_chapter, card, press_on_card, words


@pytest.fixture
def on_board(shop: Workshop) -> Workshop:
    """The first of two chapters is on the main board with changes, and in the form."""
    add_chapter(shop)
    shop.chapter(0)
    late, session = shop.app.app.late, shop.app.app.services.session
    late.file.read(late.files.document(shop.path), 1)
    shop.wait(lambda: late.file.number == 1)
    session.play(session.position.parse_move("c4-c5"))
    return shop


@pytest.mark.parametrize("field", ["text", "name", "study"])
def test_what_is_made_of_a_chapter_with_changes_on_the_main_board_waits_until_they_are_dropped(
    on_board: Workshop, field: str
) -> None:
    shop, before = on_board, on_board.path.read_bytes()
    typed = getattr(shop.form, field)
    shop.type(typed, "Mine too")
    shop.click("a6", "a7")
    shop.settle()
    assert shop.path.read_bytes() == before
    assert shop.room.editor.place[1].ply == 1
    assert "is on the main board" in card(shop)
    press_on_card(shop, "Try again")
    assert "is on the main board" in card(shop)
    shop.app.app.workspace.games.study(GameTree(shop.app.app.services.session.position))
    press_on_card(shop, "Try again")
    shop.wait(lambda: not shop.room.window.notice.isVisible())
    tree = shop.study.chapters[0].tree
    assert tree is not None
    assert tree.mainline()[-1].ply == 1
    said = {"text": tree.root.comment, "name": shop.names[0], "study": shop.study.title}
    assert said[field] == "Mine too"
    shop.key(Qt.Key.Key_Left)
    assert "Mine too" in (typed.toPlainText() if field == "text" else typed.text())


def test_other_chapters_than_the_one_with_changes_on_the_main_board_are_written(on_board: Workshop) -> None:
    shop = on_board
    shop.type(shop.form.text, "First")
    shop.chapter(1)
    shop.type(shop.form.text, "Second")
    assert words(shop) == ["", "Second"]
    shop.chapter(0)
    assert shop.form.text.toPlainText() == "First"


def test_what_waits_for_the_main_board_is_not_written_over_what_is_saved_there(
    on_board: Workshop, tmp_path: Path
) -> None:
    shop, late, session = on_board, on_board.app.app.late, on_board.app.app.services.session
    shop.type(shop.form.text, "Mine")
    late.file.save(session.tree, session.revision)
    shop.wait(lambda: "has been changed" in card(shop))
    assert "on the main board" not in card(shop)
    saved = shop.path.read_bytes()
    press_on_card(shop, "Try again")
    assert shop.path.read_bytes() == saved
    assert shop.form.text.toPlainText() == "Mine"
    press_on_card(shop, "Save under another name…")
    choose_file(shop, tmp_path / "other.pdn")
    shop.wait(lambda: (tmp_path / "other.pdn").exists() and shop.room.editor.active)
    shop.path = tmp_path / "other.pdn"
    assert words(shop) == ["", "", "Mine"]


def test_the_name_that_waited_for_the_main_board_is_written_once_the_changes_are_saved(
    on_board: Workshop,
) -> None:
    shop, late, session = on_board, on_board.app.app.late, on_board.app.app.services.session
    shop.chapter(1)
    shop.type(shop.form.study, "Yours")
    assert "is on the main board" in card(shop)
    late.file.save(session.tree, session.revision)
    shop.wait(lambda: not session.modified)
    press_on_card(shop, "Try again")
    shop.wait(lambda: shop.study.title == "Yours")
    shop.wait(lambda: not shop.room.window.notice.isVisible())
    assert shop.study.chapters[0].tree.mainline()[-1].ply == 1  # type: ignore[union-attr]


def test_what_waits_for_the_main_board_is_rescued_as_the_app_ends(on_board: Workshop) -> None:
    shop = on_board
    shop.type(shop.form.text, "Mine")
    folder = shop.app.app.late.folder / unsaved_study.FOLDER
    shop.app.close()
    study = read_study(pdn.Document.read(next(folder.iterdir()).read_bytes()).content)
    assert [chapter.tree.root.comment for chapter in study.chapters if chapter.tree] == ["Mine", ""]


def test_a_chapter_with_changes_on_the_main_board_is_moved_with_them(on_board: Workshop) -> None:
    shop, late, session = on_board, on_board.app.app.late, on_board.app.session
    shop.room.editor.writing.move(shop.path, 1, 1)
    shop.settle()
    assert late.file.number == 2
    assert session.modified
    assert len(session.tree.mainline()) == 2
    late.file.save(session.tree, session.revision)
    shop.wait(lambda: not session.modified)
    plies = [len(chapter.tree.mainline()) - 1 for chapter in shop.study.chapters if chapter.tree]
    assert plies == [0, 1]


def test_a_chapter_with_changes_on_the_main_board_is_deleted_without_them(on_board: Workshop) -> None:
    shop, late, session = on_board, on_board.app.app.late, on_board.app.session
    shop.room.editor.writing.delete(shop.path, 1)
    shop.settle()
    assert len(shop.study.chapters) == 1
    assert late.file.archive is None
    assert session.modified
    assert len(session.tree.mainline()) == 2
    assert "stays there and is in no file now" in shop.app.card
    shop.form.undo.click()
    shop.settle()
    assert late.file.number == 1
    assert session.modified
    late.file.save(session.tree, session.revision)
    shop.wait(lambda: not session.modified)
    plies = [len(chapter.tree.mainline()) - 1 for chapter in shop.study.chapters if chapter.tree]
    assert plies == [1, 0]
