"""Building of opening books: positions chosen, searched by an executor, and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.books.book_file import BookRecord, BookRow, BookWriter, check_game
from harzdame_engine.books.entries import final_score
from harzdame_engine.books.graph import BookGraph, InconsistentBook, children, replayed
from harzdame_engine.cluster.carried import CarriedFile
from harzdame_engine.cluster.executor import ChunkContext, Executor, Running, in_order
from harzdame_engine.files.errors import BookError, BookProblem
from harzdame_engine.game.position import Position
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import INSTALLED, carried, evaluation_of, named
from harzdame_engine.search.info import Limit
from harzdame_engine.version import version

_BATCH = 4
"""Positions expanded together; fixed, so that a book depends neither on threads nor on machines."""


@dataclass(frozen=True, slots=True)
class BookPlan:
    """The settings of a book: `evaluation` as `evaluation_of` takes it, the others as in `BookRecord`."""

    evaluation: str = INSTALLED
    nodes: int = 300_000
    deviation: int = 10


def grow_book(
    path: Path,
    start: Position,
    plan: BookPlan,
    *,
    positions: int,
    executor: Executor,
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
        ClusterError: positions cannot be searched there, or not all of them; what was written stays.
    """
    record = _record(start, plan)
    job = _Searches(start.rules.id, plan.nodes, carried(plan.evaluation))
    with BookWriter(path) as writer, executor.start(job) as running:
        searchers = _Searchers(running)
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
    searchers: _Searchers,
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


def _replayed(path: Path, start: Position, rows: list[BookRow], deviation: int) -> BookGraph:
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


def _record(start: Position, plan: BookPlan) -> BookRecord:
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


class _Searches(NamedTuple):
    """The job of searching positions, each by its FEN: its score for its mover, in hundredths of a man.

    Each position is searched by an engine that has forgotten all others.
    """

    game: str
    nodes: int
    choice: str | CarriedFile

    def prepare(self) -> Callable[[str, ChunkContext], int]:
        engine = Engine(_HASH_MB, evaluation=named(self.choice))

        def score(fen: str, context: ChunkContext) -> int:
            position = Position.from_fen(fen, self.game)
            final = final_score(position)
            if final is not None:
                return final
            engine.new_game()
            limit = Limit(nodes=self.nodes)
            return engine.analyse(position, limit, stop=context.stop).score.centipieces

        return score


class _Searchers:
    """The threads or machines that search positions."""

    def __init__(self, running: Running[str, int]) -> None:
        self._running = running

    def scores(
        self,
        positions: Mapping[int, Position],
        on_progress: Callable[[int], None],
        interrupted: Callable[[], bool],
    ) -> dict[int, int] | None:
        """The score of each position for its mover; None if interrupted. `on_progress` counts them."""
        fens = [position.fen for position in positions.values()]
        found: list[int] = []
        for number, score in in_order(self._running, fens, interrupted):
            found.append(score)
            on_progress(number + 1)
        if len(found) < len(fens) or interrupted():
            return None
        return dict(zip(positions, found, strict=True))
