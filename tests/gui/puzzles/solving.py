"""A driver of the puzzle window: real clicks and keys in, and out what a person reads."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Move, Square
from harzdame_engine.puzzles.results import Attempt, Mode, Record, ResultsFile
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase
from harzdame_gui.controllers.puzzles.puzzle_service import FILE_NAME
from harzdame_gui.controllers.puzzles.trainer import Empty
from harzdame_gui.puzzles.room import PuzzleRoom
from tests.gui.driver import Driver

LONG = 60_000


class Solving:
    """The app with its puzzles open."""

    def __init__(self, driver: Driver) -> None:
        self.app = driver
        driver.ctrl(Qt.Key.Key_T)
        assert self.room.window.isVisible()
        self.wait(lambda: self.room.trainer.empty is not Empty.LOADING or self.room.trainer.exercise)

    @property
    def room(self) -> PuzzleRoom:
        room = self.app.app.workspace.rooms.puzzles.room
        assert room is not None
        return room

    @property
    def window(self) -> QWidget:
        return self.room.window

    @property
    def board(self) -> BoardView:
        return self.room.window.board

    @property
    def exercise(self) -> Exercise:
        exercise = self.room.trainer.exercise
        assert exercise is not None
        return exercise

    @property
    def said(self) -> str:
        """What the card says."""
        notice = self.room.window.task.card.notice
        return "" if notice is None else notice.message.spoken

    @property
    def asked(self) -> str:
        task = self.room.window.task
        return f"{task.title} {task._text.text()}".strip()

    @property
    def results(self) -> list[Record]:
        return ResultsFile(self.app.folder / FILE_NAME).read()

    @property
    def attempts(self) -> list[tuple[str, float]]:
        return [(each.puzzle, each.points) for each in self.results if isinstance(each, Attempt)]

    def wait(self, condition: Callable[[], object]) -> None:
        self.app.qtbot.waitUntil(lambda: bool(condition()), timeout=LONG)

    def rest(self) -> None:
        self.wait(lambda: not self.app.app.services.jobs.under_way)

    def click(self, *squares: Square) -> None:
        for square in squares:
            place = self.board.square_center(square).toPoint()
            QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def move(self, move: Move | str) -> None:
        """Play a move by clicks, once it is one's turn."""
        self.wait(lambda: self.exercise.phase is ExercisePhase.YOURS)
        known = self.exercise.position.parse_move(str(move))
        self.click(*known.squares)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        window = self.room.window
        if not window.isActiveWindow():
            window.activateWindow()
            QTest.qWaitForWindowActive(window)
        QTest.keyClick(window.focusWidget() or window, key, modifier)

    def press(self, text: str) -> None:
        for button in self.room.window.findChildren(QPushButton):
            if button.isVisible() and button.text().startswith(text):
                assert button.isEnabled()
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return
        raise AssertionError(f"there is no button {text!r}")

    def choose(self, mode: Mode) -> None:
        QTest.mouseClick(self.room.window.choice.button(mode), Qt.MouseButton.LeftButton)
        self.rest()
