"""What a search is asked for and what it answers: plain records."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import Color, Move


class Clock(NamedTuple):
    """The mover's clock. Times in seconds.

    `remaining`: what it shows, the `increment` of this move included.
    `moves_to_go`: until more time is added; None: it has to last for the game.
    """

    remaining: float
    increment: float = 0.0
    moves_to_go: int | None = None


class Limit(NamedTuple):
    """When a search ends, whichever comes first; all None: only when stopped.

    `time` in seconds, `depth` in plies, `nodes` as a count; of a `clock` the
    engine spends what seems right.
    """

    time: float | None = None
    depth: int | None = None
    nodes: int | None = None
    clock: Clock | None = None


class Score(NamedTuple):
    """A judgement from the mover's side.

    `centipieces`: hundredths of a man. `plies_to_end`: when the search saw
    the end of the game, the number of plies to it, positive if the mover wins,
    negative if the mover loses (0: has already lost); else None.
    """

    centipieces: int
    plies_to_end: int | None = None

    @property
    def turned(self) -> Score:
        """The same from the other side."""
        return Score(-self.centipieces, None if self.plies_to_end is None else -self.plies_to_end)

    def pov(self, viewer: Color, mover: Color) -> Score:
        """The same from the point of view of `viewer`, where `mover` is the side that it was judged for."""
        return self if viewer is mover else self.turned

    def __str__(self) -> str:
        if self.plies_to_end is not None:
            return f"{'+' if self.plies_to_end > 0 else '−'}#{(abs(self.plies_to_end) + 1) // 2}"
        return f"{self.centipieces / 100:+.2f}".replace("-", "−")


class Line(NamedTuple):
    """A principal variation: `pv` is empty when there is no legal move."""

    score: Score
    pv: tuple[Move, ...]


class Info(NamedTuple):
    """A search's findings so far.

    `depth`: the last finished one, `selective_depth`: of the deepest line
    looked at, both in plies. `lines`: best first, at least one. `time` in
    seconds, `nodes` as a count, `table_fill`: the share of the transposition
    table that this search has filled, from 0 to 1. What an opening book says
    is told in the same form, `from_book`; nothing was searched then, nor where
    endgame tables knew every move, `from_tables`.
    """

    depth: int
    selective_depth: int
    lines: tuple[Line, ...]
    nodes: int
    time: float
    table_fill: float
    from_book: bool = False
    from_tables: bool = False

    @property
    def score(self) -> Score:
        """Of the best line."""
        return self.lines[0].score

    @property
    def pv(self) -> tuple[Move, ...]:
        """The best line."""
        return self.lines[0].pv

    @property
    def best(self) -> Move | None:
        """The move to play."""
        return self.pv[0] if self.pv else None

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return round(self.nodes / self.time) if self.time > 0 else 0
