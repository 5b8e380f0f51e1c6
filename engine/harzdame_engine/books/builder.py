"""Makes a book, or makes one larger: chooses positions, has them searched, writes what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from threading import local
from types import TracebackType

from harzdame_engine.books.book_file import BookRecord, BookWriter, Row, check_game
from harzdame_engine.books.entries import final_score
from harzdame_engine.books.graph import BookGraph, InconsistentBook, children, replayed
from harzdame_engine.files.errors import BookError, BookProblem
from harzdame_engine.game.position import Position
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.engine import Engine, StopToken
from harzdame_engine.search.evaluation import INSTALLED, evaluation_of
from harzdame_engine.search.info import Limit
from harzdame_engine.version import version

_BATCH = 4
"""Positions expanded together: a number of its own, so that no book depends on the number of threads."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How positions are judged and chosen: `evaluation` for `evaluation_of`, the others as `BookRecord`."""

    evaluation: str = INSTALLED
    nodes: int = 300_000
    deviation: int = 10


def grow_book(
    path: Path,
    start: Position,
    plan: Plan,
    *,
    positions: int,
    threads: int,
    on_progress: Callable[[int], None],
    interrupted: Callable[[], bool],
) -> int:
    """Make the book at `path`, or the one that is there larger, until it has so many positions.

    What was written before an interruption is kept, and going on later leads
    to the same book. `on_progress` hears of how many positions there are, at
    first of those that there were.

    Returns:
        How many there are; fewer than wanted when interrupted, or when no line is left to follow.

    Raises:
        BookError: the file cannot be written, is damaged or was made otherwise.
        WeightsError: the evaluation named holds no weights for this game.
    """
    record = _record(start, plan)
    with BookWriter(path) as writer, Searchers(threads, plan.nodes, plan.evaluation) as searchers:
        if writer.record is None:
            own = searchers.scores({0: start}, lambda _done: None, interrupted)
            if own is None:
                return 0
            graph = BookGraph(start, own[0], plan.deviation)
            writer.write(record, graph.rows())
        else:
            _check(path, writer.record, start, record)
            graph = _replayed(path, start, writer.rows, plan.deviation)
        on_progress(len(graph.nodes))
        while len(graph.nodes) < positions and _grow(graph, searchers, on_progress, interrupted):
            writer.write(record, graph.rows())
        writer.pack()
        return len(graph.nodes)


def _grow(
    graph: BookGraph,
    searchers: Searchers,
    on_progress: Callable[[int], None],
    interrupted: Callable[[], bool],
) -> bool:
    """Expand a few more positions; False: there are none, or it was interrupted."""
    families = [(leaf, children(leaf.position)) for leaf in graph.cheapest_leaves(_BATCH)]
    fresh = {key: child for _, family in families for key, child in family.items() if key not in graph.nodes}
    before = len(graph.nodes)
    own = searchers.scores(fresh, lambda done: on_progress(before + done), interrupted)
    if own is None:
        return False
    for leaf, family in families:
        graph.expand(leaf, family, own)
    return bool(families)


def _replayed(path: Path, start: Position, rows: list[Row], deviation: int) -> BookGraph:
    try:
        return replayed(start, rows, deviation)
    except InconsistentBook as error:
        raise BookError(path, BookProblem.DAMAGED, str(error)) from None


def _check(path: Path, made: BookRecord, start: Position, wanted: BookRecord) -> None:
    """See that a book was begun by the same plan, for the same game."""
    check_game(path, made, start.rules)
    for name in ("evaluation", "nodes", "deviation"):
        was, now = getattr(made, name), getattr(wanted, name)
        if was != now:
            raise BookError(path, BookProblem.OTHER_PLAN, f"{name} {was}, not {now}")


def _record(start: Position, plan: Plan) -> BookRecord:
    rules = start.rules
    return BookRecord(
        game=rules.id,
        rules=fingerprint(rules),
        version=version(),
        evaluation=evaluation_of(rules, plan.evaluation).name,
        nodes=plan.nodes,
        deviation=plan.deviation,
        date=date.today().isoformat(),
    )


_HASH_MB = 16
_HEARD = 0.1
"""Seconds after which an interruption is noticed at the latest."""


class Searchers:
    """So many threads, as a context.

    Every position is searched by an engine that remembers nothing, so that
    scores depend neither on the number of threads nor on what came before.
    """

    def __init__(self, threads: int, nodes: int, evaluation: str) -> None:
        """`nodes`: for which each position is searched; `evaluation` as `evaluation_of` takes it."""
        self._limit = Limit(nodes=nodes)
        self._pool = ThreadPoolExecutor(threads)
        self._evaluation = evaluation
        self._own = local()

    def __enter__(self) -> Searchers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def scores(
        self,
        positions: Mapping[int, Position],
        on_progress: Callable[[int], None],
        interrupted: Callable[[], bool],
    ) -> dict[int, int] | None:
        """Of each position, for its mover; None if interrupted. `on_progress` hears of how many are done."""
        tokens = [StopToken() for _ in positions]
        futures = [
            self._pool.submit(self._score, position, token)
            for position, token in zip(positions.values(), tokens, strict=True)
        ]
        waiting = set(futures)
        while waiting:
            _, waiting = wait(waiting, timeout=_HEARD)
            if interrupted():
                for token in tokens:
                    token.stop()
                return None
            on_progress(len(futures) - len(waiting))
        return {key: future.result() for key, future in zip(positions, futures, strict=True)}

    def _score(self, position: Position, stop: StopToken) -> int:
        final = final_score(position)
        if final is not None:
            return final
        if not hasattr(self._own, "engine"):
            self._own.engine = Engine(_HASH_MB, evaluation=self._evaluation)
        engine: Engine = self._own.engine
        engine.new_game()
        return engine.analyse(position, self._limit, stop=stop).score.centipieces
