"""Batches: work cut into parts that threads do, with the results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import local
from typing import Protocol, TypeVar

from harzdame_engine._core import StopToken

_Part_contra = TypeVar("_Part_contra", contravariant=True)
_Part = TypeVar("_Part")
_HEARD = 0.1
"""Seconds between two looks for an interruption."""


class Job(Protocol[_Part_contra]):
    """Work on parts, whose results depend on the job and the part alone."""

    def prepare(self) -> Callable[[_Part_contra, StopToken], bytes | None]:
        """Make ready what a thread needs; give what works a part there, to None when it was stopped."""


def in_order(
    job: Job[_Part], parts: Iterable[_Part], threads: int, interrupted: Callable[[], bool]
) -> Iterator[bytes]:
    """The results of all parts, in their order, until the work is interrupted.

    An interruption, looked for ten times a second, stops what is being worked.
    """
    own = local()
    stop = StopToken()

    def work(part: _Part) -> bytes | None:
        if not hasattr(own, "work"):
            own.work = job.prepare()
        result: bytes | None = own.work(part, stop)
        return result

    waiting: deque[Future[bytes | None]] = deque()
    upcoming = iter(parts)
    with ThreadPoolExecutor(threads) as pool:
        try:
            while not interrupted():
                while len(waiting) < 2 * threads and (part := next(upcoming, None)) is not None:
                    waiting.append(pool.submit(work, part))
                if not waiting:
                    return
                wait([waiting[0]], _HEARD)
                if waiting[0].done() and (result := waiting.popleft().result()) is not None:
                    yield result
        finally:
            stop.stop()
            pool.shutdown(cancel_futures=True)
