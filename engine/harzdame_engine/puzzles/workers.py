"""Processes for long work on puzzles, of which threads of one process would hold each other up."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def workers(processes: int) -> ProcessPoolExecutor:
    """Processes that wait for work; a request to end is their parent's affair, and they end with it."""
    spawned = multiprocessing.get_context("spawn")  # a fork would copy threads' locks
    return ProcessPoolExecutor(processes, mp_context=spawned, initializer=_begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()
