"""The core's walk over movetext against the plain one: `python -m tests.soak.pdn_walk [--texts N]`.

Damaged games, heaps of dirt, and lines in ambiguous short forms are read by both. Ends with 1 at the first
difference, and prints the text.
"""

from __future__ import annotations

import argparse
import sys

from tests.engine.pdn.walks import Texts, differs, token_kinds_differ

_TOLD = 50_000


def main() -> None:
    """Compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--texts", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    texts = Texts(options.seed)
    for number in range(options.texts):
        text, start, result = texts.draw()
        if token_kinds_differ(text):
            sys.exit(f"the tokens differ: {text!r}")
        if differs(text, start, result):
            sys.exit(f"the walks differ: {text!r} from {start!r}, result {result!r}")
        if (number + 1) % _TOLD == 0:
            print(f"{number + 1:,} texts", flush=True)
    print(f"{options.texts:,} texts: no difference")


if __name__ == "__main__":
    main()
