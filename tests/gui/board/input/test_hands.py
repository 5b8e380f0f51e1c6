"""The wheel over the board steps, however finely it turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from harzdame_gui.board import BoardView


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
