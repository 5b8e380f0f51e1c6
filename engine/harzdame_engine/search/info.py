"""Limits of a search and its findings: plain records."""

from typing import NamedTuple

from harzdame_engine.game.move import Color, Move


class Clock(NamedTuple):
    """The mover's clock; times in seconds.

    `remaining` includes the `increment` of this move. `moves_to_go`: the moves
    until more time is added; None if it has to last for the game. The first
    `delay` of every move is free. Behind `remaining` every move has a `period`
    of its own, of which nothing is kept; it is what there is when none remains.
    """

    remaining: float
    increment: float = 0.0
    moves_to_go: int | None = None
    delay: float = 0.0
    period: float = 0.0

    @property
    def allowance(self) -> float:
        """The seconds after which the move is late, or uses up more than one period."""
        return self.remaining + self.delay + self.period

    @property
    def plain(self) -> "Clock":
        """The nearest clock without delay and periods, for programs that know neither.

        What is there for this move is all in `remaining`; what comes with every
        move is in `increment`, or, where nothing else is left, in this move's time.
        """
        if not self.remaining and self.period:
            return Clock(self.allowance, 0.0, 1)
        return Clock(self.allowance, self.increment + self.delay + self.period, self.moves_to_go)


MOST_NODES = 10**15
MOST_SECONDS = 10**8
"""The largest limits worth setting, for whoever reads them from text: searches of years."""


class Limit(NamedTuple):
    """The limits of a search, whichever comes first; without any it ends only when stopped.

    `time` in seconds, `depth` in plies, `nodes` as a count; with a `clock` the
    engine manages its time.
    """

    time: float | None = None
    depth: int | None = None
    nodes: int | None = None
    clock: Clock | None = None


class Score(NamedTuple):
    """A judgement from the mover's side.

    `centipieces`: hundredths of a man. `plies_to_end`: the plies to the end of
    the game if the search saw it, positive if the mover wins, negative if it
    loses, 0 if the game is over; else None.
    """

    centipieces: int
    plies_to_end: int | None = None

    @property
    def wins(self) -> bool | None:
        """Whether the mover wins, or has won, the game whose end the search saw; None: it saw none."""
        if self.plies_to_end is None:
            return None
        return self.plies_to_end > 0 or (self.plies_to_end == 0 and self.centipieces > 0)

    @property
    def turned(self) -> "Score":
        """The score from the other side."""
        return Score(-self.centipieces, None if self.plies_to_end is None else -self.plies_to_end)

    def pov(self, viewer: Color, mover: Color) -> "Score":
        """The same from the point of view of `viewer`, where `mover` is the side that it was judged for."""
        return self if viewer is mover else self.turned

    def __str__(self) -> str:
        if self.plies_to_end is not None:
            return f"{'+' if self.wins else '−'}#{(abs(self.plies_to_end) + 1) // 2}"
        return f"{self.centipieces / 100:+.2f}".replace("-", "−")


class Line(NamedTuple):
    """A principal variation: `pv` is empty when there is no legal move.

    `is_scored`: the score is told; one of a program that tells none is 0.
    """

    score: Score
    pv: tuple[Move, ...]
    is_scored: bool = True


class Info(NamedTuple):
    """The findings of a search so far.

    `depth`: the last one finished, `selective_depth`: that of the deepest line
    looked at, both in plies. `lines`: best first, at least one. `time` in
    seconds. `table_fill`: the share of the transposition table that this
    search has filled, from 0 to 1. `from_book`, `from_tables`: nothing was
    searched, because the opening book or the endgame tables had the answer.
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
    def score(self) -> "Score":
        """The score of the best line."""
        return self.lines[0].score

    @property
    def pv(self) -> tuple[Move, ...]:
        """The moves of the best line."""
        return self.lines[0].pv

    @property
    def best(self) -> Move | None:
        """The move to play."""
        return self.pv[0] if self.pv else None

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return round(self.nodes / self.time) if self.time > 0 else 0
