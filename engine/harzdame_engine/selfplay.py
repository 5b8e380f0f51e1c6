"""Games of the engine against itself: for measurements and long checks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from harzdame_engine.analysis import Limit
from harzdame_engine.engine import Engine
from harzdame_engine.game import GameTree
from harzdame_engine.move import Color, Move
from harzdame_engine.outcome import Outcome
from harzdame_engine.position import Position

_NO_PROGRESS_LIMIT = 50
"""Moves by each side without a capture or a man's move that make a draw."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: the positions from the start on, the moves between them, and how it ended."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    outcome: Outcome


def play_game(start: Position, engine: Engine, limit: Limit, rng: random.Random, opening: int) -> PlayedGame:
    """Let the engine play itself to the end, the first `opening` plies at random."""
    tree = GameTree(start, no_progress_limit=_NO_PROGRESS_LIMIT)
    node = tree.root
    positions = [start]
    moves: list[Move] = []
    while (outcome := tree.outcome(node)) is None:
        move = None
        if len(moves) >= opening:
            move = engine.analyse(positions[-1], limit, history=positions[:-1]).best
        move = move or rng.choice(positions[-1].legal_moves())
        node = tree.add(node, move)
        moves.append(move)
        positions.append(node.position)
    return PlayedGame(tuple(positions), tuple(moves), outcome)


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
