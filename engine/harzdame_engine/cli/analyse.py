"""``analyse``: a search of one position, with its findings printed as they come."""

from __future__ import annotations

import argparse

from harzdame_engine.cli.options import (
    add_position,
    add_tables,
    duration,
    large,
    position_of,
    remark,
    whole,
    within,
)
from harzdame_engine.machine import largest_table_mb
from harzdame_engine.search.engine import MOST_THREADS, Engine
from harzdame_engine.search.info import Info, Limit


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    add_position(parser)
    parser.add_argument("--time", type=duration, help="seconds (default, if nothing else is given: 5)")
    parser.add_argument("--depth", type=whole, help="plies")
    parser.add_argument("--nodes", type=large)
    size = within(1, largest_table_mb())
    parser.add_argument("--hash", type=size, default=64, metavar="MB", help="table size")
    parser.add_argument("--threads", type=within(1, MOST_THREADS), default=1, help="searching threads")
    parser.add_argument("--lines", type=whole, default=1, help="variations to show")
    add_tables(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print findings, at most 20 times a second, then the best move."""
    position = position_of(options)
    limit = Limit(options.time, options.depth, options.nodes)
    if limit == Limit():
        limit = Limit(time=5)
    engine = Engine(options.hash, options.threads, on_problem=remark, tables=options.tables)
    final = engine.analyse(position, limit, on_info=_show, lines=options.lines)
    print(f"best {final.best}" if final.best else "no legal move: the side to move has lost")


def _show(info: Info) -> None:
    if info.from_tables:
        print("from the endgame tables")
    else:
        print(
            f"depth {info.depth}/{info.selective_depth} nodes {info.nodes} nps {info.nps} "
            f"table {info.table_fill:.0%} time {info.time:.2f}"
        )
    for number, line in enumerate(info.lines, start=1):
        print(f"  {number}. {line.score} {' '.join(map(str, line.pv))}", flush=True)
