"""The way over a board by keys, with the keys of a keyboard, on a board that is shown."""

from __future__ import annotations

import pytest
from harzdame_engine import Move, Position
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.board_keys import BoardKeys

Key = Qt.Key


class Desk:
    """A board below a button, in a window that has shortcuts for the keys of the board."""

    def __init__(self, qtbot: QtBot, position: Position) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.button, self.board = QPushButton("before"), BoardView()
        layout = QVBoxLayout(self.window)
        layout.addWidget(self.button)
        layout.addWidget(self.board)
        self.board.set_animation_speed(0)
        self.board.set_position(position)
        self.board.set_playable(True)
        self.keys = BoardKeys(self.board)
        self.moves: list[Move] = []
        self.refused: list[str] = []
        self.stepped: list[str] = []
        self.marks: list[tuple[Mark, ...]] = []
        self.board.marksEdited.connect(self.marks.append)
        self.board.marksEdited.connect(self.board.set_drawn_marks)
        self.board.moveChosen.connect(self.moves.append)
        self.board.refused.connect(lambda origin, _target: self.refused.append(origin))
        for key in ("Left", "Right", "Space", "Return"):
            action = QAction(self.window)
            action.setShortcut(key)
            action.triggered.connect(lambda _=False, key=key: self.stepped.append(key))
            self.window.addAction(action)
        self.window.resize(500, 560)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        self.button.setFocus()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.focusWidget(), key)

    def go_to(self, square: str) -> None:
        column, row = (ord(square[0]) - ord("a"), int(square[1]))
        here = self.keys.square
        assert here is not None
        across, up = column - (ord(here[0]) - ord("a")), row - int(here[1])
        self.press(*[Key.Key_Right if across > 0 else Key.Key_Left] * abs(across))
        self.press(*[Key.Key_Up if up > 0 else Key.Key_Down] * abs(up))
        assert self.keys.square == square


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, Position.start())


def test_a_move_is_made_with_the_keys_of_the_board_alone(desk: Desk) -> None:
    desk.press(Key.Key_Tab)
    assert desk.keys.square is not None
    desk.go_to("f1")
    desk.press(Key.Key_Return)
    assert desk.board.on_square("f1").picked
    assert desk.board.on_square("g1").target
    desk.go_to("g1")
    desk.press(Key.Key_Space)
    assert [str(move) for move in desk.moves] == ["f1-g1"]
    assert not desk.stepped


def test_escape_puts_back_first_and_then_gives_the_keys_to_the_window(desk: Desk) -> None:
    desk.press(Key.Key_Tab)
    desk.go_to("f1")
    desk.press(Key.Key_Return, Key.Key_Escape)
    assert not desk.board.on_square("f1").picked
    assert desk.keys.square == "f1"
    desk.press(Key.Key_Escape)
    assert desk.keys.square is None
    desk.press(Key.Key_Left, Key.Key_Space)
    assert desk.stepped == ["Left", "Space"]


def test_until_the_focus_comes_by_a_key_the_arrows_are_the_windows(desk: Desk) -> None:
    desk.board.setFocus()
    desk.press(Key.Key_Right)
    assert (desk.keys.square, desk.stepped) == (None, ["Right"])


def test_a_click_of_the_mouse_gives_the_keys_to_the_window(desk: Desk) -> None:
    desk.press(Key.Key_Tab)
    point = desk.board.square_center("a1").toPoint()
    QTest.mouseClick(desk.board.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert desk.keys.square is None
    desk.press(Key.Key_Left)
    assert desk.stepped == ["Left"]


def test_a_piece_that_cannot_move_is_refused_as_by_the_mouse(desk: Desk) -> None:
    desk.press(Key.Key_Tab)
    desk.go_to("a1")
    desk.press(Key.Key_Return)
    assert desk.refused == ["a1"]


def test_what_must_capture_and_what_may_move_is_told_of_a_square(qtbot: QtBot) -> None:
    desk = Desk(qtbot, Position.from_fen("W:Wd4,a1:Bd5,h8"))
    assert desk.board.on_square("d4").must_capture
    assert not desk.board.on_square("a1").may_move
    free = Desk(qtbot, Position.from_fen("W:Wd4:Bh8"))
    assert free.board.on_square("d4").may_move
    assert not free.board.on_square("d4").must_capture


def test_the_frame_stays_on_its_square_when_the_board_turns_and_arrows_follow_the_eye(
    desk: Desk,
) -> None:
    desk.press(Key.Key_Tab)
    desk.go_to("c3")
    desk.board.flip()
    desk.press(Key.Key_Up)
    assert desk.keys.square == "c2"


def test_squares_and_arrows_are_drawn_without_holding_a_button(desk: Desk) -> None:
    desk.press(Key.Key_Tab)
    desk.go_to("c3")
    desk.press(Key.Key_1, Key.Key_1)
    assert desk.marks[-1] == (Mark("G", "c3"),)
    for key, color in ((Key.Key_2, "R"), (Key.Key_3, "Y"), (Key.Key_4, "B")):
        desk.go_to("c3")
        desk.press(key)
        desk.go_to("e5")
        desk.press(key)
        assert desk.marks[-1] == (Mark("G", "c3"), Mark(color, "c3", "e5"))
    desk.go_to("c3")
    desk.press(Key.Key_1, Key.Key_1)
    assert desk.marks[-1] == (Mark("B", "c3", "e5"),)


def test_escape_leaves_a_mark_that_was_begun_and_keeps_the_frame(desk: Desk) -> None:
    desk.press(Key.Key_Tab)
    desk.press(Key.Key_1, Key.Key_Right, Key.Key_Escape)
    assert desk.marks == []
    assert desk.keys.square is not None
    assert not desk.board.holds_something
