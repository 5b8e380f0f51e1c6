from __future__ import annotations

from argparse import ArgumentParser, Namespace

import pytest
from harzdame_engine.cli import executors
from harzdame_engine.cli.executors import add_cluster, cluster_of, executor_of
from harzdame_engine.cluster.errors import ClusterError
from harzdame_engine.cluster.threads import Threads


def options(*words: str) -> Namespace:
    parser = ArgumentParser()
    add_cluster(parser)
    parser.set_defaults(threads=2)
    return parser.parse_args(words)


def test_without_a_cluster_work_is_done_here() -> None:
    with executor_of(options(), print) as executor, cluster_of(options("--cluster", "local"), print) as none:
        assert isinstance(executor, Threads)
        assert none is None


def test_a_cluster_without_dask_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "find_spec", lambda _name: None)
    with (
        pytest.raises(ClusterError, match=r"pip install 'harzdame\[cluster\]'"),
        cluster_of(options("--cluster", "tcp://127.0.0.1:9"), print),
    ):
        pass
