"""A cluster of several processes on this machine, on a port of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.checkout import ROOT

_SCHEDULER = ("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
_WORKER = ("-m", "distributed.cli.dask_worker", "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1")


class Processes:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._all: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start(*_SCHEDULER, "--no-jupyter")
        self.workers: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        while not self._file.exists() or not self._file.read_text():
            assert self.scheduler.poll() is None
            time.sleep(0.05)
        found: str = json.loads(self._file.read_text())["address"]
        return found

    def add_worker(self, *arguments: str) -> None:
        self.workers.append(self._start(*_WORKER, "--local-directory", str(self._folder), *arguments))

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        number = len(self._all)
        with (self._folder / f"{number}.log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, *arguments, "--no-dashboard", "--scheduler-file", str(self._file)],
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._all.append(process)
        return process

    def end(self) -> None:
        for process in self._all:
            process.kill()
        for process in self._all:
            process.wait()


@contextmanager
def processes(folder: Path, workers: int) -> Iterator[Processes]:
    folder.mkdir(exist_ok=True)
    found = Processes(folder)
    try:
        for _ in range(workers):
            found.add_worker()
        yield found
    finally:
        found.end()
