"""What a search is asked for and what it answers: plain records."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.move import Move


class Limit(NamedTuple):
    """When a search ends, whichever comes first; all None: only when stopped.

    `time` in seconds, `depth` in plies, `nodes` as a count.
    """

    time: float | None = None
    depth: int | None = None
    nodes: int | None = None


class Score(NamedTuple):
    """A judgement from the mover's side.

    `centipieces`: hundredths of a man. `plies_to_end`: when the search saw
    the end of the game, the number of plies to it, positive if the mover wins,
    negative if the mover loses (0: has already lost); else None.
    """

    centipieces: int
    plies_to_end: int | None = None

    def __str__(self) -> str:
        if self.plies_to_end is not None:
            return f"{'+' if self.plies_to_end > 0 else '−'}#{(abs(self.plies_to_end) + 1) // 2}"
        return f"{self.centipieces / 100:+.2f}".replace("-", "−")


class Info(NamedTuple):
    """A search's findings so far: after each finished depth, and at the end.

    `depth` in plies, `time` in seconds, `nodes` as a count, `pv` the principal
    variation, empty when there is no legal move.
    """

    depth: int
    score: Score
    nodes: int
    time: float
    pv: tuple[Move, ...]

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return round(self.nodes / self.time) if self.time > 0 else 0

    @property
    def best(self) -> Move | None:
        """The move to play."""
        return self.pv[0] if self.pv else None
