"""Batches: all results in order, from any number of threads, until an interruption."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from harzdame_engine._core import StopToken
from harzdame_engine.training.batches import in_order


class Slow:
    """A job whose earlier parts take longer; it counts how often it was prepared."""

    def __init__(self) -> None:
        self.prepared = 0

    def prepare(self) -> Callable[[int, StopToken], bytes | None]:
        self.prepared += 1

        def work(part: int, stop: StopToken) -> bytes | None:
            if part < 0:
                raise ValueError("no such part")
            time.sleep(0.01 * (part % 2 == 0))
            return None if stop.stopped else bytes([part])

        return work


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_results_come_in_order(threads: int) -> None:
    job = Slow()
    assert list(in_order(job, range(20), threads, lambda: False)) == [bytes([part]) for part in range(20)]
    assert 1 <= job.prepared <= threads


def test_nothing_comes_after_an_interruption() -> None:
    found: list[bytes] = []
    for each in in_order(Slow(), range(100), 2, lambda: len(found) >= 3):
        found.append(each)  # noqa: PERF402 - it is asked for meanwhile
    assert found == [b"\x00", b"\x01", b"\x02"]


def test_what_is_worked_is_stopped_by_an_interruption() -> None:
    class Endless:
        def prepare(self) -> Callable[[int, StopToken], bytes | None]:
            return self.work

        def work(self, part: int, stop: StopToken) -> bytes | None:
            while not stop.stopped:
                time.sleep(0.001)
            return None

    asked = iter([False, False, True])
    assert list(in_order(Endless(), range(3), 1, lambda: next(asked))) == []


def test_a_part_that_fails_ends_it() -> None:
    with pytest.raises(ValueError, match="no such part"):
        list(in_order(Slow(), [1, -1, 2], 2, lambda: False))
