"""The core's scan of PDN against the plain one: `python -m tests.soak.pdn_scan [--texts N] [--seed S]`.

Damaged files and heaps of dirt are scanned by both, and edited where a whole new scan tells what is right.
Ends with 1 at the first difference, and prints the text.
"""

from __future__ import annotations

import argparse
import random
import sys

from harzdame_engine import pdn

from tests.engine.pdn.dirt import damaged, heap, originals
from tests.engine.pdn.scans import differs, differs_edited

_DAMAGED = 0.1  # of the texts: they take long
_TOLD = 100_000


def main() -> None:
    """Compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--texts", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    files = originals()
    games = 0
    for number in range(options.texts):
        text = _damaged_text(rng, files) if rng.random() < _DAMAGED else heap(rng)
        games += len(pdn.scan(text).games)
        if differs(text):
            sys.exit(f"the scans differ: {text!r}")
        if differs_edited(rng, text, by := heap(rng)):
            sys.exit(f"an edit differs: {text!r}, by {by!r}")
        if (number + 1) % _TOLD == 0:
            print(f"{number + 1:,} texts, {games:,} games", flush=True)
    print(f"{options.texts:,} texts with {games:,} games: no difference")


def _damaged_text(rng: random.Random, files: list[bytes]) -> str:
    while True:
        try:
            return pdn.decode(damaged(rng, rng.choice(files)))
        except pdn.PdnError:
            pass  # taken for no text


if __name__ == "__main__":
    main()
