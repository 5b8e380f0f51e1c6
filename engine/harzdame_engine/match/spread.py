"""Matches spread over a cluster: the two games of an opening are a chunk, in a tournament each game.

The engines are ours, in the build that runs here: a program's path means nothing on another machine.
Weights in a file travel with the job; endgame tables have to lie on the workers, and are compared.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import NamedTuple

from harzdame_engine.cluster.carried import CarriedFile
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.cluster.executor import ChunkContext, Executor, in_order
from harzdame_engine.endgames.cache import cache_named
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.players import Yardstick
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.worker import GameReport, Players, Setup, Task, play_task
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.evaluation import carried, named

Chunk = tuple[Task, ...]


def play_chunks(
    setup: Setup, chunks: Iterable[Chunk], interruption: Interruption, cluster: Executor
) -> Generator[GameReport]:
    """Play games on a cluster; yield their reports in the order of the games.

    Raises:
        MatchError: they cannot be played there, or not all of them (while iterating).
    """
    with _told(), cluster.start(_job(setup)) as running:
        asked = in_order(running, chunks, lambda: interruption.asked)
        with closing(asked):
            for _, reports in asked:
                yield from reports


_LOOK = 0.25
"""Seconds between two looks for an interruption."""


def play_each(
    setup: Setup, next_task: Callable[[], Task | None], interruption: Interruption, cluster: Executor
) -> Generator[Task | GameReport]:
    """Play the games that `next_task` gives on a cluster; yield each as it begins, and reports as they come.

    `next_task` as for `play_tasks`.

    Raises:
        MatchError: they cannot be played there, or not all of them (while iterating).
    """
    with _told(), cluster.start(_job(setup)) as running:
        while not interruption.asked:
            while (
                running.unfinished < 2 * running.slots and not interruption.draining and (task := next_task())
            ):
                running.give(task.number, (task,))
                yield task
            if not running.unfinished:
                return
            for _, reports in running.wait(_LOOK):
                yield from reports


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except ClusterError as error:
        raise MatchError(str(error)) from error


class _Games(NamedTuple):
    """The job of playing games: by a chunk of tasks, their reports.

    `evaluations` and `tables` are those of each engine; of tables, the digest.
    """

    setup: Setup
    evaluations: tuple[str | CarriedFile, ...]
    tables: tuple[str, ...]

    def prepare(self) -> Callable[[Chunk, ChunkContext], tuple[GameReport, ...]]:
        for spec, digest in zip(self.setup.engines, self.tables, strict=True):
            if _tables_of(spec, self.setup.variant) != digest:
                raise MatchError(f"{spec.name}: tables={spec.tables} are others on a worker than here")
        engines = tuple(
            replace(spec, evaluation=named(evaluation))
            for spec, evaluation in zip(self.setup.engines, self.evaluations, strict=True)
        )
        setup = self.setup._replace(engines=engines)
        players = Players(setup)

        def play(tasks: Chunk, context: ChunkContext) -> tuple[GameReport, ...]:
            return tuple(_report(task, setup, players, context) for task in tasks)

        return play


def _report(task: Task, setup: Setup, players: Players, context: ChunkContext) -> GameReport:
    seats = players.seats(task.pair)
    for seat in seats:
        if isinstance(seat.player, Yardstick):
            seat.player.begin_with(task.number)

    def heed(*_move: object) -> None:
        if context.stop.stopped:
            raise MatchError(f"game {task.number} was given up")

    return play_task(task, setup, seats, heed)


def refuse_programs(specs: Iterable[EngineSpec]) -> None:
    """See that these engines can play on other machines.

    Raises:
        MatchError: one is a program of this machine.
    """
    for spec in specs:
        if spec.command or spec.revision:
            raise MatchError(f"{spec.name}: rev= and cmd= are programs of this machine, not for a cluster")


def _job(setup: Setup) -> _Games:
    refuse_programs(setup.engines)
    return _Games(
        setup._replace(live=False),
        tuple(carried(spec.evaluation) for spec in setup.engines),
        tuple(_tables_of(spec, setup.variant) for spec in setup.engines),
    )


def _tables_of(spec: EngineSpec, game: str) -> str:
    """The digest of an engine's endgame tables; "" if it has none.

    Raises:
        MatchError: there is no such folder.
    """
    try:
        cache = cache_named(spec.tables)
    except ValueError as error:
        raise MatchError(f"{spec.name}: tables: {error}") from None
    if cache is None:
        return ""
    digest = hashlib.sha256()
    for material, file in sorted(cache.tables(variant(game)).files.items()):
        content = hashlib.sha256(file.path.read_bytes()).hexdigest()
        digest.update(f"{material} {content}\n".encode())
    return digest.hexdigest()
