"""The commands of a board in a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction

from harzdame_gui.access.commands import AccessCommands
from harzdame_gui.access.walking import lead_to
from harzdame_gui.board import BoardView
from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands
from harzdame_gui.commands.main_commands import MainCommands

_ALL = 10_000
"""More moves than a line has."""


class BoardCommands(Commands):
    """The ways through a line, the other side of the board, and the field for moves.

    A window that shows a board declares its own beside them.
    """

    to_start = Command(QT_TR_NOOP("To the start"), "Home", icon="first")
    back = Command(QT_TR_NOOP("One move back"), "Left", icon="previous", repeats=True)
    on = Command(QT_TR_NOOP("One move on"), "Right", icon="next", repeats=True)
    to_end = Command(QT_TR_NOOP("To the end"), "End", icon="last")
    flip = MainCommands.flip
    type_move = Command(QT_TR_NOOP("Type a move"), "M")
    to_board = AccessCommands.to_board

    @property
    def steps(self) -> tuple[QAction, ...]:
        """The ways through a line, from the start to the end."""
        return self.to_start, self.back, self.on, self.to_end

    def serve(self, *boards: BoardView, step: Callable[[int], None]) -> None:
        """Turn boards over, and go through a line by keys, by buttons and by the wheel.

        `step` goes so many moves on, or back if that is negative, as far as there are any.
        """
        for action, by in zip(self.steps, (-_ALL, -1, 1, _ALL), strict=True):
            action.triggered.connect(partial(_go, step, by))
        for board in boards:
            self.to_board.triggered.connect(partial(_go_to, board))
            board.stepped.connect(step)
            self.flip.triggered.connect(board.flip)


def _go(step: Callable[[int], None], by: int, _checked: bool = False) -> None:
    step(by)


def _go_to(board: BoardView, _checked: bool = False) -> None:
    lead_to(board)
