"""The service of searches: several at once, by priority, on no more threads than the settings allow.

It knows positions and limits, not games, players or whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from harzdame_engine import Engine, Info, Level, Limit, Position
from harzdame_engine.books.cache import BookCache
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engines import Engines
from harzdame_gui.controllers.engine.searches import EngineKind, Power, Priority, Search, shares
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

OVERTIME = 5.0
"""Seconds that a search may exceed its own time limit before it is told to stop."""


class _Run(NamedTuple):
    """A search under way; one that yields has several, one after another."""

    job: Job
    engine: Engine
    threads: int


class EngineService(QObject):
    """Decides which searches run, and with how many threads.

    A search for a move interrupts analyses and reviews whose threads it needs;
    they go on afterwards, and what they found is still in the table.

    Signals:
        infoArrived(Search, Info): progress, as often as the engine tells it.
        finished(Search, Info): the search is over.
        failed(Search, str): it raised, or hung and was given up.
        gaveUp(str): a search that nobody waits for any more did not stop.
    """

    infoArrived = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, str)
    gaveUp = Signal(str)

    def __init__(
        self,
        jobs: Jobs,
        make_engine: Callable[[], Engine] = Engine,
        books: BookCache | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.jobs = jobs
        self._engines = Engines(make_engine, books)
        self._power = Power()
        self._searches: list[Search] = []
        self._runs: dict[Search, _Run] = {}
        self._closed = False

    @property
    def searches(self) -> tuple[Search, ...]:
        """What is asked for and not yet answered, in the order in which it was asked."""
        return tuple(self._searches)

    @property
    def threads(self) -> int:
        """How many threads search now."""
        return sum(run.threads for run in self._runs.values())

    def set_power(self, power: Power) -> None:
        """What searches may use from now on; those for a move that are under way keep what they have."""
        self._power = power
        self._share_out()

    def analyse(
        self,
        position: Position,
        limit: Limit,
        level: Level | None = None,
        history: tuple[Position, ...] = (),
        *,
        priority: Priority,
        lines: int = 1,
        book_margin: int | None = None,
    ) -> Search:
        """Search `position`; `history` holds the earlier positions of its game.

        With a `book_margin` the answer may come from the opening book: see `OpeningBook.choose`.

        Raises:
            RuntimeError: the service was shut down.
        """
        if self._closed:
            raise RuntimeError("the engine service was shut down")
        search = Search(position, limit, priority, level, history, lines, book_margin)
        self._searches.append(search)
        self._share_out()
        return search

    def stop(self, search: Search) -> None:
        """End this search; nothing more is heard of it. Harmless when it has ended already."""
        if search in self._searches:
            self._searches.remove(search)
            if search in self._runs:
                self._runs[search].job.cancel()
            self._share_out()

    def hurry(self, search: Search) -> None:
        """End this search as soon as may be and report what it found so far, by `finished`."""
        search.hurried = True
        if search in self._searches and search in self._runs:
            self._runs[search].job.hurry()

    def shut_down(self) -> None:
        """Stop everything, for good; the jobs join the threads."""
        self._closed = True
        for search in self.searches:
            self.stop(search)

    def _share_out(self) -> None:
        """Interrupt what has other threads than it should have, and start what finds enough of them free."""
        running = {search: run.threads for search, run in self._runs.items()}
        given = shares(self._searches, running, self._power.threads)
        for search, run in self._runs.items():
            if search.yields and given.get(search) != run.threads and run.job.stopped is None:
                run.job.cancel()
        strong = sum(search.kind is EngineKind.FULL and share > 0 for search, share in given.items())
        for search, share in given.items():
            if search not in self._runs and 0 < share <= self._power.threads - self.threads:
                self._start(search, Power(max(1, self._power.memory_mb // max(1, strong)), share))

    def _start(self, search: Search, power: Power) -> None:
        engine = self._engines.take(search.kind)
        limit = search.limit.time
        job = self.jobs.run(
            self._engines.work(search, engine, power),
            time_limit=None if limit is None else limit + OVERTIME,
        )
        self._runs[search] = _Run(job, engine, power.threads)
        job.progress.connect(partial(self._on_progress, search))
        job.finished.connect(partial(self._on_finished, search))
        job.failed.connect(partial(self._on_failed, search))
        job.ended.connect(partial(self._on_ended, search))
        if search.hurried:
            job.hurry()

    def _on_progress(self, search: Search, info: Info) -> None:
        search.info = info
        self.infoArrived.emit(search, info)

    def _on_finished(self, search: Search, info: Info) -> None:
        self._searches.remove(search)
        search.info = info
        self.finished.emit(search, info)

    def _on_failed(self, search: Search, error: Exception) -> None:
        self._searches.remove(search)
        self.failed.emit(search, str(error) or type(error).__name__)

    def _on_ended(self, search: Search) -> None:
        run = self._runs.pop(search)
        if not run.job.hung:
            self._engines.put_back(search.kind, run.engine)
        elif search in self._searches:
            self._on_failed(search, TimeoutError("the search could not be interrupted"))
        elif run.job.cancelled:
            self.gaveUp.emit("the search did not stop")
        self._share_out()
