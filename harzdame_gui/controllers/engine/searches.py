"""A search as it is asked for, and the engines that carry it out: what happens on the search thread.

It knows neither threads nor signals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import getrandbits
from typing import NamedTuple

from harzdame_engine import Engine, Info, Level, Limit, Position, StopToken
from harzdame_engine.books.cache import BookCache
from harzdame_engine.books.repertoire import Repertoire

OVERTIME = 5.0
"""Seconds that a search may exceed its own time limit before it is told to stop."""


class Power(NamedTuple):
    """What a search at full strength may use: MiB for its table, and threads."""

    memory_mb: int = 64
    threads: int = 1


_WEAKER_POWER = Power(memory_mb=4, threads=1)
"""Enough for the positions that the weaker levels look at; it is cleared before each of their moves."""


@dataclass(eq=False, slots=True)
class Search:
    """One request, known to its asker by `token`. The search thread writes `started`, nothing else.

    With a `book_margin` a move from the opening book will do: see `OpeningBook.choose`.
    """

    position: Position
    limit: Limit
    level: Level | None = None
    history: tuple[Position, ...] = ()
    lines: int = 1
    book_margin: int | None = None
    token: StopToken = field(default_factory=StopToken)
    dropped: bool = False
    interrupted: bool = False
    started: float | None = None
    stopped: float | None = None
    _run: StopToken = field(init=False)

    def __post_init__(self) -> None:
        self._run = self.token

    @property
    def run_token(self) -> StopToken:
        """Ends the run in progress; a search that was interrupted gets another."""
        return self._run

    def stop(self) -> None:
        """End the run in progress."""
        self._run.stop()
        self.stopped = self.stopped or time.monotonic()

    def renew(self) -> None:
        """Make it ready to be run again."""
        self._run = StopToken()
        self.interrupted = False
        self.started = self.stopped = None

    def exceeds_limit(self, now: float) -> bool:
        """Whether it takes far longer than it was allowed."""
        if self.started is None or self.limit.time is None:
            return False
        return now - self.started > self.limit.time + OVERTIME


class Engines:
    """The engine at full strength, and another for the weaker levels; each is made when first needed.

    They are two because what a search at full strength remembers, as for a
    hint, would make the opponent stronger than it was set. The weaker levels
    have one thread, so that a level is equally strong on every machine.
    """

    def __init__(self, make_engine: Callable[[], Engine], books: BookCache | None = None) -> None:
        self._make_engine = make_engine
        self._repertoire = Repertoire(books.book if books is not None else lambda _rules: None)
        self._engines: dict[bool, Engine] = {}

    def run(self, search: Search, power: Power, tell: Callable[[Info], None]) -> Info:
        """One blocking native call, which releases the GIL, unless the opening book has a move."""
        search.started = time.monotonic()
        full = search.level is None or search.level.full
        return self._repertoire.reply(
            search.position,
            lambda: self._engine(full, power).analyse(
                search.position,
                search.limit,
                on_info=tell,
                stop=search.run_token,
                history=search.history,
                level=search.level,
                seed=0 if full else getrandbits(31),  # a weaker level varies its play
                lines=search.lines,
            ),
            margin=search.book_margin,
            history=search.history,
            level=search.level,
        )

    def _engine(self, full: bool, power: Power) -> Engine:
        if full not in self._engines:
            self._engines[full] = self._make_engine()
        engine = self._engines[full]
        memory_mb, threads = power if full else _WEAKER_POWER
        engine.configure(hash_mb=memory_mb, threads=threads)
        return engine
