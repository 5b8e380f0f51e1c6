"""Jobs for tests, which workers can import."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from harzdame_engine.cluster.executor import ChunkContext


class Squares(NamedTuple):
    """Squares of numbers, and the sum of what they need; None fails."""

    def prepare(self) -> Callable[[int | None, ChunkContext], int]:
        def work(number: int | None, context: ChunkContext) -> int:
            if number is None:
                raise ValueError("this is no number")
            return number * number + sum(context.needed)

        return work


class Endless(NamedTuple):
    """Chunks that are worked until they are stopped."""

    def prepare(self) -> Callable[[int, ChunkContext], bool]:
        def work(_number: int, context: ChunkContext) -> bool:
            while not context.stop.stopped:
                time.sleep(0.01)
            return True

        return work
