"""The cost of a cluster: chunks through the scheduler on loopback, and self-play with it and without.

    python -m tests.benchmarks.cluster

Processor time, that of the start left out; so a busy machine falsifies little.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import variant
from harzdame_engine.cluster.dask_cluster import DaskCluster
from harzdame_engine.cluster.executor import Executor, in_order
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.evaluation import INSTALLED, evaluation_of
from harzdame_engine.training.games_file import Conditions
from harzdame_engine.training.selfplay import collect

from tests.engine.cluster.jobs import Squares
from tests.engine.cluster.processes import Processes, processes

_WORKERS = 2
_CHUNKS = 5000
_GAMES = 640
_NODES = 2000


class Cost(NamedTuple):
    """Seconds of processor time of the scheduler, all workers and this process, and by the clock."""

    scheduler: float
    workers: float
    own: float
    clock: float

    @classmethod
    def now(cls, cluster: Processes) -> Cost:
        workers = sum(_cpu(worker.pid) for worker in cluster.workers)
        return cls(_cpu(cluster.scheduler.pid), workers, time.process_time(), time.monotonic())

    def since(self, before: Cost) -> Cost:
        return Cost(*(now - then for now, then in zip(self, before, strict=True)))

    def __str__(self) -> str:
        return (
            f"{self.scheduler:.2f} s scheduler, {self.workers:.2f} s workers, {self.own:.2f} s command; "
            f"{self.clock:.1f} s by the clock"
        )


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _self_play(path: Path, executor: Executor) -> None:
    rules = variant("harzdame")
    name = evaluation_of(rules, INSTALLED).name
    collect(
        path,
        Conditions(rules.id, fingerprint(rules), name, seed=1, nodes=_NODES),
        INSTALLED,
        None,
        games=_GAMES,
        executor=executor,
        on_progress=lambda _: None,
        interrupted=lambda: False,
    )


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            processes(folder / "cluster", _WORKERS) as cluster,
            DaskCluster(cluster.address) as dask,
        ):
            dask.client.wait_for_workers(_WORKERS)
            with dask.start(Squares()) as running:
                list(in_order(running, range(200), lambda: False))
                before = Cost.now(cluster)
                list(in_order(running, range(_CHUNKS), lambda: False))
                print(f"{_CHUNKS} chunks: {Cost.now(cluster).since(before)}")
            before = Cost.now(cluster)
            _self_play(folder / "cluster.games", dask)
            print(f"{_GAMES} games of {_NODES} nodes: {Cost.now(cluster).since(before)}")
        begun = time.process_time()
        _self_play(folder / "here.games", Threads(_WORKERS))
        print(f"the same on {_WORKERS} threads: {time.process_time() - begun:.2f} s")
        size = (folder / "here.games").stat().st_size
        same = (folder / "here.games").read_bytes() == (folder / "cluster.games").read_bytes()
        print(f"{size / _GAMES:.0f} bytes a game; {'the same files' if same else 'OTHER FILES'}")


if __name__ == "__main__":
    main()
