"""The wheel over the board steps, however finely it turns; a button may go up elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from tests.gui.board.conftest import Heard, Mouse

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def turn(view: BoardView, angle: int) -> bool:
    """Turn the wheel over the board; returns whether the board took the event."""
    place = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        place,
        view.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)
    return event.isAccepted()


@pytest.fixture
def steps(view: BoardView) -> list[int]:
    found: list[int] = []
    view.stepped.connect(found.append)
    return found


def test_a_notch_towards_oneself_is_a_move_on(view: BoardView, steps: list[int]) -> None:
    assert turn(view, -120)
    turn(view, 120)
    turn(view, -360)
    assert steps == [1, -1, 3]


def test_small_turns_add_up_and_begin_anew_the_other_way(view: BoardView, steps: list[int]) -> None:
    for _ in range(7):
        turn(view, -40)
    assert steps == [1, 1]
    turn(view, 100)
    assert steps == [1, 1]
    turn(view, 20)
    assert steps == [1, 1, -1]


def test_in_set_up_it_is_not_the_boards(view: BoardView, steps: list[int]) -> None:
    view.set_editing(True)
    turn(view, -120)
    assert steps == []


@pytest.fixture
def elsewhere(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def test_a_piece_goes_home_if_the_button_went_up_elsewhere(
    view: BoardView, mouse: Mouse, heard: Heard, elsewhere: QWidget
) -> None:
    mouse.press("c4")
    mouse.move("d5")
    QTest.mouseRelease(elsewhere, LEFT)
    mouse.hover("f4")
    item = view._board_scene.item_at("c4")
    assert item.pos() == view.square_center("c4")
    assert not view._hands.play.gestures.path
    assert not heard.moves
    mouse.click("c4", "d4")
    assert [str(move) for move in heard.moves] == ["c4-d4"]


def test_a_mark_is_not_drawn_if_the_button_went_up_elsewhere(
    view: BoardView, mouse: Mouse, elsewhere: QWidget
) -> None:
    mouse.press("c4", RIGHT)
    mouse.move("d5")
    QTest.mouseRelease(elsewhere, RIGHT)
    mouse.hover("f4")
    assert view._board_scene.drawn_marks == ()


def test_nothing_is_painted_once_the_button_went_up_elsewhere(
    view: BoardView, mouse: Mouse, elsewhere: QWidget
) -> None:
    painted: list[str] = []
    view.squareClicked.connect(lambda square, _button: painted.append(square))
    view.set_editing(True)
    view.set_pieces({})
    mouse.press("c4")
    mouse.move("c5")
    before = len(painted)
    assert before
    QTest.mouseRelease(elsewhere, LEFT)
    mouse.hover("c8")
    assert len(painted) == before
