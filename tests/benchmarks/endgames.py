"""The time of a look into the endgame tables, and its cost to the search.

    python -m tests.benchmarks.endgames FOLDER      with tables of up to four pieces below FOLDER

Positions are Harzdame's, at random; the search's speed is nodes by CPU time on
one thread, with and without tables by turns, so that a busy machine does not
favour either.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from statistics import median

from harzdame_engine import Color, Engine, Limit, Piece, Position, variant
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.tables import Tables, installed_folders

PROBES = 50_000
NODES = 1_500_000
ROUNDS = 3
RULES = variant("harzdame")


def at_random(rng: random.Random, men: int, kings: int) -> Position:
    """A position with so many men and kings on each side."""
    while True:
        squares = rng.sample(RULES.board.names, 2 * (men + kings))
        pieces = {}
        for color, promotion in (
            (Color.WHITE, RULES.promotion_squares),
            (Color.BLACK, RULES.promotion_squares_black),
        ):
            room = [square for square in squares if square not in pieces]
            placed = [square for square in room if square not in promotion][:men]
            pieces |= {square: Piece(color) for square in placed}
            crowned = [square for square in room if square not in placed][:kings]
            pieces |= {square: Piece(color, king=True) for square in crowned}
        if len(pieces) == 2 * (men + kings):
            return Position.of(RULES, pieces, Color.WHITE)


def probe_time(tables: Tables, positions: list[Position]) -> float:
    """Microseconds for each, Python's call included."""
    native = [position._core for position in positions]
    begun = time.perf_counter()
    for core in native:
        tables.native.verdict(core)
    return (time.perf_counter() - begun) / len(native) * 1e6


def speed(position: Position, cache: EndgameCache | None) -> float:
    """Million nodes a CPU second."""
    engine = Engine(hash_mb=64, tables=cache)
    begun = time.process_time()
    info = engine.analyse(position, Limit(nodes=NODES))
    return info.nodes / (time.process_time() - begun) / 1e6 if info.nodes >= NODES else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    cache = EndgameCache([*installed_folders(), folder])
    tables = cache.tables(RULES)
    print(f"{len(tables.files)} tables of up to {tables.most_pieces} pieces")
    rng = random.Random(1)
    for men, kings in ((0, 2), (1, 1), (2, 0)):
        positions = [at_random(rng, men, kings) for _ in range(PROBES)]
        probe_time(tables, positions)  # warms the cache
        times = [probe_time(tables, positions) for _ in range(5)]
        print(f"probe, {men} men and {kings} kings a side: {median(times):.2f} us")
    ratios = []
    for men, kings in ((2, 1), (3, 0), (3, 1), (4, 0), (4, 1), (5, 0), (6, 1), (8, 0)):
        found = 0
        while found < 2:
            position = at_random(rng, men, kings)
            if not speed(position, None) or not speed(position, cache):
                continue  # decided before it has searched so much
            found += 1
            pairs = [(speed(position, None), speed(position, cache)) for _ in range(ROUNDS)]
            without, with_them = (median(column) for column in zip(*pairs, strict=True))
            ratios.append(with_them / without)
            print(
                f"search, {men} men and {kings} kings a side: {without:.2f} M/s without, "
                f"{with_them:.2f} with, {ratios[-1]:.0%}  {position.fen}",
                flush=True,
            )
    print(f"median {median(ratios):.0%}, least {min(ratios):.0%}")


if __name__ == "__main__":
    main()
