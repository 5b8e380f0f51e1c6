"""Requests for searches, and the division of the machine's cores among them.

It knows neither threads nor signals.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import NamedTuple

from harzdame_engine import Info, Level, Limit, Position
from harzdame_engine.search.styles import Style


class Priority(IntEnum):
    """The purposes of searches, the most urgent first."""

    PLAY = auto()  # a move, a hint, an answer: a person waits for it
    ANALYSIS = auto()  # of the position shown
    REVIEW = auto()  # of a game that was played


class Power(NamedTuple):
    """The resources of searches at full strength: MiB for the transposition table, and threads."""

    memory_mb: int = 64
    threads: int = 1


class EngineKind(Enum):
    """The kinds of engines that carry out searches; none learns what another kind has found."""

    FULL = auto()  # play at full strength and analysis, which profit from one another
    WEAKER = auto()  # what the others remember would make it stronger than it was set
    REVIEW = auto()  # many short searches, which would fill the table of the game on the board


@dataclass(eq=False, repr=False, slots=True)
class Search:
    """One request; every signal about it carries it.

    With a `book_margin` a move from the opening book will do: see `OpeningBook.choose`.
    `info` is what was found last: with depth, nodes per second and table fill.
    """

    position: Position
    limit: Limit
    priority: Priority
    level: Level | None = None
    history: tuple[Position, ...] = ()
    lines: int = 1
    book_margin: int | None = None
    style: Style | None = None
    hurried: bool = False
    info: Info | None = None

    @property
    def kind(self) -> EngineKind:
        """The kind of engine that it needs."""
        if self.level is not None and not self.level.full:
            return EngineKind.WEAKER
        return EngineKind.REVIEW if self.priority is Priority.REVIEW else EngineKind.FULL

    @property
    def turn(self) -> Search | Priority:
        """What takes its turn when it gets a thread: reviews as one, any other search for itself."""
        return self.priority if self.priority is Priority.REVIEW else self

    @property
    def yields(self) -> bool:
        """Whether it may be interrupted, to go on with more threads, fewer, or later."""
        return self.priority is not Priority.PLAY

    def share_of(self, threads: int, rivals: int) -> int:
        """The number of remaining threads that it takes, beside `rivals` that have none yet.

        A weaker level has one, to be equally strong on every machine. So has a
        review: threads of one search repeat some of each other's work.
        """
        if self.kind is not EngineKind.FULL:
            return min(1, threads)
        return threads if self.priority is Priority.PLAY else -(-threads // (rivals + 1))


def shares(
    searches: Iterable[Search],
    running: Mapping[Search, int],
    threads: int,
    owed: Collection[Search | Priority] = (),
) -> dict[Search, int]:
    """The threads of each search, in the order in which they are given out, all in all `threads`.

    A search for a move keeps those with which it is `running`, a new one gets all
    that are left; of what is left then, analyses get equal shares, of which the
    reviews have one together. The turns that are `owed` a thread, having waited
    for long, get one beyond all others where there would be none.
    """
    order = sorted(
        searches, key=lambda search: (search.priority, search.yields or search not in running)
    )  # the earlier before the later
    given: dict[Search, int] = {}
    served: set[Search | Priority] = set()
    for number, search in enumerate(order):
        left = max(0, threads - sum(given.values()))
        rivals = {other.turn for other in order[number + 1 :]}
        kept = None if search.yields else running.get(search)
        share = search.share_of(left, len(rivals)) if kept is None else kept
        given[search] = share or int(search.turn in owed and search.turn not in served)
        if given[search]:
            served.add(search.turn)
    return given
