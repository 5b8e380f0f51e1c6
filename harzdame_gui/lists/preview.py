"""The preview beside a list: the game with the cursor on a small board, read off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from harzdame_engine import GameTree, Move, Node, Position
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.widgets.replay_board import ReplayBoard


class PreviewLine(NamedTuple):
    """The positions and moves of a game, and the number of moves before the position shown; None: all."""

    positions: tuple[Position, ...] = ()
    moves: tuple[Move, ...] = ()
    ply: int | None = None
    flipped: bool = False


def line_of(tree: GameTree | None, at: Node | None = None, *, flipped: bool = False) -> PreviewLine:
    """The line of a tree through `at`, which is shown; else its main line. None where there is no tree."""
    if tree is None:
        return PreviewLine()
    nodes = tree.mainline() if at is None else tree.line_through(at)
    moves = tuple(node.move for node in nodes if node.move is not None)
    ply = None if at is None else nodes.index(at)
    return PreviewLine(tuple(node.position for node in nodes), moves, ply, flipped)


class ListPreview(QObject):
    """Shows the line that was asked for last.

    *Signals*
    shown(bool): a line is shown now; False: none.
    """

    shown = Signal(bool)

    def __init__(self, jobs: Jobs, board: ReplayBoard) -> None:
        super().__init__(board)
        self._jobs = jobs
        self._board = board
        self._job: Job | None = None

    def show(self, read: Callable[[Job], PreviewLine] | None) -> None:
        """Have a line read and shown, whose board stays as it is until then; None: show none."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        if read is None:
            self._show(PreviewLine(), shown=False)
            return
        self._job = job = self._jobs.run(partial(_read_if_there, read), lane=Lane.PREVIEWS)
        hear(
            self,
            job,
            finished=lambda line: self._on_read(job, line),
            failed=lambda _error: self._on_read(job, PreviewLine()),
        )

    def _on_read(self, job: Job, line: PreviewLine) -> None:
        if job is self._job:
            self._job = None
            self._show(line, shown=True)

    def _show(self, line: PreviewLine, *, shown: bool) -> None:
        self._board.show_line(*line)
        self.shown.emit(shown)


def _read_if_there(read: Callable[[Job], PreviewLine], job: Job) -> PreviewLine:
    """The line, or none of what cannot be read any more: by then nobody may be left to hear why."""
    try:
        return read(job)
    except (OSError, ValueError):
        return PreviewLine()
