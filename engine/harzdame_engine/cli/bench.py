"""``bench``: the search's fingerprint and speed.

The node count changes only when the search or the installed weights do.
"""

from __future__ import annotations

import argparse

from harzdame_engine.cli.options import remark, whole
from harzdame_engine.selftest.bench import DEPTH, bench


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.add_argument("--depth", type=whole, default=DEPTH, help="plies")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print the total node count, the same every time, and the nodes per second."""
    result = bench(options.depth, remark)
    print(f"nodes {result.nodes}")
    print(f"nps {round(result.nodes / result.seconds)}")
