"""Building of opening books: positions chosen, searched on several threads, and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from threading import local

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
"""Positions expanded together; fixed, so that a book does not depend on the number of threads."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a book: `evaluation` as `evaluation_of` takes it, the others as in `BookRecord`."""

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
    """Make or enlarge the book at `path` until it has so many `positions`.

    After an interruption it can be continued, and becomes the same book.
    `on_progress` is called with the number of positions, first with that of
    an earlier run.

    Returns:
        The number of positions: fewer than wanted if interrupted or if no line is left to follow.

    Raises:
        BookError: the file cannot be written, is damaged or was made with other settings.
        WeightsError: the file of weights named is not usable for this game.
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
    """Expand a few more positions; False if there are none, or if interrupted."""
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
    """Check that a book was begun with the same settings, for the same game."""
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
"""Seconds between two looks for an interruption."""


class Searchers:
    """Threads that search positions, as a context manager. The core releases the GIL while it searches.

    Each position is searched by an engine that has forgotten all others, so
    that its score depends neither on the number of threads nor on the order.
    """

    def __init__(self, threads: int, nodes: int, evaluation: str) -> None:
        """`nodes`: the size of each search; `evaluation` as `evaluation_of` takes it."""
        self._limit = Limit(nodes=nodes)
        self._pool = ThreadPoolExecutor(threads)
        self._evaluation = evaluation
        self._own = local()

    def __enter__(self) -> Searchers:
        return self

    def __exit__(self, *_error: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def scores(
        self,
        positions: Mapping[int, Position],
        on_progress: Callable[[int], None],
        interrupted: Callable[[], bool],
    ) -> dict[int, int] | None:
        """The score of each position for its mover; None if interrupted. `on_progress` counts them."""
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
