"""Self-play: games of the engine against itself, played by the core into a file, or one by one to measure."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.cluster.carried import CarriedFile
from harzdame_engine.cluster.executor import ChunkContext, Executor, in_order
from harzdame_engine.endgames.cache import EndgameCache, tables_named
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.game import Cause, GameRules, MatchGame, Seat
from harzdame_engine.match.game import play_game as match_game
from harzdame_engine.match.openings import Opening, random_walk
from harzdame_engine.match.players import BuiltIn
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.variants import variant
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.evaluation import Evaluator, carried, evaluation_carried
from harzdame_engine.search.info import Limit
from harzdame_engine.training.games_file import Conditions, GamesFrame, GamesWriter, PackedFrame, packed

_BATCH = 32
"""Games played before they are written."""


def collect(
    path: Path,
    conditions: Conditions,
    choice: str,
    tables: EndgameCache | None,
    *,
    games: int,
    executor: Executor,
    on_progress: Callable[[int], None],
    interrupted: Callable[[], bool],
) -> int:
    """Play until the file holds so many games, counting those it already has.

    The games depend on the conditions alone, not on the executor or interruptions.
    `choice` as for `evaluation_of`; `tables` are those that the conditions name. `on_progress` is called
    with the number of games.

    Returns:
        The number of games.

    Raises:
        GamesFileError: the file holds something else, or games played in another way.
        OSError: it cannot be written.
        ClusterError: the games cannot be played there, or not all of them.
    """
    writer = GamesWriter(path, conditions)
    batches = [(first, min(_BATCH, games - first)) for first in range(writer.games, games, _BATCH)]
    with executor.start(_SelfPlay(conditions, carried(choice), tables)) as running:
        size = _batches_at_once(len(batches) // (4 * running.slots), conditions) if executor.distant else 1
        chunks = [tuple(batches[at : at + size]) for at in range(0, len(batches), size)]
        with closing(in_order(running, chunks, interrupted)) as played:
            while not interrupted() and (chunk := next(played, None)):
                writer.add(*chunk[1])
                on_progress(writer.games)
    return writer.games


_LONG_ENOUGH = 25_000
"""Nodes a move with which a batch lasts some twenty seconds: a chunk for a distant worker."""


def _batches_at_once(most: int, conditions: Conditions) -> int:
    return max(1, min(most, _LONG_ENOUGH // max(conditions.nodes, conditions.most_nodes)))


_Batch = tuple[int, int]
"""The number of the first game, and how many."""


class _SelfPlay(NamedTuple):
    """The job of playing batches of games: a frame of each, packed by who plays it."""

    conditions: Conditions
    choice: str | CarriedFile
    tables: EndgameCache | None

    def prepare(self) -> Callable[[tuple[_Batch, ...], ChunkContext], list[PackedFrame]]:
        conditions = self.conditions
        rules = variant(conditions.game)
        tables = tables_named(conditions.tables, self.tables, rules)
        player = _player(conditions, evaluation_carried(rules, self.choice), tables)

        def play(batches: tuple[_Batch, ...], context: ChunkContext) -> list[PackedFrame]:
            seed = conditions.seed
            return [
                packed(GamesFrame(games, player.play(seed=seed, first=first, games=games)))
                for first, games in batches
                if not context.stop.stopped
            ]

        return play


def _player(conditions: Conditions, evaluation: Evaluator, tables: Tables | None) -> _core.SelfPlay:
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


def play_game(start: Position, engine: Engine, limit: Limit, rng: random.Random, opening: int) -> MatchGame:
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
