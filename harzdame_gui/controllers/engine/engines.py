"""The engines that carry out searches, each used by one search at a time.

Engines are kept with their tables for the next search of their kind, so that
the searches of a game profit from one another.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import getrandbits

from harzdame_engine import Engine, Info
from harzdame_engine.books.book_or_search import BookOrSearch
from harzdame_engine.books.cache import BookCache

from harzdame_gui.controllers.engine.searches import EngineKind, Power, Search
from harzdame_gui.controllers.work.job import Job

_WEAKER_MB = 4
"""Enough for the positions that the weaker levels search; it is cleared before each of their moves."""
_REVIEW_MB = 16
"""About what a short search of one thread fills."""


class Engines:
    """Makes an engine where none of a kind is idle, and finds moves in the opening book without any."""

    def __init__(self, make_engine: Callable[[], Engine], books: BookCache | None = None) -> None:
        self._make_engine = make_engine
        self._moves = BookOrSearch(books.book if books is not None else lambda _rules: None)
        self._idle: dict[EngineKind, list[Engine]] = {kind: [] for kind in EngineKind}

    @classmethod
    def bare(cls) -> Engines:
        """Engines without opening books and endgame tables."""
        return cls(Engine)

    def take(self, kind: EngineKind) -> Engine:
        """An engine for exclusive use until it is put back."""
        idle = self._idle[kind]
        return idle.pop() if idle else self._make_engine()

    def put_back(self, kind: EngineKind, engine: Engine) -> None:
        """The search is over; at full strength one idle table, the latest, is all there may be."""
        if kind is EngineKind.FULL:
            self._idle[kind].clear()
        self._idle[kind].append(engine)

    def work(self, search: Search, engine: Engine, power: Power) -> Callable[[Job], Info]:
        """The work of a job that carries out `search` by `engine`; `power` is for full strength."""
        if search.kind is EngineKind.WEAKER:
            power = power._replace(memory_mb=_WEAKER_MB)
        elif search.kind is EngineKind.REVIEW:
            power = power._replace(memory_mb=min(_REVIEW_MB, power.memory_mb))
        return partial(self._run, search, engine, power)

    def _run(self, search: Search, engine: Engine, power: Power, job: Job) -> Info:
        """One blocking native call, which releases the GIL, unless the opening book has a move."""

        def ask_engine() -> Info:
            engine.configure(hash_mb=power.memory_mb, threads=power.threads)
            return engine.analyse(
                search.position,
                search.limit,
                on_info=job.tell,
                stop=job.token,
                history=search.history,
                level=search.level,
                seed=getrandbits(31) if search.kind is EngineKind.WEAKER else 0,  # it varies its play
                lines=search.lines,
                style=search.style,
            )

        return self._moves.reply(
            search.position,
            ask_engine,
            margin=search.book_margin,
            history=search.history,
            level=search.level,
        )
