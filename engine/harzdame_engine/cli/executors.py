"""The option of commands whose work can be spread over other machines, and the executor that it names."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.cluster.executor import Executor
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.machine import cores

LOCAL = "local"


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """Add ``--cluster``."""
    parser.add_argument(
        "--cluster", default=LOCAL, metavar="local|tcp://HOST:PORT",
        help="where to work: on this machine, or on the Dask cluster with this scheduler; docs/cluster.md",
    )  # fmt: skip


@contextmanager
def executor_of(options: argparse.Namespace, tell: Callable[[str], None]) -> Iterator[Executor]:
    """The executor that ``--cluster`` and ``--threads`` name; `tell` hears of workers that are sent away.

    Raises:
        ClusterError: the cluster cannot be used.
    """
    with cluster_of(options, tell) as cluster:
        yield cluster or Threads(options.threads or cores())


@contextmanager
def cluster_of(options: argparse.Namespace, tell: Callable[[str], None]) -> Iterator[Executor | None]:
    """The cluster that ``--cluster`` names; None for this machine. Otherwise as `executor_of`."""
    if options.cluster == LOCAL:
        yield None
        return
    if find_spec("distributed") is None:
        raise ClusterError("--cluster needs Dask: pip install 'harzdame[cluster]'")
    from harzdame_engine.cluster.dask_cluster import DaskCluster  # few need it, and it takes long

    with DaskCluster(options.cluster, tell) as cluster:
        yield cluster
