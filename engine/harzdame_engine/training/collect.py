"""Plays games of the engine against itself and keeps them in a file."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from threading import local

from harzdame_engine import _core
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.search.evaluation import Evaluation
from harzdame_engine.training.games_file import Conditions, Frame, GamesWriter

_BATCH = 32
"""Games that are played before any is written."""


def collect(
    path: Path,
    conditions: Conditions,
    evaluation: Evaluation,
    *,
    games: int,
    threads: int,
    on_progress: Callable[[int], None],
    interrupted: Callable[[], bool],
) -> int:
    """Play until the file holds so many games; those it holds already are kept.

    The games depend on the conditions alone, not on the threads, nor on how
    often it was interrupted. `on_progress` hears of how many there are.

    Returns:
        How many there are.

    Raises:
        GamesFileError: the file holds something else.
        OSError: it cannot be written.
    """
    writer = GamesWriter(path, conditions)
    players = local()

    def play(first: int) -> Frame:
        if not hasattr(players, "player"):
            players.player = _player(conditions, evaluation)
        count = min(_BATCH, games - first)
        return Frame(count, players.player.play(seed=conditions.seed, first=first, games=count))

    waiting: deque[Future[Frame]] = deque()
    try:
        with ThreadPoolExecutor(threads) as pool:
            upcoming = iter(range(writer.games, games, _BATCH))
            while not interrupted():
                while len(waiting) < 2 * threads and (first := next(upcoming, None)) is not None:
                    waiting.append(pool.submit(play, first))
                if not waiting:
                    break
                writer.add(waiting.popleft().result())
                on_progress(writer.games)
            pool.shutdown(cancel_futures=True)
    finally:
        writer.close()
    return writer.games


def _player(conditions: Conditions, evaluation: Evaluation) -> _core.SelfPlay:
    start = Position.start(conditions.game)
    native = native_rules(start.rules)
    settings = asdict(conditions)
    for name in ("game", "rules", "evaluation", "seed"):
        del settings[name]
    return native.width.SelfPlay(
        rules=native.rules,
        start=start._core,  # noqa: SLF001 - one package, one core
        weights=evaluation.native,
        **settings,
    )
