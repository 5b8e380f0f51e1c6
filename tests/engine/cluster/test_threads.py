"""The executor of one machine, and what holds for all of them."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable

import pytest
from harzdame_engine.cluster.errors import ChunkError
from harzdame_engine.cluster.executor import ChunkContext, in_order
from harzdame_engine.cluster.threads import Threads

from tests.engine.cluster.jobs import Endless, Squares


def never() -> bool:
    return False


@pytest.mark.parametrize("threads", [1, 3])
def test_results_come_in_the_order_of_their_chunks(threads: int) -> None:
    with Threads(threads).start(Squares()) as running:
        assert list(in_order(running, range(100), never)) == [(n, n * n) for n in range(100)]
        assert list(in_order(running, [7], never)) == [(0, 49)]  # and once more
        assert running.unfinished == 0


class _LateFirst:
    """The first chunk is worked until the fourth is done."""

    def __init__(self) -> None:
        self._fourth = threading.Event()

    def prepare(self) -> Callable[[int, ChunkContext], int]:
        def work(number: int, _context: ChunkContext) -> int:
            if number == 0:
                self._fourth.wait()
            elif number == 3:
                self._fourth.set()
            return number

        return work


def test_a_chunk_that_takes_longer_is_waited_for() -> None:
    with Threads(2).start(_LateFirst()) as running:
        assert [number for _, number in in_order(running, range(20), never)] == list(range(20))


def test_chunks_are_taken_when_there_is_room() -> None:
    taken = itertools.count()
    with Threads(2).start(Squares()) as running:
        results = in_order(running, (next(taken) for _ in itertools.repeat(None)), never)
        assert next(results) == (0, 0)
        results.close()
    assert next(taken) <= 2 * 16 + 1


def test_the_error_of_a_chunk_is_told_with_its_number() -> None:
    with (
        Threads(2).start(Squares()) as running,
        pytest.raises(ChunkError, match="chunk 2: this is no number"),
    ):
        list(in_order(running, [5, 6, None, 8], never))


def test_a_chunk_is_handed_the_results_that_it_needs() -> None:
    with Threads(2).start(Squares()) as running:
        running.give(1, 3, keep=True)
        running.give(2, 4, [1], keep=True)
        running.give(3, 10, [1, 2])
        told: dict[int, int] = {}
        while running.unfinished:
            told |= running.wait(1)
    assert told == {1: 9, 2: 25, 3: 134}


def test_an_interruption_stops_what_is_under_way() -> None:
    before = set(threading.enumerate())
    with Threads(2).start(Endless()) as running:
        assert list(in_order(running, range(10), lambda: True)) == []
    assert set(threading.enumerate()) <= before
