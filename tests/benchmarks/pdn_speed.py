"""The speed of reading PDN: `python -m tests.benchmarks.pdn_speed [--games N]`.

Writes N games of 60 random plies into memory, scans them, and reads 500 of
them. Prints one line a figure.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from harzdame_engine import pdn

from tests.engine.pdn.trees import random_game

_DIFFERENT = 200  # games; the file repeats them
_READ = 500


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000)
    count: int = parser.parse_args().games
    rng = random.Random(60)
    written = [
        pdn.write(random_game(rng, 60, {"White": f"Player {n}", "Black": "?"})) for n in range(_DIFFERENT)
    ]
    text = "\n".join(written[n % _DIFFERENT] for n in range(count))

    begun = time.perf_counter()
    found = pdn.scan(text)
    scanned = time.perf_counter() - begun
    if len(found.games) != count or found.problems:
        sys.exit("the scan went wrong")

    sample = found.games[:_READ]
    begun = time.perf_counter()
    readings = [game.read() for game in sample]
    read = time.perf_counter() - begun
    if not all(reading.complete for reading in readings):
        sys.exit("the reading went wrong")

    begun = time.perf_counter()
    for reading in readings:
        if reading.tree is not None:
            pdn.write(reading.tree)
    wrote = time.perf_counter() - begun

    out = sys.stdout.write
    out(f"scan   {count} games, {len(text) / 1e6:.1f} MB: {scanned:.2f} s, {count / scanned:,.0f} games/s\n")
    out(f"read   {read / len(sample) * 1000:.2f} ms a game of 60 plies\n")
    out(f"write  {wrote / len(sample) * 1000:.2f} ms a game of 60 plies\n")


if __name__ == "__main__":
    main()
