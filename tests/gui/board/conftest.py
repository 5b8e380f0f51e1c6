"""A board on (an offscreen) screen, and a mouse that presses, drags and releases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from harzdame_engine import Move, Position, Square
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.motion.animation import Animator

#: One capture of three: c3xc5xe5xe7. The other pieces have plain moves that are not allowed.
CHAIN = "W:Wc3,a1,b2:Bc4,c6,d5,e6,h8,g8"
#: Two captures of three by the same king that end on the same squares: by b4 and g4, or by b5 and g5.
FORK = "W:WKb2:Bb3,d4,d5,g6"
#: One capture of four that ends where it begins.
ROUND_TRIP = "W:Wc3:Bc4,d5,e4,d3"


@dataclass
class Heard:
    """The signals of the board so far."""

    moves: list[Move] = field(default_factory=list)
    refused: list[tuple[Square, Square]] = field(default_factory=list)

    @property
    def paths(self) -> list[tuple[Square, ...]]:
        """The ways that the chosen moves go."""
        return [move.squares for move in self.moves]


@dataclass(frozen=True)
class Mouse:
    """Real mouse events on the board's viewport, by squares."""

    view: BoardView

    def point(self, place: Square | QPoint) -> QPoint:
        return place if isinstance(place, QPoint) else self.view.square_center(place).toPoint()

    def press(self, place: Square | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point(place))

    def move(self, place: Square | QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), self.point(place))

    def hover(self, place: Square | QPoint) -> None:
        """Come to a place without a button held; the pointer may have been there, where no event is sent."""
        for point in (self.point(place) + QPoint(3, 3), self.point(place)):
            QTest.mouseMove(self.view.viewport(), point)
            QCoreApplication.processEvents()

    def release(self, place: Square | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseRelease(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point(place))

    def click(self, *places: Square | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        for place in places:
            self.press(place, button)
            self.release(place, button)

    def drag(self, *places: Square | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.press(places[0], button)
        for place in places[1:]:
            self.move(place)
        self.release(places[-1], button)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    """A shown board at rest with a person to move, animations off."""
    board = BoardView()
    qtbot.addWidget(board)
    board.set_animation_speed(0)
    board.resize(480, 480)
    with qtbot.waitExposed(board):
        board.show()
    board.set_position(Position.start())
    board.set_playable(True)
    return board


@pytest.fixture
def mouse(view: BoardView) -> Mouse:
    return Mouse(view)


@pytest.fixture
def heard(view: BoardView) -> Heard:
    ears = Heard()
    view.moveChosen.connect(ears.moves.append)
    view.refused.connect(lambda origin, target: ears.refused.append((origin, target)))
    return ears


def frames(animator: Animator, every: int = 4) -> Iterator[None]:
    """Run what is under way to its end in steps of so many milliseconds, however busy the machine is."""
    clock = animator._clock
    clock.pause()
    while animator.running:
        clock.setCurrentTime(clock.currentTime() + every)
        yield


def only_move(position: Position) -> Move:
    (move,) = position.legal_moves()
    return move
