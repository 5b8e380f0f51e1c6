"""The executor of one machine: threads of this process. The core releases the GIL while it works."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Generic

from harzdame_engine.cluster.errors import ChunkError
from harzdame_engine.cluster.executor import ChunkJob, ChunkT, ResultT, Running, Workshop


class Threads:
    """An executor of so many threads; see `Executor`."""

    distant = False

    def __init__(self, threads: int) -> None:
        self._threads = threads

    @contextmanager
    def start(self, job: ChunkJob[ChunkT, ResultT]) -> Iterator[Running[ChunkT, ResultT]]:
        """See `Executor`."""
        workshop = Workshop(job)
        pool = ThreadPoolExecutor(self._threads)
        try:
            yield _Running(workshop, pool, self._threads)
        finally:
            workshop.stop()
            pool.shutdown(cancel_futures=True)


class _Running(Generic[ChunkT, ResultT]):
    def __init__(self, workshop: Workshop[ChunkT, ResultT], pool: ThreadPoolExecutor, threads: int) -> None:
        self._workshop = workshop
        self._pool = pool
        self._futures: dict[int, Future[ResultT]] = {}
        self._kept: dict[int, Future[ResultT]] = {}
        self._finished: SimpleQueue[int] = SimpleQueue()
        self.slots = threads

    @property
    def unfinished(self) -> int:
        return len(self._futures)

    def give(self, number: int, chunk: ChunkT, needs: Iterable[int] = (), *, keep: bool = False) -> None:
        # threads take chunks in the order in which they were given: what one needs is never behind it
        needed = [self._kept[each] for each in needs]
        future = self._pool.submit(lambda: self._workshop.work(chunk, [each.result() for each in needed]))
        self._futures[number] = future
        if keep:
            self._kept[number] = future
        future.add_done_callback(lambda _: self._finished.put(number))

    def wait(self, seconds: float) -> list[tuple[int, ResultT]]:
        try:
            number = self._finished.get(timeout=seconds)
        except Empty:
            return []
        try:
            return [(number, self._futures.pop(number).result())]
        except Exception as error:
            raise ChunkError(number, error) from error
