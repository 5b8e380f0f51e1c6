"""Positions and games that are added to a study from the main board, the library, a file and the puzzles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.study.questions import question_at
from harzdame_engine.study.study import Study, read_study
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
)

from harzdame_gui.setup.editor import SetupEditor
from harzdame_gui.study.add_dialog import AddToStudyDialog
from harzdame_gui.study.text_dialog import ChapterTextDialog
from tests.gui.driver import Driver, default_button
from tests.gui.library import conftest as of_library
from tests.gui.library.conftest import LibraryDriver
from tests.gui.study.test_study_editor import Workshop

LEFT = Qt.MouseButton.LeftButton
TWO = '[White "A"]\n[Black "B"]\n\n1. c4-c5 h3-h2 *\n\n[White "C"]\n[Black "D"]\n\n1. a6-a7 *\n'
profile, library = of_library.profile, of_library.library


def study_in(path: Path) -> Study:
    return read_study(pdn.Document.read(path.read_bytes()).content)


def wait_for_chapters(app: Driver, path: Path, count: int) -> Study:
    app.qtbot.waitUntil(lambda: path.exists() and len(study_in(path).chapters) == count)
    return study_in(path)


def asked(app: Driver) -> AddToStudyDialog:
    """The dialog, once it knows the studies."""
    dialog = app.wait_for_dialog(AddToStudyDialog)
    assert isinstance(dialog, AddToStudyDialog)
    app.qtbot.waitUntil(lambda: bool(dialog.findChild(QComboBox).count()))
    return dialog


def to_main(shop: Workshop) -> Driver:
    """The main window in front, with the study closed behind it."""
    shop.room.window.close()
    shop.app.window.activateWindow()
    QTest.qWaitForWindowActive(shop.app.window)
    return shop.app


def press_if_offered(app: Driver, text: str) -> bool:
    """Press a button of the card once it can be pressed."""
    buttons = app.notice.findChildren(QAbstractButton)
    found = next((each for each in buttons if each.text() == text and each.isEnabled()), None)
    if found is not None:
        QTest.mouseClick(found, LEFT)
    return found is not None


def choose(dialog: AddToStudyDialog, words: str) -> None:
    way = next(each for each in dialog.findChildren(QRadioButton) if words in each.text())
    QTest.mouseClick(way, LEFT)


@pytest.fixture
def shop(start: Callable[..., Driver], tmp_path: Path) -> Workshop:
    return Workshop(start(black="human"), tmp_path / "mine.pdn")


@pytest.fixture
def app(shop: Workshop) -> Driver:
    return to_main(shop)


def test_s_and_return_add_the_position_to_the_study_added_to_last(shop: Workshop, app: Driver) -> None:
    app.drag("c4", "c5")
    app.key(Qt.Key.Key_S)
    QTest.keyClick(asked(app), Qt.Key.Key_Return)
    study = wait_for_chapters(app, shop.path, 2)
    assert study.chapters[1].tree.root.position == app.session.position
    assert study.title == "Mine"
    assert "“Mine”" in app.card
    app.key(Qt.Key.Key_S)
    QTest.keyClick(asked(app), Qt.Key.Key_Return)
    wait_for_chapters(app, shop.path, 3)


def test_the_whole_game_or_the_position_with_its_next_moves_is_added(shop: Workshop, app: Driver) -> None:
    for move in ("c4-c5", "h3-h2", "a6-a7"):
        app.session.play(app.session.position.parse_move(move))
    app.key(Qt.Key.Key_S)
    dialog = asked(app)
    choose(dialog, "whole game")
    name = dialog.findChild(QLineEdit)
    name.selectAll()
    QTest.keyClicks(name, "A long game")
    QTest.mouseClick(default_button(dialog), LEFT)
    study = wait_for_chapters(app, shop.path, 2)
    assert study.chapters[1].name == "A long game"
    assert len(study.chapters[1].tree.mainline()) == 4
    app.key(Qt.Key.Key_Home)
    app.key(Qt.Key.Key_Right)
    app.key(Qt.Key.Key_S)
    dialog = asked(app)
    choose(dialog, "to find")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    exercise = wait_for_chapters(app, shop.path, 3).chapters[2].tree
    assert question_at(exercise.root) is not None
    assert [str(node.move) for node in exercise.mainline()[1:]] == ["h3-h2", "a6-a7"]


def test_what_was_added_can_be_taken_out_at_once_and_looked_at(shop: Workshop, app: Driver) -> None:
    app.key(Qt.Key.Key_S)
    QTest.keyClick(asked(app), Qt.Key.Key_Return)
    wait_for_chapters(app, shop.path, 2)
    app.qtbot.waitUntil(lambda: press_if_offered(app, "Undo"))
    wait_for_chapters(app, shop.path, 1)
    app.key(Qt.Key.Key_S)
    QTest.keyClick(asked(app), Qt.Key.Key_Return)
    wait_for_chapters(app, shop.path, 2)
    app.qtbot.waitUntil(lambda: press_if_offered(app, "Show"))
    app.qtbot.waitUntil(lambda: shop.room.window.isVisible() and shop.room.shown is not None)
    assert shop.room.shown == (shop.path, False)


def test_a_new_study_is_begun_with_what_is_added(start: Callable[..., Driver], tmp_path: Path) -> None:
    app, path = start(), tmp_path / "new.pdn"
    app.key(Qt.Key.Key_S)
    dialog = asked(app)
    assert not default_button(dialog).isEnabled()
    QTest.keyClicks(dialog.focusWidget(), "Endings")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    app.qtbot.waitUntil(lambda: isinstance(app.dialog, QFileDialog))
    app.dialog.fileSelected.emit(str(path))
    app.dialog.done(1)
    study = wait_for_chapters(app, path, 1)
    assert (study.title, study.chapters[0].tree.root.position) == ("Endings", app.session.position)
    app.qtbot.waitUntil(lambda: "Endings" in app.card)
    app.key(Qt.Key.Key_S)  # it is on the shelf by now, and offered
    assert asked(app).findChild(QComboBox).currentText() == "Endings"
    app.dialog.reject()


def test_games_of_the_library_become_chapters(library: LibraryDriver, tmp_path: Path) -> None:
    app, path = library.app, tmp_path / "new.pdn"
    library.select(0, 1, 2)
    library.window.commands.study.trigger()
    dialog = asked(app)
    QTest.keyClicks(dialog.focusWidget(), "Three games")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    app.qtbot.waitUntil(lambda: isinstance(app.dialog, QFileDialog))
    app.dialog.fileSelected.emit(str(path))
    app.dialog.done(1)
    study = wait_for_chapters(app, path, 3)
    assert all(chapter.tree.root.children for chapter in study.chapters)
    assert len({chapter.name for chapter in study.chapters}) == 3


def test_a_game_of_a_file_becomes_a_chapter(shop: Workshop, app: Driver, tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    file.write_text(TWO)
    app.app.workspace.games.open_path(file)
    games = app.wait_for_games(2)
    QTest.mouseClick(
        games.rows.viewport(), LEFT, pos=games.rows.visualRect(games.rows.model().index(1, 0)).center()
    )
    app.app.workspace.file_list.commands.study.trigger()
    QTest.keyClick(asked(app), Qt.Key.Key_Return)
    assert wait_for_chapters(app, shop.path, 2).chapters[1].name == "C – D"


def paste(shop: Workshop, text: str) -> ChapterTextDialog:
    shop.form.add_pasted.trigger()
    shop.wait(lambda: isinstance(shop.app.dialog, ChapterTextDialog))
    dialog = shop.app.dialog
    assert isinstance(dialog, ChapterTextDialog)
    dialog._text.selectAll()
    dialog._text.insertPlainText(text)
    QTest.mouseClick(default_button(dialog), LEFT)
    return dialog


def test_a_position_or_games_as_text_become_chapters(shop: Workshop) -> None:
    paste(shop, "W:Wa1,Kb2:Bh8")
    shop.wait(lambda: len(shop.study.chapters) == 2)
    assert len(shop.study.chapters[1].tree.root.position.pieces) == 3
    paste(shop, TWO)
    shop.wait(lambda: len(shop.study.chapters) == 4)
    assert shop.names == ["Chapter 1", "New position", "A – B", "C – D"]


@pytest.mark.parametrize(
    ("text", "told"), [("Hello there", "neither"), ("W:Wa1,a1:Bh8", "Two pieces stand on a1")]
)
def test_bad_text_is_told_of_and_can_be_mended(shop: Workshop, text: str, told: str) -> None:
    QGuiApplication.clipboard().setText("huge " * 1_000_000)  # which is not what is asked for
    dialog = paste(shop, text)
    shop.wait(dialog._error.isVisible)
    assert told in dialog._error.text()
    assert dialog.isVisible()
    dialog.reject()
    assert len(shop.study.chapters) == 1


def test_a_position_that_is_set_up_becomes_a_chapter(shop: Workshop) -> None:
    shop.form.add_set_up.trigger()
    shop.wait(lambda: isinstance(shop.app.dialog, SetupEditor))
    editor = shop.app.dialog
    shown = [each.text() for each in editor.findChildren(QPushButton) if each.isVisible()]
    assert "Play from here…" not in shown
    assert "Analyse" not in shown
    fen = next(each for each in editor.findChildren(QLineEdit) if "FEN" in each.accessibleName())
    fen.selectAll()
    QTest.keyClicks(fen, "B:Wa1,Kb2:Bh8")
    add = next(each for each in editor.findChild(QDialogButtonBox).buttons() if "chapter" in each.text())
    shop.wait(add.isEnabled)
    QTest.mouseClick(add, LEFT)
    shop.wait(lambda: len(shop.study.chapters) == 2)
    assert shop.study.chapters[1].tree.root.position.fen.startswith("B:")
