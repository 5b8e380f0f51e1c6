"""Searches many positions on several threads; the core lets go of the interpreter while it searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from threading import local
from types import TracebackType

from harzdame_engine.books.scores import final_score
from harzdame_engine.game.position import Position
from harzdame_engine.search.engine import Engine, StopToken
from harzdame_engine.search.info import Limit

_HASH_MB = 16
_HEARD = 0.1
"""Seconds after which an interruption is noticed at the latest."""


class Searchers:
    """So many threads, as a context.

    Every position is searched by an engine that remembers nothing, so that
    scores depend neither on the number of threads nor on what came before.
    """

    def __init__(self, threads: int, nodes: int, evaluation: str) -> None:
        """`nodes`: for which each position is searched; `evaluation` as `evaluation_of` takes it."""
        self._limit = Limit(nodes=nodes)
        self._pool = ThreadPoolExecutor(threads)
        self._evaluation = evaluation
        self._own = local()

    def __enter__(self) -> Searchers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def scores(
        self,
        positions: Mapping[int, Position],
        on_progress: Callable[[int], None],
        interrupted: Callable[[], bool],
    ) -> dict[int, int] | None:
        """Of each position, for its mover; None if interrupted. `on_progress` hears of how many are done."""
        tokens = [StopToken() for _ in positions]
        futures = [
            self._pool.submit(self._score, position, token)
            for position, token in zip(positions.values(), tokens, strict=True)
        ]
        waiting = set(futures)
        while waiting:
            _, waiting = wait(waiting, timeout=_HEARD)
            if interrupted():
                for token in tokens:
                    token.stop()
                return None
            on_progress(len(futures) - len(waiting))
        return {key: future.result() for key, future in zip(positions, futures, strict=True)}

    def _score(self, position: Position, stop: StopToken) -> int:
        final = final_score(position)
        if final is not None:
            return final
        if not hasattr(self._own, "engine"):
            self._own.engine = Engine(_HASH_MB, evaluation=self._evaluation)
        engine: Engine = self._own.engine
        engine.new_game()
        return engine.analyse(position, self._limit, stop=stop).score.centipieces
