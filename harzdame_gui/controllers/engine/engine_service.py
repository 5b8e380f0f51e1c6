"""The service of searches: several at once, by priority, on no more threads than the settings allow.

It knows positions and limits, not games, players or whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from harzdame_engine import Info, Level, Limit, Position
from harzdame_engine.search.styles import Style
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.engine.patience import Patience
from harzdame_gui.controllers.engine.programs import Programs
from harzdame_gui.controllers.engine.searches import EngineKind, Power, Priority, Search, shares
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

if TYPE_CHECKING:
    from harzdame_engine import Engine

    from harzdame_gui.controllers.engine.engines import Engines

OVERTIME = 5.0
"""Seconds that a search may exceed its own time limit before it is stopped."""
GROWTH_PAUSE_MS = 300
"""The time for which threads must be free before a search is interrupted to go on with more of them: between
two searches of a review there is a moment without any."""


class _Run(NamedTuple):
    """A search under way; one that yields has several, one after another."""

    job: Job
    engine: Engine
    threads: int


class EngineService(QObject):
    """Decides which searches run, and with how many threads.

    A search for a move interrupts analyses and reviews whose threads it needs;
    they go on afterwards, and what they found is still in the table. What has
    waited for long has a thread of its own from then on: see `Patience`.

    Searches can be asked for from the first; without `engines` they wait for `begin`.

    Signals:
        infoArrived(Search, Info): progress, as often as the engine reports it.
        finished(Search, Info): the search is over.
        failed(Search, str): it raised, or hung and was given up.
        gaveUp(str): a search whose result is no longer wanted did not stop.
    """

    infoArrived = Signal(object, object)
    finished = Signal(object, object)
    failed = Signal(object, str)
    gaveUp = Signal(str)

    def __init__(
        self,
        jobs: Jobs,
        engines: Engines | None = None,
        parent: QObject | None = None,
        *,
        programs: Programs | None = None,
    ) -> None:
        """`programs`: other engines that may play and analyse; None: there are none."""
        super().__init__(parent)
        self.jobs = jobs
        self.programs = programs or Programs(None, jobs, self)
        self.visitors: dict[str, Callable[[Any, QObject], Any]] = {}
        """Players from elsewhere: made for a description whose `program` is this name."""
        self._engines = engines
        self._power = Power()
        self._searches: list[Search] = []
        self._runs: dict[Search, _Run] = {}
        self._rivals = 0
        self._closed = False
        self._patience = Patience()
        self._overdue = QTimer(self, singleShot=True)
        self._overdue.timeout.connect(self._share_out)
        self._growth = QTimer(self, singleShot=True, interval=GROWTH_PAUSE_MS)
        self._growth.timeout.connect(self._grow)

    @property
    def searches(self) -> tuple[Search, ...]:
        """The searches that are not yet answered, in the order in which they were asked for."""
        return tuple(self._searches)

    @property
    def threads(self) -> int:
        """The number of threads that search now."""
        return sum(run.threads for run in self._runs.values())

    def set_power(self, power: Power) -> None:
        """Set what searches may use from now on; those for a move that are under way keep what they have."""
        self._power = power
        self._share_out()

    def set_rivals(self, count: int) -> None:
        """Leave analyses a fair share of the threads beside so many other engines that analyse."""
        if count != self._rivals:
            self._rivals = count
            self._share_out()

    def begin(self, engines: Engines) -> None:
        """Carry out the searches by `engines`, those first that have been waiting for them."""
        self._engines = engines
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
        style: Style | None = None,
    ) -> Search:
        """Search `position`; `history` holds the earlier positions of its game.

        With a `book_margin` the answer may come from the opening book: see `OpeningBook.choose`.

        Raises:
            RuntimeError: the service was shut down.
        """
        if self._closed:
            raise RuntimeError("the engine service was shut down")
        search = Search(position, limit, priority, level, history, lines, book_margin, style)
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
        """Interrupt what has more threads than it should have, and start what finds enough of them free."""
        if self._engines is None:
            return
        owed = self._patience.owed
        given = self._given(owed)
        for search, run in self._runs.items():
            if search.yields and given.get(search, 0) < run.threads and run.job.stopped is None:
                run.job.cancel()
        strong = sum(search.kind is EngineKind.FULL and share > 0 for search, share in given.items())
        allowed = max(self._threads, sum(given.values()))
        for search, share in given.items():
            if search not in self._runs and 0 < share <= allowed - self.threads:
                memory = max(1, self._power.memory_mb // max(1, strong))
                self._start(self._engines, search, Power(memory, share))
        self._watch_those_that_wait(owed)
        if not any(self._growing(given)):
            self._growth.stop()
        elif not self._growth.isActive():
            self._growth.start()

    def _given(self, owed: Collection[Search | Priority]) -> dict[Search, int]:
        running = {search: run.threads for search, run in self._runs.items()}
        return shares(self._searches, running, self._threads, owed)

    def _growing(self, given: Mapping[Search, int]) -> Iterator[Job]:
        """The jobs of the searches that could have more threads than they have."""
        for search, run in self._runs.items():
            if search.yields and given.get(search, 0) > run.threads and run.job.stopped is None:
                yield run.job

    def _grow(self) -> None:
        """Interrupt what could have more threads; it goes on with them."""
        for job in tuple(self._growing(self._given(self._patience.owed))):
            job.cancel()

    def _watch_those_that_wait(self, owed: Collection[Search | Priority]) -> None:
        served = {search.turn for search in self._runs}
        there = {search.turn for search in self._searches}
        self._patience.note(there - served, there)
        if (seconds := self._patience.until_next(owed)) is None:
            self._overdue.stop()
        else:
            self._overdue.start(ceil(1000 * seconds))

    @property
    def _threads(self) -> int:
        """The threads for all searches. While one is for a move, other engines rest."""
        urgent = any(search.priority is Priority.PLAY for search in self._searches)
        return self._power.threads if urgent else max(1, self._power.threads // (1 + self._rivals))

    def _start(self, engines: Engines, search: Search, power: Power) -> None:
        if not search.yields:
            self._patience.forgive([each for each in self._searches if not each.yields])  # their queue moves
        engine = engines.take(search.kind)
        limit = search.limit.time
        job = self.jobs.run(
            engines.work(search, engine, power),
            time_limit=None if limit is None else limit + OVERTIME,
        )
        self._runs[search] = _Run(job, engine, power.threads)
        job.progress.connect(partial(self._on_progress, search))
        job.finished.connect(partial(self._on_finished, search))
        job.failed.connect(partial(self._on_failed, search))
        job.ended.connect(partial(self._on_ended, engines, search))
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

    def _on_ended(self, engines: Engines, search: Search) -> None:
        run = self._runs.pop(search)
        if not run.job.hung:
            engines.put_back(search.kind, run.engine)
        elif search in self._searches:
            self._on_failed(search, TimeoutError("the search could not be interrupted"))
        elif run.job.cancelled:
            self.gaveUp.emit("the search did not stop")
        self._share_out()
