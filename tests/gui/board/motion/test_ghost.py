"""A capture shown by a ghost leaves no trace."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.items.pieces import PieceItem
from tests.gui.board.conftest import CHAIN, FORK, Heard, Mouse, frames, only_move


@pytest.fixture
def slow(view: BoardView) -> BoardView:
    view.set_position(Position.from_fen(CHAIN))
    view.set_animation_speed(0.05)
    return view


def start(view: BoardView) -> None:
    assert view._position is not None
    view.show_capture(view._position.legal_moves()[0])


def items(view: BoardView) -> list[PieceItem]:
    assert view._board_scene is not None
    return [item for item in view._board_scene.items() if isinstance(item, PieceItem)]


def test_a_copy_moves_and_the_pieces_stay(view: BoardView, mouse: Mouse) -> None:
    view.set_position(Position.from_fen(CHAIN))
    before = {item: item.pos() for item in items(view)}
    view.set_animation_speed(4)
    start(view)
    (ghost,) = set(items(view)) - set(before)
    assert 0 < ghost.opacity() < 1
    seen: set[str] = set()

    for _ in frames(view._ghosts):
        place = ghost.pos().toPoint()
        seen.update(s for s in ("c5", "e5", "e7") if (mouse.point(s) - place).manhattanLength() < 15)
    assert ghost.scene() is None
    assert seen == {"c5", "e5", "e7"}
    assert {item: item.pos() for item in items(view)} == before


@pytest.mark.parametrize(
    "by", ["press", "key", "wheel", "flip", "resize", "position", "clear", "end", "again"]
)
def test_afterwards_all_is_as_before(slow: BoardView, mouse: Mouse, qtbot: QtBot, by: str) -> None:
    before = slow.grab().toImage()
    start(slow)
    qtbot.wait(60)
    assert slow.grab().toImage() != before
    if by == "press":
        mouse.click(QPoint(2, 2))
    elif by == "key":
        QTest.keyClick(slow, Qt.Key.Key_A)
    elif by == "wheel":
        QTest.wheelEvent(slow.windowHandle(), QPoint(100, 100), QPoint(0, 120))
    elif by == "flip":
        slow.set_animation_speed(0)
        slow.set_flipped(not slow.orientation.flipped)
        slow.set_flipped(not slow.orientation.flipped)
    elif by == "resize":
        slow.resize(490, 490)
        slow.resize(480, 480)
    elif by == "position":
        slow.set_position(Position.start())
        slow.set_position(Position.from_fen(CHAIN))
    elif by == "clear":
        slow.clear_marks()
    elif by == "again":
        start(slow)
        slow.clear_marks()
    else:
        slow._ghosts.finish()
    assert slow.grab().toImage() == before


def test_input_anywhere_in_the_app_ends_it_and_is_not_lost(slow: BoardView, qtbot: QtBot) -> None:
    pressed: list[bool] = []
    button = QPushButton("Other")
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    with qtbot.waitExposed(button):
        button.show()
    pieces = len(items(slow))
    start(slow)
    assert len(items(slow)) == pieces + 1
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(items(slow)) == pieces
    assert pressed == [True]


def test_the_press_that_ends_it_also_counts(slow: BoardView, mouse: Mouse, heard: Heard) -> None:
    start(slow)
    mouse.click("c3", "e7")
    assert heard.paths == [("c3", "c5", "e5", "e7")]


def test_moving_the_pointer_and_the_same_position_do_not_end_it(slow: BoardView, mouse: Mouse) -> None:
    pieces = len(items(slow))
    start(slow)
    mouse.hover("d4")
    mouse.hover("g7")
    slow.set_position(Position.from_fen(CHAIN))
    assert len(items(slow)) == pieces + 1
    slow.clear_marks()


def test_a_begun_capture_is_put_back_first(view: BoardView, mouse: Mouse) -> None:
    view.set_position(Position.from_fen(FORK))
    before = view.grab().toImage()
    mouse.click("b2", "b5")
    view.set_animation_speed(1)
    start(view)
    view.clear_marks()
    assert view.grab().toImage() == before


def test_without_animations_the_way_is_drawn_for_a_while(view: BoardView, qtbot: QtBot) -> None:
    position = Position.from_fen(CHAIN)
    view.set_position(position)
    pieces = len(items(view))
    before = view.grab().toImage()
    view.show_capture(only_move(position))
    assert len(items(view)) == pieces
    assert view.grab().toImage() != before
    qtbot.waitUntil(lambda: view.grab().toImage() == before)


def test_a_line_is_played_move_by_move_and_leaves_no_trace(view: BoardView) -> None:
    position = Position.from_fen("B:Wg2,e4,d3:Bg4,h4,h8")
    view.set_position(position)
    view.set_animation_speed(8)
    before = view.grab().toImage()
    line = []
    for text in ("g4-g3", "g2xg4", "h4xf4xd4xd2"):
        line.append(position.parse_move(text))
        position = position.play(line[-1])
    pieces = set(items(view))
    view.show_capture(*line)
    ghosts = set(items(view)) - pieces
    assert len(ghosts) == 3  # one for each piece that moves
    seen: set[int] = set()
    for _ in frames(view._ghosts):
        seen.add(sum(ghost.opacity() < 0.1 for ghost in ghosts))
    assert max(seen) == 2  # those that moved and were taken
    assert set(items(view)) == pieces
    assert view.grab().toImage() == before
