"""Games of the engine against itself: for measurements and long checks."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.outcome import Outcome
from harzdame_engine.game.position import Position
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.game import Cause, GameRules, Seat
from harzdame_engine.match.game import play_game as match_game
from harzdame_engine.match.openings import Opening, random_walk
from harzdame_engine.match.players import BuiltIn
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit

_RULES = GameRules(margin=math.inf, no_progress=50, max_plies=None)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: the positions from the start on, the moves between them, and how it ended."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    outcome: Outcome


def play_game(start: Position, engine: Engine, limit: Limit, rng: random.Random, opening: int) -> PlayedGame:
    """Let the engine play itself to the end, the first `opening` plies at random.

    Raises:
        RuntimeError: it did not play to the end by the rules.
    """
    seat = Seat("", BuiltIn(engine), PlayerLimits(limit.time, limit.depth, limit.nodes))
    _, moves = random_walk(start, opening, rng)
    played = match_game(Opening(start.fen, moves), start.rules.id, dict.fromkeys(Color, seat), _RULES)
    if played.cause is not Cause.RULES:
        raise RuntimeError(f"{played.cause}: {played.detail}")
    line = played.tree.mainline()
    return PlayedGame(
        tuple(node.position for node in line), tuple(node.move for node in line if node.move), played.outcome
    )


def play_games(
    start: Position, limit: Limit, games: int, seed: int, opening: int = 6
) -> Iterator[PlayedGame]:
    """So many games, the same ones for the same seed and a limit by depth or nodes."""
    rng = random.Random(seed)  # noqa: S311 - no secret
    for _ in range(games):
        yield play_game(start, Engine(hash_mb=8), limit, rng, opening)


def result_for_white(outcome: Outcome) -> float:
    """1 for a win, ½ for a draw, 0 for a loss."""
    return 0.5 if outcome.winner is None else float(outcome.winner is Color.WHITE)
