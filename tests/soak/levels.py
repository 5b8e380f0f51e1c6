"""All games at all levels, each move checked by the reference: ``python -m tests.soak.levels --help``.

The reference generator says what is legal; every list of legal moves is compared with its own.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator

from harzdame_engine import Engine, GameTree, Level, Limit, Position, variants
from harzdame_engine.search.levels import LEVELS

from tests.reference.compare import as_reference
from tests.reference.moves import legal_moves, play
from tests.reference.position import read_fen, start
from tests.reference.table import GAMES


def main() -> int:
    """Play so many plies; exit with 1 if core and reference disagreed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=100_000)
    parser.add_argument("--nodes", type=int, default=3000, help="of each search, at most")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    pairs = [(rules.id, level) for rules in variants() for level in LEVELS]
    played = games = bad = 0
    begun = time.monotonic()
    while played < options.plies:
        for game, level in rng.sample(pairs, len(pairs)):
            games += 1
            for error in errors(game, level, options.nodes, rng):
                played += 1
                if error:
                    bad += 1
                    print(f"{game}, {level.id}: {error}", file=sys.stderr, flush=True)
                if played >= options.plies:
                    break
            if played >= options.plies:
                break
        told = f"{played} plies in {games} games, {bad} errors, {time.monotonic() - begun:.0f} s"
        print(told, flush=True)
    return 1 if bad else 0


def errors(game: str, level: Level, nodes: int, rng: random.Random) -> Iterator[str]:
    """One game: for each ply the reference's objection, the last of the game, or no text."""
    engine = Engine(hash_mb=1)
    tree = GameTree(Position.start(game), no_progress_limit=25)
    node, reference = tree.root, start(GAMES[game])
    history: list[Position] = []
    while tree.outcome(node) is None:
        at = node.position
        limit = Limit(nodes=min(nodes, level.nodes or nodes))
        seed = rng.getrandbits(31)
        best = engine.analyse(at, limit, level=level, history=history, seed=seed).best
        legal = legal_moves(reference)
        if {as_reference(move) for move in at.legal_moves()} != legal:
            yield f"{at.fen}: the legal moves differ"
            return
        if best is None or as_reference(best) not in legal:
            yield f"{at.fen}: {best} is not legal"
            return
        history.append(at)
        node, reference = tree.add(node, best), play(reference, as_reference(best))
        if read_fen(node.position.fen, GAMES[game]).key != reference.key:
            yield f"{at.fen}: {best} leads to {node.position.fen}"
            return
        yield ""


if __name__ == "__main__":
    sys.exit(main())
