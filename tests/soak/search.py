"""Self-play in all games, the search's settings changed all the time: ``python -m tests.soak.search --help``.

Meant for a core built with sanitizers, which report what goes wrong unseen.
"""

from __future__ import annotations

import argparse
import random
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from harzdame_engine import (
    FEATURES,
    Clock,
    Engine,
    GameTree,
    Level,
    Limit,
    Move,
    Position,
    StopToken,
    Weakness,
    variants,
)
from harzdame_engine.endgames.cache import EndgameCache


def main() -> int:
    """Play so many plies; exit with 1 if a move was illegal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=20_000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=2000, help="of each search, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=Path, metavar="FOLDER", help="endgame tables to play by")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    games = played = 0
    while played < options.plies:
        for rules in rng.sample(variants(), len(variants())):
            cache = EndgameCache((options.tables,)) if options.tables else None
            played += sum(1 for _ in soak(rules.id, options.threads, options.nodes, rng, cache))
            games += 1
            if played >= options.plies:
                break
        print(f"{played} plies in {games} games", flush=True)
    return 0


def soak(
    game: str, threads: int, nodes: int, rng: random.Random, cache: EndgameCache | None = None
) -> Iterator[Position]:
    """One game of the engine against itself, position by position, every move checked."""
    without = rng.sample(FEATURES, rng.randrange(3))
    engine = Engine(hash_mb=1, threads=threads, without=without, tables=cache)
    tree = GameTree(Position.start(game), no_progress_limit=25)
    node = tree.root
    history: list[Position] = []
    while tree.outcome(node) is None:
        position = node.position
        if rng.random() < 0.05:
            engine.configure(hash_mb=rng.choice((1, 3, 20, 33)), threads=rng.randint(1, threads))
        if rng.random() < 0.05:
            engine.new_game()
        if cache and rng.random() < 0.05:
            cache.look_again()
        best = _search(engine, position, history, nodes, rng)
        if best not in position.legal_moves():
            raise AssertionError(f"{best} is not legal in {position!r}")
        if rng.random() < 0.1:
            best = rng.choice(position.legal_moves())
        history.append(position)
        node = tree.add(node, best)
        yield position


def _search(
    engine: Engine, position: Position, history: list[Position], nodes: int, rng: random.Random
) -> Move:
    stop = StopToken()
    kind = rng.random()
    limit = Limit(nodes=rng.randint(1, nodes))
    if kind < 0.05:  # ended from another thread, in the midst of it or before
        limit = Limit()
        timer = threading.Timer(rng.random() * 0.01, stop.stop)
        timer.start()
    elif kind < 0.1:
        limit = Limit(clock=Clock(0.1, 0.001))
    ponder = 0.1 <= kind < 0.15
    if ponder:
        threading.Timer(rng.random() * 0.01, stop.ponder_hit).start()
    info = engine.analyse(
        position,
        limit,
        stop=stop,
        history=history,
        level=_level(rng) if rng.random() < 0.3 else None,
        seed=rng.getrandbits(31),
        lines=rng.choice((1, 1, 1, 3)),
        ponder=ponder,
        on_info=(lambda _: None) if rng.random() < 0.5 else None,
    )
    assert info.best is not None
    return info.best


def _level(rng: random.Random) -> Level:
    weakness = Weakness(
        noise=rng.choice((0, 50)),
        oversight=rng.choice((0, 500, 1000)),
        exchange=rng.choice((None, 0, 3)),
        habit=rng.choice((0, 60)),
        plain=rng.random() < 0.5,
    )
    return Level("soak", 0, weakness=weakness)


if __name__ == "__main__":
    sys.exit(main())
