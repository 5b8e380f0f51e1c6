"""Work on a cluster of several processes: the same results, whoever goes or comes meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from harzdame_engine import Position, variant
from harzdame_engine.books.builder import BookPlan, grow_book
from harzdame_engine.cluster.errors import ChunkError, ClusterError
from harzdame_engine.cluster.executor import Executor, in_order
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.spread import build_on
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.game import GameRules
from harzdame_engine.match.openings import random_openings
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.runner import play_match
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.worker import Setup
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.evaluation import BY_RULES
from harzdame_engine.training.games_file import Conditions
from harzdame_engine.training.selfplay import collect

from tests.engine.cluster.jobs import Squares
from tests.engine.cluster.processes import processes

pytest.importorskip("distributed", reason="the extra cluster is not installed")

_GAMES = 384


def never() -> bool:
    return False


def self_played(path: Path, executor: Executor, on_progress: Callable[[int], None] = lambda _: None) -> bytes:
    rules = variant("turkish")
    conditions = Conditions(rules.id, fingerprint(rules), BY_RULES, seed=4, nodes=64)
    collect(
        path,
        conditions,
        BY_RULES,
        None,
        games=_GAMES,
        executor=executor,
        on_progress=on_progress,
        interrupted=never,
    )
    return path.read_bytes()


def book(path: Path, executor: Executor) -> bytes:
    plan = BookPlan(BY_RULES, nodes=200)
    grow_book(
        path,
        Position.start("harzdame"),
        plan,
        positions=60,
        executor=executor,
        on_progress=lambda _: None,
        interrupted=never,
    )
    return path.read_bytes()


def tables(folder: Path, executor: Executor) -> list[bytes]:
    known = Tables(variant("turkish"), [folder])
    build_on(executor, known, [Material.parse("KMvK")], folder, threads=1, memory_mb=500)
    return [path.read_bytes() for path in sorted((folder / "turkish").iterdir())]


def match(executor: Executor | None) -> list[tuple[int, float, int]]:
    engines = (EngineSpec("one", hash_mb=1), EngineSpec("other", yardstick="greedy"))
    setup = Setup("turkish", engines, PlayerLimits(nodes=50), GameRules(), {})
    openings = random_openings(Position.start("turkish"), 6, seed=1, imbalance=50)
    with (
        Interruption() as interruption,
        closing(play_match(setup, openings, 6, 1, interruption, cluster=executor)) as reports,
    ):
        return [(report.number, report.points, report.plies) for report in reports]


def test_results_are_those_of_one_machine_and_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    from harzdame_engine.cluster.dask_cluster import DaskCluster

    with processes(tmp_path / "cluster", workers=3) as cluster, DaskCluster(cluster.address) as dask:
        dask.client.wait_for_workers(3)
        assert book(tmp_path / "1.book", dask) == book(tmp_path / "2.book", Threads(1))
        assert tables(tmp_path / "1", dask) == tables(tmp_path / "2", Threads(1))
        assert match(dask) == match(Threads(1))
        with (
            dask.start(Squares()) as running,
            pytest.raises(ChunkError, match="chunk 1: this is no number"),
        ):
            list(in_order(running, [5, None], never))

        def kill_one(_games: int) -> None:
            if len(dask.client.nthreads()) == 3:
                cluster.workers[0].kill()
                cluster.workers[0].wait()

        assert self_played(tmp_path / "1.games", dask, kill_one) == self_played(
            tmp_path / "2.games", Threads(1)
        )
        assert len(dask.client.nthreads()) == 2


def test_a_scheduler_that_is_gone_is_told_and_what_was_done_goes_on_here(tmp_path: Path) -> None:
    from harzdame_engine.cluster.dask_cluster import DaskCluster

    path = tmp_path / "games"
    with processes(tmp_path / "cluster", workers=1) as cluster, DaskCluster(cluster.address) as dask:
        held: list[int] = []

        def kill_scheduler(games: int) -> None:
            held.append(games)
            cluster.scheduler.kill()
            cluster.scheduler.wait()

        with pytest.raises(ClusterError, match="is gone; what was done until then is kept"):
            self_played(path, dask, kill_scheduler)
    assert 0 < held[-1] < _GAMES
    assert self_played(path, Threads(1)) == self_played(tmp_path / "all", Threads(1))


_STRANGER = """
from harzdame_engine.cluster import build
build.own_build = lambda: build.Build("0.0.1", "another")
"""


def test_a_worker_of_another_build_takes_no_part(tmp_path: Path) -> None:
    from harzdame_engine.cluster.dask_cluster import DaskCluster

    preload = tmp_path / "stranger.py"
    preload.write_text(_STRANGER)
    told: list[str] = []
    with processes(tmp_path / "cluster", workers=1) as cluster:
        address = cluster.address
        with DaskCluster(address, told.append) as dask, dask.start(Squares()) as running:
            assert list(in_order(running, range(3), never)) == [(0, 0), (1, 1), (2, 4)]
            cluster.add_worker("--preload", str(preload))
            dask.client.wait_for_workers(2)
            assert list(in_order(running, range(40), never)) == [(n, n * n) for n in range(40)]
        assert "has 0.0.1, build another" in told[0]
        cluster.workers[-1].wait()  # it was sent away
        cluster.add_worker("--preload", str(preload))
        while "Registered" not in (tmp_path / "cluster" / "3.log").read_text():
            assert cluster.workers[-1].poll() is None
        with pytest.raises(ClusterError, match=r"all workers must have the build that runs here.*0\.0\.1"):
            DaskCluster(address)


def test_where_nothing_answers_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from harzdame_engine.cluster import dask_cluster

    monkeypatch.setattr(dask_cluster, "_PATIENCE", 0.2)
    with pytest.raises(ClusterError, match=r"no scheduler answers at tcp://127\.0\.0\.1:9"):
        dask_cluster.DaskCluster("tcp://127.0.0.1:9")


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "tcp://host", "http://host:80", "tcp://host:x"])
def test_what_is_no_address_is_told(address: str) -> None:
    from harzdame_engine.cluster.dask_cluster import DaskCluster

    with pytest.raises(ClusterError, match="is no address of a scheduler"):
        DaskCluster(address)


def test_encryption_without_certificates_is_told() -> None:
    from harzdame_engine.cluster.dask_cluster import DaskCluster

    with pytest.raises(ClusterError, match="needs certificates"):
        DaskCluster("tls://127.0.0.1:9")
