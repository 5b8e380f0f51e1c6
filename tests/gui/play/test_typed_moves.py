"""Moves typed as four digits, which are played without another key."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import GameTree, Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.play.navigation import MoveEntry
from tests.gui.driver import Driver


def begun(start: Callable[..., Driver], game: str, fen: str = "") -> tuple[Driver, MoveEntry]:
    """A game that is studied, and the field for its moves."""
    app = start(black="human")
    position = Position.from_fen(fen, game) if fen else Position.start(game)
    app.app.workspace.games.study(GameTree(position))
    app.board.setFocus()
    return app, app.window.findChild(MoveEntry)


def test_a_game_is_entered_with_four_keys_a_move(start: Callable[..., Driver]) -> None:
    app, entry = begun(start, "international")
    QTest.keyClick(app.board, Qt.Key.Key_3)
    QTest.keyClicks(entry, "2281823")
    assert app.played == ["32-28", "18-23"]
    QTest.keyClicks(entry, "3832121831270712")
    assert app.played == ["32-28", "18-23", "38-32", "12-18", "31-27", "7-12"]
    assert entry.text() == ""


def test_what_is_no_move_yet_waits_for_return(start: Callable[..., Driver]) -> None:
    app, entry = begun(start, "international")
    QTest.keyClicks(entry, "3223")
    assert app.played == []
    assert entry.text() == "3223"
    entry.clear()
    QTest.keyClicks(entry, "32-28")
    assert app.played == []
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert app.played == ["32-28"]


def test_captures_of_which_several_fit_are_not_chosen_among(start: Callable[..., Driver]) -> None:
    app, entry = begun(start, "international", "W:WK20:B45,35,24,7,32,12,17,42")
    QTest.keyClicks(entry, "2002")
    assert app.played == []
    assert entry.text() == "2002"


def test_on_a_board_of_letters_nothing_is_played_by_itself(start: Callable[..., Driver]) -> None:
    app, entry = begun(start, "harzdame")
    QTest.keyClicks(entry, "c4c5")
    assert app.played == []
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert app.played == ["c4-c5"]
