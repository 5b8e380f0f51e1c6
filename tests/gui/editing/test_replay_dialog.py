"""A wrong move replaced, and missing moves inserted, by typing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from harzdame_gui.board import BoardView
from harzdame_gui.editing.replay_dialog import ReplayDialog
from tests.gui.driver import default_button
from tests.gui.editing.conftest import Editor


def opened(study: Editor, key: Qt.Key, *more: Qt.KeyboardModifier) -> ReplayDialog:
    modifiers = Qt.KeyboardModifier.ControlModifier
    for modifier in more:
        modifiers |= modifier
    study.driver.key(key, modifiers)
    dialog = study.driver.wait_for_dialog(ReplayDialog)
    assert isinstance(dialog, ReplayDialog)
    return dialog


def typed(dialog: ReplayDialog, text: str) -> None:
    field = dialog.findChild(QLineEdit)
    field.clear()
    QTest.keyClicks(field, text)


def test_a_move_is_replaced_and_its_comment_kept(study: Editor) -> None:
    dialog = opened(study, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.windowTitle() == "Replace 1. d3-d4"
    assert "f1‑g1" in dialog._legal.text()
    assert not default_button(dialog).isEnabled()
    typed(dialog, "f1g1")
    assert dialog._verdict.text().startswith("Moves that follow: 8; not fitting any more: 1.")
    study.driver.key(Qt.Key.Key_Return)
    assert study.driver.played == ["f1-g1", "e6-e5", "e2-e3", "d7-d6", "c4-c5"]
    assert study.session.node.comment == "The centre."
    assert study.driver.card.startswith("Not all moves fitted.")
    study.driver.ctrl(Qt.Key.Key_Z)
    assert study.driver.played[0] == "d3-d4"


def test_a_pair_of_moves_is_inserted(study: Editor) -> None:
    dialog = opened(study, Qt.Key.Key_I)
    assert dialog.windowTitle() == "Insert behind 1. d3-d4"
    typed(dialog, "1... c8-b8, 2. f1-g1")
    assert dialog._verdict.text() == "All moves that follow still fit: 8."
    study.driver.key(Qt.Key.Key_Return)
    assert study.driver.played[:4] == ["d3-d4", "c8-b8", "f1-g1", "e6-e5"]
    assert str(study.session.node.move) == "f1-g1"
    assert study.commands.undo.text() == "Undo insert moves"


def test_what_is_no_move_is_told_while_typing(study: Editor) -> None:
    dialog = opened(study, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    typed(dialog, "a1-a9")
    assert dialog._verdict.text() == "“a1-a9” is not a move here."
    assert not default_button(dialog).isEnabled()
    typed(dialog, "d3-d4")  # the move that is there
    assert not default_button(dialog).isEnabled()
    typed(dialog, "f1-g1 e6-e5")  # more than one
    assert not default_button(dialog).isEnabled()
    study.driver.key(Qt.Key.Key_Escape)
    assert study.driver.played[0] == "d3-d4"


def test_the_beginning_cannot_be_replaced_but_moves_inserted_behind_it(study: Editor) -> None:
    study.session.to_start()
    assert not study.commands.replace.isEnabled()
    dialog = opened(study, Qt.Key.Key_I)
    assert dialog.windowTitle() == "Insert at the beginning"
    study.driver.key(Qt.Key.Key_Escape)


def play(dialog: ReplayDialog, origin: str, target: str) -> None:
    """Click a piece on the dialog's board, and then a square."""
    board = dialog.findChild(BoardView)
    for square in (origin, target):
        place = board.square_center(square).toPoint()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)


def shown(dialog: ReplayDialog) -> str:
    return dialog.findChild(BoardView)._position.fen


def test_the_right_move_is_played_on_the_board(study: Editor) -> None:
    dialog = opened(study, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    before = shown(dialog)
    assert before == study.tree.root.position.fen
    play(dialog, "f1", "g1")
    assert dialog.findChild(QLineEdit).text() == "f1-g1"
    assert dialog._verdict.text().startswith("Moves that follow: 8; not fitting any more: 1.")
    assert "g1" in shown(dialog)
    play(dialog, "f5", "f4")  # the one move was played
    assert dialog.findChild(QLineEdit).text() == "f1-g1"
    study.driver.press("Take back")
    assert shown(dialog) == before
    assert dialog._verdict.text() == ""
    play(dialog, "f1", "g1")
    study.driver.press("Replace")
    assert study.driver.played == ["f1-g1", "e6-e5", "e2-e3", "d7-d6", "c4-c5"]


def test_moves_to_insert_are_played_and_typed_by_turns(study: Editor) -> None:
    dialog = opened(study, Qt.Key.Key_I)
    play(dialog, "c8", "b8")
    QTest.keyClicks(dialog.findChild(QLineEdit), ", 2. f1")
    assert "f1" in dialog._verdict.text()
    play(dialog, "f1", "g1")  # instead of what is none yet
    assert dialog.findChild(QLineEdit).text() == "c8-b8 f1-g1"
    assert dialog._verdict.text() == "All moves that follow still fit: 8."
    study.driver.key(Qt.Key.Key_Return)
    assert study.driver.played[:4] == ["d3-d4", "c8-b8", "f1-g1", "e6-e5"]


def test_a_gesture_that_is_no_move_is_explained(study: Editor) -> None:
    dialog = opened(study, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    play(dialog, "f1", "f5")
    assert dialog._verdict.text() != ""
    assert dialog.findChild(QLineEdit).text() == ""
    assert not default_button(dialog).isEnabled()


def test_the_board_is_seen_from_the_same_side(study: Editor) -> None:
    study.driver.window.presenter.flip()
    dialog = opened(study, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.findChild(BoardView).orientation.flipped
