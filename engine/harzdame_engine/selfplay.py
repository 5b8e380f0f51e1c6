"""Games of the engine against itself: for measurements and long checks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from harzdame_engine.analysis import Limit
from harzdame_engine.engine import Engine
from harzdame_engine.move import Color, Move
from harzdame_engine.outcome import Outcome, Termination
from harzdame_engine.position import Position

_NO_PROGRESS_PLIES = 100
"""50 moves by each side without a capture or a man's move: a draw."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: the positions from the start on, the moves between them, and how it ended."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    outcome: Outcome


def play_game(start: Position, engine: Engine, limit: Limit, rng: random.Random, opening: int) -> PlayedGame:
    """Let the engine play itself to the end, the first `opening` plies at random."""
    positions = [start]
    moves: list[Move] = []
    seen = Counter([start])
    quiet = 0
    while True:
        position = positions[-1]
        outcome = position.outcome() or _drawn(seen[position], quiet)
        if outcome:
            return PlayedGame(tuple(positions), tuple(moves), outcome)
        if len(moves) < opening:
            move = rng.choice(position.legal_moves())
        else:
            best = engine.analyse(position, limit, history=positions[:-1]).best
            assert best is not None  # noqa: S101 - the game is not over
            move = best
        quiet = 0 if move.captures or not position.pieces[move.origin].king else quiet + 1
        moves.append(move)
        positions.append(position.play(move))
        seen[positions[-1]] += 1


def play_games(
    start: Position, limit: Limit, games: int, seed: int, opening: int = 6
) -> Iterator[PlayedGame]:
    """So many games, the same ones for the same seed and a limit by depth or nodes."""
    rng = random.Random(seed)  # noqa: S311 - no secret
    for _ in range(games):
        yield play_game(start, Engine(hash_mb=8), limit, rng, opening)


def _drawn(times: int, quiet: int) -> Outcome | None:
    if times >= 3:
        return Outcome(None, Termination.THREEFOLD)
    if quiet >= _NO_PROGRESS_PLIES:
        return Outcome(None, Termination.NO_PROGRESS)
    return None


def result_for_white(outcome: Outcome) -> float:
    """1 for a win, ½ for a draw, 0 for a loss."""
    return 0.5 if outcome.winner is None else float(outcome.winner is Color.WHITE)
