"""An endgame set up by hand, its outcome read off, and played out by the moves that the tables name."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from harzdame_gui.setup.editor import SetupEditor
from tests.gui.driver import Driver
from tests.gui.endgames.test_window import wait_for_heading


def place(editor: SetupEditor, piece: str, *squares: str) -> None:
    """Choose a piece from the palette and click it onto squares."""
    button = next(
        button for button in editor.findChildren(QAbstractButton) if button.accessibleName() == piece
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    for square in squares:
        point = editor._board.square_center(square).toPoint()
        QTest.mouseClick(editor._board.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_two_kings_against_one(
    start: Callable[..., Driver], tmp_path: Path, table_folder: Path, bare: None
) -> None:
    shutil.copytree(table_folder, tmp_path / "profile" / "tables")
    driver = start(black="human", engine_threads=1)
    driver.ctrl(Qt.Key.Key_E)
    editor = driver.wait_for_dialog(SetupEditor)
    driver.press("Clear")
    QTest.qWait(1)
    place(editor, "White king", "a1", "c4")
    place(editor, "Black king", "g8")
    driver.press("Play from here")
    driver.key(Qt.Key.Key_A)
    for left in (5, 4, 4, 3, 3, 2, 2, 1, 1):
        moves = wait_for_heading(driver, f"White wins in {left}")
        best = moves.visualRect(moves.model().index(0, 0)).center()
        QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=best)
        driver.key(Qt.Key.Key_Return)  # the move that is looked at is played
    assert len(driver.played) == 9
    assert driver.notice.isVisible()
    assert driver.card.startswith("White wins")
