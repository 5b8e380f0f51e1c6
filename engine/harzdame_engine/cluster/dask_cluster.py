"""The executor of many machines: a Dask cluster, by the address of its scheduler.

The one place that imports Dask, which only the extra ``cluster`` brings. What is sent are pickles,
so that whoever reaches a scheduler can run anything on its workers: docs/cluster.md.

A job goes to every worker once, as a plugin, and to those that come later; a chunk is a task of a
few bytes. Dask gives the chunks of a lost worker to others.
"""

from __future__ import annotations

import logging
import math
import pickle
import re
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, Self

from distributed import CancelledError, Client, KilledWorker, Security, WorkerPlugin, get_worker
from distributed.comm import CommClosedError

from harzdame_engine.cluster.build import Build, own_build
from harzdame_engine.cluster.errors import ChunkError, ClusterError
from harzdame_engine.cluster.executor import ChunkJob, ChunkT, ResultT, Running, Workshop

_ADDRESS = re.compile(r"(tcp|tls)://[^/\s]+:\d{1,5}")
_PATIENCE = 15.0
"""Seconds that a scheduler has to answer, and its first worker to be there."""
_COUNTED = 2.0
"""Seconds between two looks at how many workers there are."""
_TRIES = 3
"""How often a chunk is given, at most, where there were workers of another build."""
_GATHERED = 100
"""The most results that are taken before others are looked after."""


class DaskCluster:
    """An executor; as a context manager, the connection to it."""

    distant = True

    def __init__(self, address: str, tell: Callable[[str], None] = lambda _text: None) -> None:
        """`address`: such as ``tcp://192.168.1.5:8786``. `tell` hears of workers that are sent away.

        Raises:
            ClusterError: nothing answers there, there is no worker, or one has another build than this.
        """
        if not _ADDRESS.fullmatch(address):
            raise ClusterError(f"{address} is no address of a scheduler, such as tcp://192.168.1.5:8786")
        if address.startswith("tls:") and not Security().get_connection_args("client")["ssl_context"]:
            raise ClusterError("tls:// needs certificates in the configuration of Dask: docs/cluster.md")
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # errors are told in our own words
        self.address = address
        self.tell = tell
        self.build = own_build()
        try:
            self.client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, TimeoutError) as error:
            raise ClusterError(f"no scheduler answers at {address}: {error}") from None
        try:
            self._wait_for_workers()
            if strangers := self.strangers():
                raise ClusterError(_refusal(self.build, strangers))
        except BaseException:
            self.client.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        with suppress(OSError, TimeoutError):
            self.client.close(timeout=1)

    def _wait_for_workers(self) -> None:
        try:
            self.client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            raise ClusterError(
                f"{self.address} has no workers: start some with `dask worker {self.address}`"
            ) from None

    def strangers(self) -> dict[str, str]:
        """The workers that cannot take part, by address, with the build that they have."""
        try:
            found: dict[str, Any] = self.client.run(own_build, on_error="return")
        except (OSError, TimeoutError) as error:
            raise _gone(self.address) from error
        return {
            address: str(build) if isinstance(build, Build) else f"no usable Harzdame ({build})"
            for address, build in found.items()
            if build != self.build and not isinstance(build, OSError)  # it has gone meanwhile
        }

    @contextmanager
    def start(self, job: ChunkJob[ChunkT, ResultT]) -> Iterator[Running[ChunkT, ResultT]]:
        """See `Executor`."""
        name = f"harzdame-{uuid.uuid4().hex}"
        try:
            plugin = _JobPlugin(pickle.dumps(job))
        except OSError as error:
            raise ClusterError(f"{error.filename}: {error.strerror}") from None
        try:
            self.client.register_plugin(plugin, name=name)
        except Exception as error:
            if self.client.status != "running":
                raise _gone(self.address) from error
            raise ClusterError(f"a worker could not make the job ready: {error}") from error
        running: _Running[ChunkT, ResultT] = _Running(self, name)
        try:
            yield running
        finally:
            if self.client.status == "running":  # else there is nothing to clear away
                with suppress(OSError, TimeoutError, CancelledError):
                    running.close()
                    self.client.unregister_worker_plugin(name)


def _refusal(own: Build, strangers: dict[str, str]) -> str:
    told = "; ".join(f"{address} has {build}" for address, build in sorted(strangers.items()))
    return f"all workers must have the build that runs here, {own}, for the same games: {told}"


def _gone(address: str) -> ClusterError:
    return ClusterError(
        f"the scheduler at {address} is gone; what was done until then is kept, "
        "and the same command goes on there, with another --cluster or without it"
    )


class _JobPlugin(WorkerPlugin):  # type: ignore[misc]  # Dask is not typed
    """A job on a worker, from before its first chunk until its end, when what is under way is stopped."""

    def __init__(self, job: bytes) -> None:
        self._job = job
        self.workshop: Workshop[Any, Any] | None = None

    def setup(self, worker: Any) -> None:  # noqa: ARG002 - Dask's signature
        self.workshop = Workshop(pickle.loads(self._job))  # noqa: S301 - docs/cluster.md says whom to let in

    def teardown(self, worker: Any) -> None:  # noqa: ARG002
        if self.workshop:
            self.workshop.stop()


class _StrangerError(Exception):
    """A worker that came late has another build."""


def _work(name: str, build: Build, chunk: Any, needed: list[Any]) -> Any:
    """The result of a chunk, on a worker."""
    plugin: _JobPlugin | None = get_worker().plugins.get(name)
    if own_build() != build or plugin is None or plugin.workshop is None:
        raise _StrangerError(f"{get_worker().address} could not make the job ready")
    return plugin.workshop.work(chunk, needed)


class _Given(NamedTuple):
    chunk: Any
    needs: tuple[int, ...]
    tries: int
    future: Any


class _Running(Generic[ChunkT, ResultT]):
    def __init__(self, cluster: DaskCluster, name: str) -> None:
        self._cluster = cluster
        self._client = cluster.client
        self._name = name
        self._given: dict[int, _Given] = {}
        self._kept: dict[int, Any] = {}
        self._finished: SimpleQueue[tuple[int, Any]] = SimpleQueue()
        self._dismissed = False
        self._slots = 0
        self._counted = -math.inf

    @property
    def slots(self) -> int:
        if time.monotonic() - self._counted >= _COUNTED:
            try:
                self._slots = max(1, sum(self._client.nthreads().values()))
            except (OSError, TimeoutError):
                raise _gone(self._cluster.address) from None
            self._counted = time.monotonic()
        return self._slots

    @property
    def unfinished(self) -> int:
        return len(self._given)

    def give(self, number: int, chunk: ChunkT, needs: Iterable[int] = (), *, keep: bool = False) -> None:
        self._submit(number, chunk, tuple(needs), tries=1)
        if keep:
            self._kept[number] = self._given[number].future

    def _submit(self, number: int, chunk: Any, needs: tuple[int, ...], tries: int) -> None:
        if self._client.status != "running":
            raise _gone(self._cluster.address)
        needed = [self._kept[each] for each in needs]
        key = f"{self._name}-{number}-{uuid.uuid4().hex[:8]}"
        future = self._client.submit(
            _work, self._name, self._cluster.build, chunk, needed, key=key, pure=False
        )
        self._given[number] = _Given(chunk, needs, tries, future)
        if number in self._kept:
            self._kept[number] = future
        future.add_done_callback(lambda done: self._finished.put((number, done)))

    def wait(self, seconds: float) -> list[tuple[int, ResultT]]:
        try:
            ready = [self._finished.get(timeout=seconds)]
        except Empty:
            if self._client.status != "running":
                raise _gone(self._cluster.address) from None
            return []
        with suppress(Empty):
            while len(ready) < _GATHERED:
                ready.append(self._finished.get_nowait())
        return [told for number, future in ready for told in self._told(number, future)]

    def _told(self, number: int, future: Any) -> list[tuple[int, ResultT]]:
        """The result of a chunk; none, if it was given once more."""
        try:
            result: ResultT = future.result()
        except KilledWorker as error:
            lost = f"{error.allowed_failures + 1} workers were lost with it, one after the other"
            raise ChunkError(number, lost) from error
        except (CancelledError, CommClosedError, TimeoutError) as error:
            raise _gone(self._cluster.address) from error
        except Exception as error:
            chunk, needs, tries, _ = self._given[number]
            self._dismiss()
            if not self._dismissed or tries == _TRIES:
                raise ChunkError(number, error) from error
            self._submit(number, chunk, needs, tries + 1)
            return []
        del self._given[number]
        return [(number, result)]

    def _dismiss(self) -> None:
        """Send workers of another build away: they came late, and may have spoilt several chunks."""
        strangers = self._cluster.strangers()
        if strangers:
            self._dismissed = True
            self._cluster.tell(_refusal(self._cluster.build, strangers))
            self._client.retire_workers(list(strangers))

    def close(self) -> None:
        """Give up all chunks."""
        futures = [given.future for given in self._given.values()]
        self._given.clear()
        self._kept.clear()
        self._client.cancel(futures, force=True)
