"""Garbage with Qt objects in it is destroyed on their thread, whoever allocates."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

from harzdame_gui.controllers.work.garbage import GarbageCollector


class Circular:
    """Can only be found by a collection; tells on which thread it goes."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        self._self = self
        self._gone = gone

    def __del__(self) -> None:
        self._gone.append(threading.current_thread())


@pytest.fixture(autouse=True)
def as_python_begins() -> Iterator[None]:
    """The other tests have switched it off."""
    was_enabled = gc.isenabled()
    gc.enable()
    yield
    if not was_enabled:
        gc.disable()


@pytest.fixture
def collector(qapp: object) -> Iterator[GarbageCollector]:
    collector = GarbageCollector()
    yield collector
    collector.stop()
    assert gc.isenabled()


def allocate() -> None:
    kept = [[] for _ in range(100_000)]
    assert kept


def test_another_thread_collects_nothing(qtbot, collector) -> None:
    gone: list[threading.Thread] = []
    Circular(gone)
    worker = threading.Thread(target=allocate)
    worker.start()
    worker.join()
    assert gone == []
    kept = [[] for _ in range(100_000)]
    qtbot.waitUntil(lambda: gone == [threading.main_thread()])
    assert kept


def test_without_it_python_collects_anywhere(qapp) -> None:
    gone: list[threading.Thread] = []
    gc.collect()
    Circular(gone)
    worker = threading.Thread(target=allocate)
    worker.start()
    worker.join()
    assert gone == [worker]
