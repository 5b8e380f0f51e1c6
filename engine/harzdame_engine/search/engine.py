"""The built-in player: runs the native search and puts its findings into plain records."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from harzdame_engine import _core
from harzdame_engine._core import FEATURES, StopToken
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.game.fen import BeyondPlayError
from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.machine import largest_table_mb
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.search.evaluation import INSTALLED, evaluation_of
from harzdame_engine.search.info import Info, Limit, Line, Score
from harzdame_engine.search.levels import Level, Weakness
from harzdame_engine.search.styles import Style
from harzdame_engine.search.time_budget import TimeBudget, time_budget

if TYPE_CHECKING:
    from harzdame_engine.endgames.cache import EndgameCache  # few who import the engine have tables

__all__ = ["FEATURES", "MOST_THREADS", "Engine", "StopToken"]

MOST_THREADS = 256


class Engine:
    """A search with its transposition table: one search at a time, which a second one is refused."""

    def __init__(
        self,
        hash_mb: int = 64,
        threads: int = 1,
        *,
        without: Collection[str] = (),
        evaluation: str = INSTALLED,
        on_problem: Callable[[WeightsError], None] = lambda _error: None,
        tables: EndgameCache | None = None,
    ) -> None:
        """`hash_mb` and `threads` as for `configure`.

        `without`: names from FEATURES to switch off, to measure their worth.
        `evaluation`: as for `evaluation_of`; if installed weights cannot be
        used, `on_problem` is called in the searching thread and the rules
        judge. `tables`: the endgame tables to play by at full strength.

        Raises:
            ValueError: this machine cannot have the size or number, or there is no such feature.
        """
        for name in without:
            if name not in FEATURES:
                raise ValueError(f"there is no search feature {name}; there are {', '.join(FEATURES)}")
        self._without = sorted(without)
        self._evaluation = evaluation
        self._on_problem = on_problem
        self._tables = tables
        self._hash_mb = 0
        self._threads = 0
        self._forgets = False
        self._sized = (0, 0)  # the search, by table and threads
        self._busy = threading.Lock()
        self._search: _core.Search | None = None
        self._rules_id = ""
        self.configure(hash_mb=hash_mb, threads=threads)

    def configure(self, *, hash_mb: int | None = None, threads: int | None = None) -> None:
        """Set the size of the transposition table in MiB and the number of threads, from the next search on.

        Raises:
            ValueError: this machine cannot have the size or number; nothing is changed.
        """
        hash_mb = self._hash_mb if hash_mb is None else hash_mb
        threads = self._threads if threads is None else threads
        if not 1 <= hash_mb <= largest_table_mb():
            raise ValueError(f"the table can have 1 to {largest_table_mb()} MiB here, not {hash_mb}")
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"there can be 1 to {MOST_THREADS} threads, not {threads}")
        self._hash_mb = hash_mb
        self._threads = threads

    def new_game(self) -> None:
        """Forget the findings of earlier searches, from the next search on."""
        self._forgets = True

    def analyse(
        self,
        position: Position,
        limit: Limit,
        *,
        on_info: Callable[[Info], None] | None = None,
        stop: StopToken | None = None,
        history: Sequence[Position] = (),
        level: Level | None = None,
        seed: int = 0,
        lines: int = 1,
        ponder: bool = False,
        style: Style | None = None,
    ) -> Info:
        """Search until `limit` or `stop`; blocks, without the GIL.

        `on_info` is called with findings in the calling thread, at most 20
        times a second, and always with the last. `history`: the positions
        before this one, oldest first. A `level` below full strength plays
        differently for each `seed`. `lines`: the number of principal
        variations. With `ponder` the time counts from `stop.ponder_hit()` on.
        A `style` chooses among moves of about the same worth; scores are told
        without it.
        On a new engine with one thread the result is always the same, unless
        time or `stop` ends the search.

        Raises:
            MemoryError: there is not enough memory for the table.
            WeightsError: the file of weights named is not usable for this game.
            RuntimeError: it is searching already.
            BeyondPlayError: the position has too many captures. A search that
                only comes to one of these ends there, with what it has found.
            KeyboardInterrupt: Ctrl+C was pressed, in the main thread.
        """
        with self._one_search(), _in_words():
            search = self._search_for(position)
            if self._tables is not None:
                search.use(self._tables.tables(position.rules).native)
            budget = _budget(limit)
            reader = _Reader(position)
            report = search.run(
                position=position._core,  # noqa: SLF001 - one package, one core
                history=[earlier.key for earlier in history],
                target=budget.target,
                most=budget.most,
                depth=_least(limit.depth, level.depth if level else None),
                nodes=_least(limit.nodes, level.nodes if level else None),
                lines=lines,
                ponder=ponder,
                handicap=_handicap(level.weakness if level else Weakness(), seed),
                stop=stop or StopToken(),
                listener=(lambda report: on_info(reader.info(report))) if on_info else None,
                preferences=style.preferences(position) if style else [],
            )
            return reader.info(report)

    @contextmanager
    def _one_search(self) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("an engine does one search at a time")
        try:
            yield
        finally:
            self._busy.release()

    def _search_for(self, position: Position) -> _core.Search:
        if self._search is None or self._rules_id != position.rules.id:
            self._search = None  # free its table before the next one is made
            native = native_rules(position.rules)
            evaluation = evaluation_of(position.rules, self._evaluation)
            if evaluation.problem:
                self._on_problem(evaluation.problem)
            self._search = native.width.Search(
                rules=native.rules,
                without=self._without,
                weights=evaluation.native,
            )
            self._rules_id = position.rules.id
            self._sized = (0, 0)
        wanted = (self._hash_mb, self._threads)
        if wanted != self._sized:
            self._search.resize(table_bytes=wanted[0] << 20, threads=wanted[1])
            self._sized = wanted
        if self._forgets:
            self._forgets = False
            self._search.forget()
        return self._search


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except _core.BeyondPlayError:
        raise BeyondPlayError from None


def _budget(limit: Limit) -> TimeBudget:
    """The time to aim at and the most to use, in seconds; 0 for no limit."""
    target, most = time_budget(limit.clock) if limit.clock else TimeBudget(0, 0)
    if limit.time is not None:
        most = min(most, limit.time) if most else limit.time
    return TimeBudget(target, most)


def _handicap(weakness: Weakness, seed: int) -> _core.Handicap:
    # a change of handicap clears the table, and without a weakness the seed makes no difference
    return _core.Handicap(**weakness._asdict(), seed=seed if weakness != Weakness() else 0)


def _least(*limits: int | None) -> int:
    """The least of the limits that are set; 0 if none is."""
    return min((limit for limit in limits if limit), default=0)


class _Reader:
    """Reads the core's reports on one position; a line that stays the same is named once."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._known: dict[tuple[tuple[int, int, int], ...], tuple[Move, ...]] = {}

    def info(self, report: _core.Report) -> Info:
        lines = tuple(Line(score_of(line.score), self._named(line.moves)) for line in report.lines)
        return Info(
            report.depth,
            report.selective_depth,
            lines,
            report.nodes,
            report.seconds,
            report.table_fill,
            from_tables=report.from_tables,
        )

    def _named(self, line: Sequence[_core.Move]) -> tuple[Move, ...]:
        key = tuple((move.origin, move.target, move.captured) for move in line)
        if key not in self._known:
            self._known[key] = self._position._named_line(line)  # noqa: SLF001
        return self._known[key]


def score_of(score: int) -> Score:
    """The score that the core writes as a number, with the plies to the end where it counts them."""
    if abs(score) < _core.SURE_WIN:
        return Score(score)
    plies = _core.WIN - abs(score)
    return Score(score, plies if score > 0 else -plies)
