"""Questions about the board by keys, in the whole window."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Position, Score
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from harzdame_gui.access.answers import standing_text
from tests.gui.driver import Driver

ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key


def set_up(driver: Driver, fen: str) -> None:
    """Put a position on the board."""
    QGuiApplication.clipboard().setText(fen)
    driver.ctrl(Key.Key_V)
    driver.qtbot.waitUntil(lambda: driver.session.position.fen == Position.from_fen(fen).fen)


def answer(driver: Driver, key: Qt.Key) -> str:
    """What is said after Alt and a key."""
    QTest.keyClick(driver.window, key, ALT)
    said = driver.app.workspace.notices.said
    assert said is not None
    return said.spoken


def test_the_pieces_of_both_sides_are_told_by_their_squares(driver: Driver) -> None:
    set_up(driver, "W:Wc3,Kd4:Bh7,h8")
    assert answer(driver, Key.Key_1) == "White. Men: c3. Kings: d4."
    assert answer(driver, Key.Key_2) == "Black. Men: h7, h8."


def test_the_last_move_the_clocks_and_who_stands_better(driver: Driver) -> None:
    assert answer(driver, Key.Key_3) == "Start of the game"
    assert answer(driver, Key.Key_4).startswith("The analysis is off.")
    assert answer(driver, Key.Key_5) == "This game has no clock."


def test_the_row_is_that_of_the_square_the_keys_are_at(driver: Driver) -> None:
    set_up(driver, "W:Wc3,Kd4,a4:Bh4,h8")
    assert answer(driver, Key.Key_6).startswith("No square is chosen.")
    QTest.keyClick(driver.window, Key.Key_F7)
    board = driver.board
    assert board.hasFocus()
    QTest.keyClick(board, Key.Key_Down)
    QTest.keyClick(board, Key.Key_Up)
    told = answer(driver, Key.Key_6)
    assert told in {"a4 white man, d4 white king, h4 black man.", "nothing.", "c3 white man."}


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (120, "White stands better by 1.2"),
        (-35, "Black stands better by 0.35"),
        (0, "Both sides stand alike."),
    ],
)
def test_who_stands_better_is_said_for_white_and_black(score: int, words: str) -> None:
    assert standing_text(Score(score), Color.WHITE).startswith(words)
    assert standing_text(Score(-score), Color.BLACK).startswith(words)
