"""Self-play: games of the engine against itself, played by the core into a file, or one by one to measure."""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from threading import local

from harzdame_engine import _core
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.game import Cause, GameRules, Played, Seat
from harzdame_engine.match.game import play_game as match_game
from harzdame_engine.match.openings import Opening, random_walk
from harzdame_engine.match.players import BuiltIn
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import Evaluation
from harzdame_engine.search.info import Limit
from harzdame_engine.training.games_file import Conditions, Frame, GamesWriter

_BATCH = 32
"""Games played before they are written."""


def collect(
    path: Path,
    conditions: Conditions,
    evaluation: Evaluation,
    tables: Tables | None,
    *,
    games: int,
    threads: int,
    on_progress: Callable[[int], None],
    interrupted: Callable[[], bool],
) -> int:
    """Play until the file holds so many games, counting those it already has.

    The games depend on the conditions alone, not on threads or interruptions.
    `on_progress` is called with the number of games. `tables` are those named
    in the conditions.

    Returns:
        The number of games.

    Raises:
        GamesFileError: the file holds something else, or games played in another way.
        OSError: it cannot be written.
    """
    players = local()

    def play(first: int) -> Frame:
        if not hasattr(players, "player"):
            players.player = _player(conditions, evaluation, tables)
        count = min(_BATCH, games - first)
        return Frame(count, players.player.play(seed=conditions.seed, first=first, games=count))

    waiting: deque[Future[Frame]] = deque()
    writer = GamesWriter(path, conditions)
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
    return writer.games


def _player(conditions: Conditions, evaluation: Evaluation, tables: Tables | None) -> _core.SelfPlay:
    start = Position.start(conditions.game)
    native = native_rules(start.rules)
    settings = asdict(conditions)
    for name in ("game", "rules", "evaluation", "seed", "tables"):
        del settings[name]
    return native.width.SelfPlay(
        rules=native.rules,
        start=start._core,  # noqa: SLF001 - one package, one core
        weights=evaluation.native,
        endgames=tables.native if tables else None,
        **settings,
    )


_RULES = GameRules(margin=math.inf, no_progress=50, max_plies=None)


def play_game(start: Position, engine: Engine, limit: Limit, rng: random.Random, opening: int) -> Played:
    """A game of the engine against itself, its first `opening` plies at random.

    Raises:
        RuntimeError: the game did not end by the rules.
    """
    seat = Seat("", BuiltIn(engine), PlayerLimits(limit.time, limit.depth, limit.nodes))
    _, moves = random_walk(start, opening, rng)
    played = match_game(Opening(start.fen, moves), start.rules.id, dict.fromkeys(Color, seat), _RULES)
    if played.cause is not Cause.RULES:
        raise RuntimeError(f"{played.cause}: {played.detail}")
    return played
