"""``perft``: counts of the leaves of the move tree, with times."""

from __future__ import annotations

import argparse
import json
import time

from harzdame_engine.cli.options import add_position, position_of, whole


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    add_position(parser)
    parser.add_argument("--depth", type=whole, required=True, help="plies")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print ``depth count seconds`` for each depth up to the one asked for."""
    position = position_of(options)
    for depth in range(1, options.depth + 1):
        start = time.perf_counter()
        count = position.perft(depth)
        elapsed = round(time.perf_counter() - start, 6)
        if options.json:
            line = json.dumps({"depth": depth, "count": count, "seconds": elapsed})
        else:
            line = f"{depth} {count} {elapsed:.3f}"
        print(line, flush=True)
