"""Runner of a match: games played in worker processes, with reports handed over as they finish."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import cast

from harzdame_engine.cluster.executor import Executor
from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.progress import Interruption, no_interrupts
from harzdame_engine.match.spread import play_chunks, play_each
from harzdame_engine.match.worker import Channel, Failure, GameReport, MovePlayed, Setup, Task, work


class _WorkerDiedError(MatchError):
    """A worker process ended without a report: out of memory, killed, or by a fault of ours."""


_PATIENCE = 15.0
"""Seconds a worker gets to end its players before it is killed."""


def play_match(
    setup: Setup,
    openings: Iterator[Opening],
    games: int,
    concurrency: int,
    interruption: Interruption,
    *,
    cluster: Executor | None = None,
) -> Generator[GameReport]:
    """Play so many games, two from each opening with colours changed; yield reports as games finish.

    So many processes play at once, or instead of them a `cluster`, whose reports come in order.
    An interruption ends it. Closing the iterator ends the workers, whatever they are doing.

    Raises:
        MatchError: a worker failed, or died twice with the same game, or the openings ran out
            (while iterating).
    """
    tasks = islice(_tasks(openings), games)
    if cluster:
        chunks = iter(lambda: () if interruption.draining else tuple(islice(tasks, 2)), ())
        yield from play_chunks(setup, chunks, interruption, cluster)
        return
    told = play_tasks(setup, lambda: next(tasks, None), min(concurrency, games), interruption)
    with contextlib.closing(told):
        for each in told:
            if isinstance(each, GameReport):
                yield each


def play_tasks(
    setup: Setup,
    next_task: Callable[[], Task | None],
    concurrency: int,
    interruption: Interruption,
    *,
    cluster: Executor | None = None,
) -> Generator[Task | GameReport | MovePlayed]:
    """Play the games that `next_task` gives, several at once; yield each as it begins, and all told of it.

    On a cluster, moves are not told.

    Where it gives None there is no game to play yet: it is asked again after each report,
    and the end has come when all games given are over. Otherwise as `play_match`.
    """
    if cluster:
        yield from play_each(setup, next_task, interruption, cluster)
        return
    workers: list[_Worker] = []
    try:
        for _ in range(concurrency):
            workers.append(_Worker(setup))  # noqa: PERF401 - those started are to be ended if one fails
        yield from _reports(workers, lambda: _Worker(setup), next_task, interruption)
    finally:
        for worker in workers:
            worker.ask_to_end()
        for worker in workers:
            worker.end()


def _tasks(openings: Iterator[Opening]) -> Iterator[Task]:
    for number, opening in enumerate(openings):
        yield Task(2 * number + 1, opening, first_is_white=True)
        yield Task(2 * number + 2, opening, first_is_white=False)


_LOOK = 0.25
"""Seconds between two looks at whether an interruption was asked for in a way that wakes nobody."""


def _reports(
    workers: list[_Worker],
    another: Callable[[], _Worker],
    next_task: Callable[[], Task | None],
    interruption: Interruption,
) -> Iterator[Task | GameReport | MovePlayed]:
    """What the workers tell. In place of one that died `another` plays its game, once."""
    idle, busy = list(workers), {}
    lost: set[int] = set()
    upcoming: Task | None = None
    while not interruption.asked:
        while idle and not interruption.draining and (task := upcoming or next_task()):
            upcoming = None
            worker = idle.pop(0)
            worker.give(task)
            busy[worker.channel] = worker
            yield task
        if not busy:
            return
        # made while the workers play, because a random opening takes time
        upcoming = upcoming or (None if interruption.draining else next_task())
        ready = wait([interruption.channel, *busy], timeout=_LOOK)
        if interruption.channel in ready:
            return
        for channel in ready:
            worker = busy[cast("Channel", channel)]
            try:
                answer = worker.answer()
            except _WorkerDiedError as error:
                del busy[worker.channel]
                heir = _heir(worker, another, lost, error)
                workers.append(heir)
                busy[heir.channel] = heir
                continue
            given = None
            if isinstance(answer, GameReport):
                del busy[worker.channel]
                idle.append(worker)
                if upcoming and not interruption.draining:
                    given, upcoming = upcoming, None
                    worker.give(given)
                    busy[worker.channel] = idle.pop()
            yield answer
            if given:
                yield given


def _heir(dead: _Worker, another: Callable[[], _Worker], lost: set[int], error: _WorkerDiedError) -> _Worker:
    """Another worker with the game of a dead one; `lost` are games that this was done for.

    Raises:
        _WorkerDiedError: the game has cost two workers.
    """
    if dead.task is None or dead.task.number in lost:
        raise error
    lost.add(dead.task.number)
    heir = another()
    heir.give(dead.task)
    return heir


class _Worker:
    """A worker process, seen from the parent."""

    def __init__(self, setup: Setup) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy whatever threads there are
        self.channel, theirs = context.Pipe()
        end_of_leash, self._leash = context.Pipe(duplex=False)
        self._process: SpawnProcess = context.Process(
            target=work, args=(theirs, end_of_leash, setup), daemon=True
        )
        self.task: Task | None = None
        """The game that it was given last."""
        with no_interrupts():
            self._process.start()
        theirs.close()
        end_of_leash.close()

    def give(self, task: Task) -> None:
        """Give it a game to play."""
        self.task = task
        with contextlib.suppress(OSError):  # it has ended: `answer` says why
            self.channel.send(task)

    def answer(self) -> GameReport | MovePlayed:
        """A move of the game given, or its report.

        Raises:
            _WorkerDiedError: the worker died.
            MatchError: it failed.
        """
        try:
            answer = self.channel.recv()
        except (EOFError, OSError):
            raise self._died() from None
        if isinstance(answer, Failure):
            raise MatchError(answer.text, answer.reasons)
        return cast("GameReport | MovePlayed", answer)

    def ask_to_end(self) -> None:
        """Ask it to close its players and end; the end of this process asks the same."""
        self._leash.close()

    def end(self) -> None:
        """Make sure that it has ended."""
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self.channel.close()

    def _died(self) -> _WorkerDiedError:
        self._process.join(_PATIENCE)
        where = f" in game {self.task.number}" if self.task else ""
        text = f"a worker process died with exit status {self._process.exitcode}{where}"
        return _WorkerDiedError(text, [FailureReason(Hindrance.LOST_PROCESS)])
