"""The position that a game begins with, corrected while its moves are kept."""

from __future__ import annotations

from harzdame_engine import Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from harzdame_gui.setup.editor import SetupEditor
from harzdame_gui.setup.tools import GameBox
from tests.gui.editing.conftest import Editor


def opened(study: Editor) -> SetupEditor:
    study.commands.start.trigger()
    (editor,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, SetupEditor)]
    study.driver.qtbot.waitUntil(editor.isVisible)
    return editor


def begin_with(study: Editor, *taken: str) -> None:
    """Take men off the start, and let the game begin so."""
    editor = opened(study)
    start = study.tree.root.position
    pieces = {square: piece for square, piece in start.pieces.items() if square not in taken}
    field = next(each for each in editor.findChildren(QLineEdit) if "FEN" in each.accessibleName())
    field.selectAll()
    QTest.keyClicks(field, Position.of(start.rules, pieces, start.turn).fen)
    (button,) = [
        each for each in editor.findChildren(QPushButton) if each.text() == "Let the game begin here"
    ]
    study.driver.qtbot.waitUntil(button.isEnabled)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_start_is_corrected_and_the_moves_stay(study: Editor) -> None:
    before = study.tree.root
    begin_with(study, "a1")
    root = study.tree.root
    assert "a1" not in root.position.pieces
    assert [str(child.move) for child in root.children[0].children] == ["e6-e5", "e6-d6", "d7-d6"]
    assert root.children[0].comment == "The centre."
    assert study.commands.undo.text() == "Undo correct the start"
    study.driver.ctrl(Qt.Key.Key_Z)
    assert study.tree.root is before


def test_moves_that_do_not_fit_are_told_of(study: Editor) -> None:
    begin_with(study, "d7")
    assert [str(child.move) for child in study.tree.root.children[0].children] == ["e6-e5", "e6-d6"]
    assert study.driver.card.startswith("Not all moves fitted.")


def test_it_stays_the_same_game(study: Editor) -> None:
    editor = opened(study)
    assert not editor.findChild(GameBox).isVisible()
    editor.reject()
    assert study.tree.root.position == Position.start()
