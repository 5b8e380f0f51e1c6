"""``bench``: the search's fingerprint and speed.

The node count changes only when the search or the installed weights do.
"""

from __future__ import annotations

import argparse

from harzdame_engine.cli.options import remark, whole
from harzdame_engine.game.position import Position
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit

POSITIONS = (
    # the start; two openings; a middle game with a shot; kings; an endgame
    "W:Wa1,b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,a3,b3,c3,d3,a4,b4,c4,a5,b5,a6"
    ":Bh3,g4,h4,f5,g5,h5,e6,f6,g6,h6,d7,e7,f7,g7,h7,c8,d8,e8,f8,g8,h8",
    "W:Wa1,b1,c1,d1,e1,f1,a2,b2,c2,d2,f2,a3,b3,c3,d3,a4,b4,d4,a5,b5,a6"
    ":Bh3,g4,h4,e5,g5,h5,d6,f6,g6,h6,d7,e7,f7,g7,h7,c8,d8,e8,f8,g8,h8",
    "B:Wa1,b1,c1,e1,g1,a2,b2,d2,e2,a3,b3,c3,d3,b4,c4,a5,b5,a7:Bh2,g4,h4,f5,g5,h5,e6,g6,h6,c7,e7,g7,h7,d8,e8,f8,g8,h8",
    "W:Wb2,c2,e1,g1,d3,b4,c4,b6,a7:Bg3,h2,f5,g5,e6,g7,d7,c8,e8",
    "W:Wa1,b3,c2,Kh1:Bg7,f6,Ka8,h5",
    "W:WKa1,Kc3,e2:BKh8,g7",
)


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.add_argument("--depth", type=whole, default=12, help="plies")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print the total node count, the same every time, and the nodes per second."""
    nodes = 0
    elapsed = 0.0
    for fen in POSITIONS:
        info = Engine(on_problem=remark).analyse(Position.from_fen(fen), Limit(depth=options.depth))
        nodes += info.nodes
        elapsed += info.time
    print(f"nodes {nodes}")
    print(f"nps {round(nodes / elapsed)}")
