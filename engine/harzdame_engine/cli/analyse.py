"""``analyse``: search one position and print what is found, depth by depth."""

from __future__ import annotations

import argparse

from harzdame_engine import Engine, Info, Limit
from harzdame_engine.cli.options import Commands, position_of, seconds, whole


def add_to(commands: Commands, position: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = commands.add_parser("analyse", parents=[position], help="find the best move")
    parser.add_argument("--time", type=seconds, help="seconds (default, if nothing else is given: 5)")
    parser.add_argument("--depth", type=whole, help="plies")
    parser.add_argument("--nodes", type=whole)
    parser.add_argument(
        "--hash", type=whole, default=64, metavar="MB", help="table size, default: %(default)s"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print each finished depth with score, nodes, speed and principal variation, then the best move."""
    position = position_of(options)
    limit = Limit(options.time, options.depth, options.nodes)
    if limit == Limit():
        limit = Limit(time=5)
    final = Engine(options.hash).analyse(position, limit, on_info=_show)
    print(f"best {final.best}" if final.best else "no legal move: the side to move has lost")


def _show(info: Info) -> None:
    line = " ".join(map(str, info.pv))
    print(
        f"depth {info.depth} score {info.score} nodes {info.nodes} nps {info.nps} "
        f"time {info.time:.2f} pv {line}",
        flush=True,
    )
