"""The rows of a game as they are written: at once, or bit by bit where it is a huge one. Knows no widget."""

from __future__ import annotations

import time
from collections.abc import Iterator

from harzdame_engine import GameTree

from harzdame_gui.text.move_rows import Paragraph, Row, RowWriter, Signs, Word, WordKind

_AT_ONCE = 600
"""The moves that are written at once, in some 6 ms; few games have more."""


class GradualRows:
    """Writes the beginning of a game, and more of it in each call of `go_on`."""

    def __init__(self, sign: Signs) -> None:
        self._writer = RowWriter(sign)
        self._steps: Iterator[int] = iter(())
        self._closing: tuple[Row, ...] = ()
        self.done = True
        """Whether the whole game is written."""

    @property
    def rows(self) -> list[Row]:
        """What is written so far."""
        return [*self._writer.rows, *self._closing] if self.done else list(self._writer.rows)

    def begin(self, tree: GameTree, closing: str) -> None:
        """Begin to write a game, and how it ended; after each change of it anew."""
        self._steps, self.done = self._writer.steps(tree), False
        self._closing = (Paragraph((Word(closing, WordKind.RESULT, tree.root),)),) if closing else ()
        moves = 0
        while moves < _AT_ONCE and not self.done:
            moves += self._step()

    def go_on(self, seconds: float) -> None:
        """Write on for so long."""
        end = time.perf_counter() + seconds
        while not self.done and time.perf_counter() < end:
            self._step()

    def finish(self) -> None:
        """Write the rest, however much it is."""
        while not self.done:
            self._step()

    def forget(self) -> None:
        """Forget the words of the moves written so far: another game follows."""
        self._writer.forget()

    def _step(self) -> int:
        moves = next(self._steps, None)
        self.done = moves is None
        return moves or 0
