"""Games that the board cannot show, or not wholly: their text, and a way to each problem."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QPlainTextEdit

from harzdame_gui.files.game_text_dialog import GameTextDialog
from harzdame_gui.widgets.labels import ElidedLabel
from tests.gui.driver import Driver

Start = Callable[..., Driver]
CHESS = '[White "Ada"]\n[Black "Bo"]\n[GameType "0,W,8,8"]\n\n1. e4 e5 2. Nf3 Nc6 *\n'
BROKEN = '[White "Ada"]\n\n1. f1-g1 f5-f4\n2. a1-h8 f4-f3\n3. e2-f2 *\n'


def text_of(dialog: GameTextDialog) -> QPlainTextEdit:
    return dialog.findChild(QPlainTextEdit)


def test_a_foreign_game_is_named_and_shown_as_its_text(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "chess.pdn"
    path.write_text(CHESS, encoding="utf-8")
    driver = start(path)
    dialog = driver.wait_for_dialog(GameTextDialog)
    assert text_of(dialog).toPlainText() == CHESS.strip()
    assert text_of(dialog).isReadOnly()
    assert "Ada – Bo" in dialog.findChild(ElidedLabel).text()
    driver.press("Close")
    assert "does not know" in driver.card
    assert driver.played == []
    driver.press("Show", driver.notice)
    driver.wait_for_dialog(GameTextDialog)
    driver.key(Qt.Key.Key_Escape)
    assert driver.dialog is None


def test_a_foreign_game_without_a_tag_is_not_called_ours_and_long_names_stay_in_the_window(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "chess.pdn"
    path.write_text(f'[White "{"Prof. Dr. " * 40}"]\n[Black "?"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n')
    dialog = start(path).wait_for_dialog(GameTextDialog)
    assert dialog.findChild(ElidedLabel).text().startswith("Chess: Prof. Dr.")
    assert dialog.width() <= 720


def test_the_problems_of_a_game_lead_to_their_lines_and_to_its_last_move(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "broken.pdn"
    path.write_text(BROKEN, encoding="utf-8")
    driver = start(path)
    driver.qtbot.waitUntil(lambda: "Not all of this game" in driver.card)
    driver.press("Show", driver.notice)
    dialog = driver.wait_for_dialog(GameTextDialog)
    assert driver.session.node is driver.session.tree.mainline()[-1]
    assert driver.played == ["f1-g1", "f5-f4"]
    assert text_of(dialog).textCursor().selectedText() == "2. a1-h8 f4-f3"
    rows = dialog.findChild(QListView)
    QTest.mouseClick(
        rows.viewport(),
        Qt.MouseButton.LeftButton,
        pos=rows.visualRect(rows.model().index(0, 0)).center(),
    )
    assert text_of(dialog).textCursor().selectedText() == "2. a1-h8 f4-f3"


def test_only_the_beginning_of_a_huge_game_is_shown(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "huge.pdn"
    path.write_text('[GameType "0,W,8,8"]\n\n1. e4 ' + "(1. d4 " * 50_000, encoding="utf-8")
    driver = start(path)
    shown = text_of(driver.wait_for_dialog(GameTextDialog)).toPlainText()
    assert len(shown) < 110_000
    assert shown.endswith("…")
