"""A storm: as many puzzles as possible in three minutes, ever harder ones; mistakes cost time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from harzdame_engine.puzzles.puzzle import Puzzle
from PySide6.QtCore import QObject, QTimer, Signal, Slot

SECONDS = 180.0
PENALTY = 10.0
"""Seconds that a mistake costs."""
_TICK_MS = 100


class Storm(QObject):
    """Counts and keeps the time; the puzzles are shown by somebody else, who reports what became of each.

    Signals:
        ticked(): the time is another.
        ended(): the time is up, or no puzzle is left.
    """

    ticked = Signal()
    ended = Signal()

    def __init__(
        self,
        puzzles: Sequence[Puzzle],
        parent: QObject | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._puzzles = list(puzzles)
        self._clock = clock
        self._until = clock() + SECONDS
        self.solved = 0
        self.failed: list[Puzzle] = []
        self.in_a_row = 0
        self.penalized = False
        """Whether the last puzzle cost time."""
        self.over = False
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def left(self) -> float:
        """Seconds left, never below zero."""
        return max(0.0, self._until - self._clock())

    def begin(self) -> None:
        """Let the time run."""
        self._until = self._clock() + SECONDS
        self._timer.start()

    def next(self) -> Puzzle | None:
        """The next puzzle; None: it is over."""
        if not self._puzzles:
            self.end()
        return None if self.over else self._puzzles.pop(0)

    def note(self, puzzle: Puzzle, points: float) -> None:
        """Count a puzzle; one that was not solved costs time."""
        if self.over:
            return
        self.penalized = points < 1
        if self.penalized:
            self.failed.append(puzzle)
            self.in_a_row = 0
            self._until -= PENALTY
        else:
            self.solved += 1
            self.in_a_row += 1
        self._tick()

    def end(self) -> None:
        """End it now."""
        if not self.over:
            self.over = True
            self._timer.stop()
            self.ended.emit()

    @Slot()
    def _tick(self) -> None:
        self.ticked.emit()
        if self.left <= 0:
            self.end()
