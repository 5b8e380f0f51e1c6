"""Games of the engine against itself, every move checked: ``python -m tests.reference.selfplay --help``."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from harzdame_engine import Engine, Limit, Move, Outcome
from harzdame_engine import Position as CorePosition
from harzdame_engine.training.selfplay import play_game

from tests.reference.compare import as_reference
from tests.reference.moves import end, legal_moves, play
from tests.reference.position import read_fen, start, write_fen
from tests.reference.table import GAMES


class PlayedGame(NamedTuple):
    """A finished game: its positions from the start on, the moves between them, and its outcome."""

    positions: tuple[CorePosition, ...]
    moves: tuple[Move, ...]
    outcome: Outcome


def play_games(at: CorePosition, limit: Limit, games: int, seed: int) -> Iterator[PlayedGame]:
    """So many games, the same for the same seed and a limit by depth or nodes."""
    rng = random.Random(seed)
    for _ in range(games):
        played = play_game(at, Engine(hash_mb=8), limit, rng, opening=6)
        line = played.tree.mainline()
        moves = tuple(node.move for node in line if node.move)
        yield PlayedGame(tuple(node.position for node in line), moves, played.outcome)


def errors(game_id: str, played: PlayedGame) -> Iterator[str]:
    """The reference's objections to a game; none if all is well."""
    position = start(GAMES[game_id])
    for core, move in zip(played.positions, played.moves, strict=False):
        if as_reference(move) not in legal_moves(position):
            yield f"{core.fen}: {move} is not legal"
            return
        position = play(position, as_reference(move))
    last = played.positions[-1]
    if read_fen(last.fen, GAMES[game_id]) != position:
        yield f"the game ends in {last.fen}, not in {write_fen(position)}"
    if (end(position) is None) != (last.outcome() is None):
        yield f"{last.fen}: {played.outcome}, by the reference {end(position)}"


def main() -> int:
    """Print for each game how its games ended; exit with 1 if a move was illegal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", choices=list(GAMES), default=list(GAMES), help="default: all")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1500, help="of each search")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    bad = 0
    for game_id in options.game:
        begun = time.monotonic()
        ends: Counter[str] = Counter()
        plies = 0
        limit = Limit(nodes=options.nodes)
        for played in play_games(CorePosition.start(game_id), limit, options.games, options.seed):
            ends[f"{played.outcome.result} {played.outcome.termination}"] += 1
            plies += len(played.moves)
            for error in errors(game_id, played):
                bad += 1
                print(f"{game_id}: {error}", file=sys.stderr)
        told = ", ".join(f"{count} {how}" for how, count in sorted(ends.items()))
        print(f"{game_id:20} {plies:7} plies, {time.monotonic() - begun:4.0f} s: {told}", flush=True)
    print(f"{bad} errors")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
