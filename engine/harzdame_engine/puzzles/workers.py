"""Processes for long work on puzzles, of which threads of one process would hold each other up."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

from harzdame_engine.match.progress import no_interrupts

P = ParamSpec("P")
T = TypeVar("T")
Task = TypeVar("Task")


def workers(processes: int) -> ProcessPoolExecutor:
    """Processes that wait for work; a request to end is their parent's affair, and they end with it."""
    spawned = multiprocessing.get_context("spawn")  # a fork would copy threads' locks
    return _Workers(processes, mp_context=spawned, initializer=_begin)


def in_order(
    pool: Executor, work: Callable[[Task], T], tasks: Iterable[Task], interrupted: Callable[[], bool]
) -> Iterator[T]:
    """What becomes of each task, in their order, until interrupted."""
    waiting = [pool.submit(work, task) for task in tasks]
    try:
        for future in waiting:
            if interrupted():
                break
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()


class _Workers(ProcessPoolExecutor):
    """A pool that starts a process, when work comes for which there is none, out of the reach of Ctrl+C."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with no_interrupts():
            return super().submit(work, *args, **kwargs)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()
