"""What was deleted in a game: seen, put back, and kept with its game alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget

from harzdame_gui.editing.deleted_dialog import DeletedDialog
from tests.gui.driver import default_button
from tests.gui.editing.conftest import Editor


def opened(study: Editor) -> DeletedDialog:
    study.driver.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = study.driver.wait_for_dialog(DeletedDialog)
    assert isinstance(dialog, DeletedDialog)
    return dialog


def lines(dialog: DeletedDialog) -> list[str]:
    rows = dialog.findChild(QListWidget)
    return [rows.item(row).text() for row in range(rows.count())]


def test_a_deleted_variation_is_listed_and_put_back(study: Editor) -> None:
    study.go(0, 1)
    side = study.session.node
    study.driver.key(Qt.Key.Key_Delete)
    dialog = opened(study)
    assert lines(dialog) == ["1… e6-d6 2. d4-d5"]
    assert not dialog._picture.pixmap().isNull()
    study.driver.press("Put back")
    assert study.session.node is side
    assert lines(dialog) == []
    assert any("Nothing has been deleted" in label.text() for label in dialog.findChildren(QLabel))
    study.driver.key(Qt.Key.Key_Escape)
    study.go(0)
    assert study.moves() == ["e6-e5", "e6-d6", "d7-d6"]
    assert study.commands.undo.text() == "Undo put back"


def test_return_puts_the_chosen_one_back(study: Editor) -> None:
    for place in (2, 1):
        study.go(0, place)
        study.driver.key(Qt.Key.Key_Delete)
    dialog = opened(study)
    assert lines(dialog) == ["1… e6-d6 2. d4-d5", "1… d7-d6 2. e2-e3"]
    QTest.keyClick(dialog.findChild(QListWidget), Qt.Key.Key_Down)
    assert default_button(dialog).text() == "Put back"
    study.driver.key(Qt.Key.Key_Return)
    assert lines(dialog) == ["1… e6-d6 2. d4-d5"]
    study.driver.key(Qt.Key.Key_Escape)
    study.go(0)
    assert study.moves() == ["e6-e5", "d7-d6"]


def test_what_has_no_place_any_more_says_so(study: Editor) -> None:
    study.go(0, 1, 0)
    study.driver.key(Qt.Key.Key_Delete)
    study.go(0, 1)
    study.driver.key(Qt.Key.Key_Delete)
    dialog = opened(study)
    QTest.keyClick(dialog.findChild(QListWidget), Qt.Key.Key_Down)
    assert not default_button(dialog).isEnabled()
    assert dialog._why_not.isVisible()


def test_the_beginning_that_was_cut_off_is_listed(study: Editor) -> None:
    study.go(0, 0)
    study.commands.begin_here.trigger()
    dialog = opened(study)
    assert lines(dialog) == ["1. d3-d4"]
    assert not default_button(dialog).isEnabled()
