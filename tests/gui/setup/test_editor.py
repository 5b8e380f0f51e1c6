"""The set-up editor: its tools, keys and marks, by real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Color, Piece, Position
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QToolButton
from pytestqt.qtbot import QtBot

from harzdame_gui.board.geometry.layout import Orientation
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.setup.editor import SetupEditor
from harzdame_gui.setup.palette import PiecePalette
from harzdame_gui.theme import CONTRAST_LIGHT_THEME, LIGHT_THEME, icon
from harzdame_gui.theme.current import wear

CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def opened(qtbot: QtBot, fen: str = "", game: str = "harzdame", **given: object) -> SetupEditor:
    position = Position.from_fen(fen, game) if fen else Position.start(game)
    jobs = Jobs()
    editor = SetupEditor(position, jobs, **given)
    qtbot.addWidget(editor, before_close_func=lambda _editor: jobs.shut_down())
    with qtbot.waitExposed(editor):
        editor.show()
    editor._board.setFocus()
    return editor


def press(editor: SetupEditor, text: str) -> None:
    button = next(b for b in editor.findChildren(QAbstractButton) if b.text() == text)
    QTest.mouseClick(button, LEFT)


def place(editor: SetupEditor, square: str) -> QPoint:
    return editor._board.square_center(square).toPoint()


def marked(editor: SetupEditor) -> frozenset[str]:
    return editor._board._board_scene._marks.marks.refused


def test_a_fast_stroke_skips_no_square(qtbot: QtBot) -> None:
    editor = opened(qtbot)
    press(editor, "Clear")
    surface = editor._board.viewport()
    QTest.mousePress(surface, LEFT, pos=place(editor, "a4"))
    QTest.mouseMove(surface, place(editor, "h4"))
    QTest.mouseRelease(surface, LEFT, pos=place(editor, "h4"))
    assert set(editor._draft.pieces) == {f"{column}4" for column in "abcdefgh"}
    QTest.keyClick(editor._board, Qt.Key.Key_Z, CONTROL)
    assert editor._draft.pieces == {}


def test_a_fast_stroke_over_hexagons(qtbot: QtBot) -> None:
    editor = opened(qtbot, game="hexdame")
    press(editor, "Clear")
    surface = editor._board.viewport()
    QTest.mousePress(surface, LEFT, pos=place(editor, "a1"))
    QTest.mouseMove(surface, place(editor, "i5"))
    QTest.mouseRelease(surface, LEFT, pos=place(editor, "i5"))
    assert {square[0] for square in editor._draft.pieces} == set("abcdefghi")


def test_a_stroke_of_the_eraser_takes_pieces_away(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wb2,c2,d2,e4:Bh7")
    QTest.keyClick(editor._board, Qt.Key.Key_5)
    surface = editor._board.viewport()
    QTest.mousePress(surface, LEFT, pos=place(editor, "b2"))
    QTest.mouseMove(surface, place(editor, "f2"))
    QTest.mouseRelease(surface, LEFT, pos=place(editor, "f2"))
    assert set(editor._draft.pieces) == {"e4", "h7"}


def test_the_first_square_decides_what_a_stroke_of_the_right_button_does(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wc2,e4:Bh7")
    surface = editor._board.viewport()
    QTest.mousePress(surface, RIGHT, pos=place(editor, "b2"))
    QTest.mouseMove(surface, place(editor, "d2"))
    QTest.mouseRelease(surface, RIGHT, pos=place(editor, "d2"))
    black = Piece(Color.BLACK)
    assert [editor._draft.pieces[square] for square in ("b2", "c2", "d2")] == [black] * 3


@pytest.mark.parametrize(
    ("key", "fen"),
    [(Qt.Key.Key_M, "W:Wc3:BKg8"), (Qt.Key.Key_S, "B:WKa2:Bf6"), (Qt.Key.Key_T, "B:Wc3:BKh7")],
)
def test_all_pieces_by_a_key_and_back(qtbot: QtBot, key: Qt.Key, fen: str) -> None:
    before = "W:Wc3:BKh7"
    editor = opened(qtbot, before)
    QTest.keyClick(editor._board, key)
    assert editor.position == Position.from_fen(fen)
    QTest.keyClick(editor._board, Qt.Key.Key_Z, CONTROL)
    assert editor.position == Position.from_fen(before)
    QTest.keyClick(editor._board, Qt.Key.Key_Y, CONTROL)
    assert editor.position == Position.from_fen(fen)


def test_enter_ends_the_typing_of_a_text_and_chooses_nothing(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wc3:BKh7")
    editor._fen.setFocus()
    editor._fen.selectAll()
    QTest.keyClicks(editor._fen, "B:Wc4:BKh7")
    with qtbot.assertNotEmitted(editor.playWanted):
        QTest.keyClick(editor._fen, Qt.Key.Key_Return)
    assert editor.position == Position.from_fen("B:Wc4:BKh7")
    assert editor._board.hasFocus()


def test_pieces_are_shifted_until_one_is_at_the_edge(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wb3:BKe5")
    QTest.keyClick(editor._board, Qt.Key.Key_Left, CONTROL)
    assert editor.position == Position.from_fen("W:Wa3:BKd5")
    QTest.keyClick(editor._board, Qt.Key.Key_Left, CONTROL)
    assert editor.position == Position.from_fen("W:Wa3:BKd5")
    assert "a3 is at the edge" in editor._answers.text
    assert marked(editor) == {"a3"}
    QTest.keyClick(editor._board, Qt.Key.Key_Right, CONTROL)
    assert marked(editor) == set()


def test_the_pad_points_as_the_board_is_seen(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wb3:BKe5")
    QTest.keyClick(editor._board, Qt.Key.Key_F)
    QTest.keyClick(editor._board, Qt.Key.Key_Up, CONTROL)
    assert editor.position == Position.from_fen("W:Wb2:BKe4")


def test_a_board_of_dark_squares_is_shifted_along_them(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:W32:BK19", "international")
    assert not editor._tools.commands.mirror.isEnabled()
    QTest.keyClick(editor._board, Qt.Key.Key_Up, CONTROL)
    assert editor.position == Position.from_fen("W:W32:BK19", "international")
    QTest.keyClick(editor._board, Qt.Key.Key_PageUp, CONTROL)
    assert editor.position == Position.from_fen("W:W28:BK14", "international")
    shown = [each for each in editor._tools.findChildren(QToolButton) if each.property("framed")]
    assert sum(button.isVisible() for button in shown) == 4


def test_another_game_keeps_what_fits(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wa1,b2:BKg8")
    box = editor._game
    box.setFocus()
    QTest.keyClicks(box, "International")
    assert editor._draft.rules.id == "international"
    assert editor._answers.text.startswith("One piece has no place on this board.")
    assert set(editor._draft.pieces) == {"46", "41"}
    QTest.keyClick(editor._board, Qt.Key.Key_Z, CONTROL)
    assert editor.position == Position.from_fen("W:Wa1,b2:BKg8")
    assert box.currentData() == "harzdame"


def test_every_fault_is_marked(qtbot: QtBot) -> None:
    editor = opened(qtbot)
    editor._fen.setFocus()
    editor._fen.selectAll()
    QTest.keyClicks(editor._fen, "W:Wh3,c8,d2:Bb1")
    assert marked(editor) == {"h3", "c8", "b1"}
    assert "h3, c8, b1" in editor._answers.text
    editor._fen.selectAll()
    QTest.keyClicks(editor._fen, "W:Wa1,a1:Bh7")
    assert marked(editor) == {"a1"}
    assert not editor._answers.can_play


def test_a_position_by_keys_alone(qtbot: QtBot) -> None:
    editor = opened(qtbot)
    press(editor, "Clear")
    board = editor._board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Up)  # shows where the keys are
    here = board.keys.square
    QTest.keyClick(board, Qt.Key.Key_4)
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_1)
    QTest.keyClick(board, Qt.Key.Key_Return)
    there = board.keys.square
    assert (ord(there[0]) - ord(here[0]), there[1]) == (1, here[1])
    assert editor._draft.pieces == {here: Piece(Color.BLACK, True), there: Piece(Color.WHITE)}
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert editor._draft.pieces == {here: Piece(Color.BLACK, True)}
    QTest.keyClick(board, Qt.Key.Key_Z, CONTROL)
    assert len(editor._draft.pieces) == 2


def test_every_square_is_reached_by_arrow_keys(qtbot: QtBot) -> None:
    for game in ("harzdame", "hexdame", "international"):
        editor = opened(qtbot, game=game)
        board = editor._board
        names = set(board._board_scene.rules.board.names)
        QTest.keyClick(board, Qt.Key.Key_Up)
        found, waiting = {board.keys.square}, [board.keys.square]
        while waiting:
            here = waiting.pop()
            for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                board.keys.show(here)
                QTest.keyClick(board, key)
                if board.keys.square not in found:
                    found.add(board.keys.square)
                    waiting.append(board.keys.square)
        assert found == names


def test_copy_and_paste_by_keys(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wa1:BKh7")
    QTest.keyClick(editor._board, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "W:Wa1:BKh7"
    QGuiApplication.clipboard().setText("B:Wc3:Bd6")
    QTest.keyClick(editor._board, Qt.Key.Key_V, CONTROL)
    assert editor.position == Position.from_fen("B:Wc3:Bd6")


def test_very_long_text_is_pasted_in_part(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    editor = opened(qtbot, "W:Wa1:BKh7")
    read: list[str] = []
    monkeypatch.setattr(editor._draft, "read", read.append)
    QGuiApplication.clipboard().setText("W:Wa1:Bh8" + ",h8" * 1_000_000)
    QTest.keyClick(editor._board, Qt.Key.Key_V, CONTROL)
    assert read == [editor._fen.text()]
    assert 0 < len(read[0]) < 100_000


def test_letters_in_the_text_are_no_keys(qtbot: QtBot) -> None:
    editor = opened(qtbot, "W:Wc3:BKh7")
    editor._fen.setFocus()
    QTest.keyClicks(editor._fen, "mf5")
    assert editor._draft.pieces.keys() == {"c3", "h7"}
    assert not editor._board.orientation.flipped


def test_it_stands_as_the_board_of_the_game_where_that_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    jobs = Jobs()
    settings = Settings(tmp_path / "settings.json", jobs)
    editor = opened(qtbot, seen=Orientation(True), as_seen=settings.setup_as_seen)
    assert editor._board.orientation.flipped
    QTest.mouseClick(editor._tools.as_seen, LEFT, pos=QPoint(8, editor._tools.as_seen.height() // 2))
    assert not editor._board.orientation.flipped
    assert not settings.setup_as_seen.value
    jobs.shut_down()


def test_endgames_alone_can_be_solved(qtbot: QtBot) -> None:
    editor = opened(qtbot)
    assert not editor._answers._solve.isEnabled()
    with qtbot.waitSignal(editor.endgameReached):
        editor._fen.setFocus()
        editor._fen.selectAll()
        QTest.keyClicks(editor._fen, "W:WKa1:BKh8,g2")
    editor.show_endgame(Position.start(), "of another position")
    assert "another" not in editor._answers.text
    editor.show_endgame(editor.position, "Drawn")
    assert editor._answers.text == "Endgame tables: Drawn."


def test_the_pieces_to_place_look_as_those_on_the_board(qtbot: QtBot) -> None:
    palette = PiecePalette()
    qtbot.addWidget(palette)
    for theme in (LIGHT_THEME, CONTRAST_LIGHT_THEME):
        wear(theme)
        buttons = palette.findChildren(QAbstractButton)[:4]
        pictures = [button.icon().pixmap(button.iconSize()).toImage() for button in buttons]
        names = ("white-man", "white-king", "black-man", "black-king")
        assert pictures == [icon(name).pixmap(buttons[0].iconSize()).toImage() for name in names]
