"""The interface of executors: a job, cut into chunks that any thread or machine may work.

It knows neither threads nor machines, nor what the jobs are.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager
from threading import Lock, local
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from harzdame_engine._core import StopToken

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")
_ChunkT_contra = TypeVar("_ChunkT_contra", contravariant=True)
_ResultT_co = TypeVar("_ResultT_co", covariant=True)


class ChunkContext(NamedTuple):
    """What a chunk is worked with: the results that it `needs`, and a token to end it by."""

    needed: Sequence[Any]
    stop: StopToken
    """When it is stopped, the result is no longer wanted."""


class ChunkJob(Protocol[_ChunkT_contra, _ResultT_co]):
    """Work to be done on chunks. It is pickled for other machines, as are its chunks and results.

    The result of a chunk depends on the job and the chunk alone: neither on who works it nor on what
    that one did before. So a chunk that was lost with its worker is simply worked again.
    """

    def prepare(self) -> Callable[[_ChunkT_contra, ChunkContext], _ResultT_co]:
        """Make ready what a thread needs, once in each; give the function that works a chunk there."""


class Running(Protocol[_ChunkT_contra, ResultT]):
    """A job under way. Chunks have numbers, by which their results are known."""

    @property
    def slots(self) -> int:
        """The number of chunks that are worked at once, at present; at least 1."""

    @property
    def unfinished(self) -> int:
        """The number of chunks given that `wait` has not told."""

    def give(
        self, number: int, chunk: _ChunkT_contra, needs: Iterable[int] = (), *, keep: bool = False
    ) -> None:
        """Have a chunk worked, after those of the numbers that it `needs`; these were given with `keep`.

        Raises:
            ClusterError: the cluster is gone.
        """

    def wait(self, seconds: float) -> list[tuple[int, ResultT]]:
        """Chunks that have been finished, by number: as soon as there are some, or after this time [].

        Raises:
            ChunkError: one could not be worked.
            ClusterError: the cluster is gone.
        """


class Executor(Protocol):
    """The threads or machines that work is spread over."""

    @property
    def distant(self) -> bool:
        """Whether it costs milliseconds to hand a chunk over: then it should last for many seconds."""

    def start(self, job: ChunkJob[ChunkT, ResultT]) -> AbstractContextManager[Running[ChunkT, ResultT]]:
        """Begin a job. At the end of the context, chunks that are not finished are given up.

        Raises:
            ClusterError: it cannot begin here.
        """


_HEARD = 0.1
"""Seconds between two looks for an interruption."""
_AHEAD = 16
"""Results that are kept for each slot, while an earlier chunk is not finished."""


def in_order(
    running: Running[ChunkT, ResultT], chunks: Iterable[ChunkT], interrupted: Callable[[], bool]
) -> Generator[tuple[int, ResultT]]:
    """Work all chunks, numbered from 0; yield their results in their order, which says nothing of speed.

    Chunks are taken when there is room for them. An interruption, looked for ten times a second, ends it.

    Raises:
        ChunkError: one could not be worked.
        ClusterError: the cluster is gone.
    """
    upcoming = enumerate(chunks)
    early: dict[int, ResultT] = {}
    yielded = given = 0
    more = True
    looked = time.monotonic()
    while True:
        while more and running.unfinished < 2 * running.slots and given - yielded < _AHEAD * running.slots:
            following = next(upcoming, None)
            if following is None:
                more = False
            else:
                running.give(*following)
                given += 1
        if given == yielded:
            return
        early |= running.wait(_HEARD)
        while yielded in early:
            yield yielded, early.pop(yielded)
            yielded += 1
        if time.monotonic() - looked >= _HEARD:
            looked = time.monotonic()
            if interrupted():
                return


class Workshop(Generic[ChunkT, ResultT]):
    """A job in one process: made ready in each thread that works on it, and to be stopped in all of them."""

    def __init__(self, job: ChunkJob[ChunkT, ResultT]) -> None:
        self._job = job
        self._own = local()
        self._lock = Lock()
        self._tokens: set[StopToken] = set()
        self._stopped = False

    def work(self, chunk: ChunkT, needed: Sequence[Any]) -> ResultT:
        """The result of a chunk; `needed` are the results of those that it needs."""
        token = StopToken()
        with self._lock:
            if self._stopped:
                token.stop()
            self._tokens.add(token)
            if not hasattr(self._own, "function"):  # one after the other: threads share what they read
                self._own.function = self._job.prepare()
        try:
            result: ResultT = self._own.function(chunk, ChunkContext(needed, token))
            return result
        finally:
            with self._lock:
                self._tokens.discard(token)

    def stop(self) -> None:
        """Stop what is being worked, and whatever comes after it."""
        with self._lock:
            self._stopped = True
            for token in self._tokens:
                token.stop()
