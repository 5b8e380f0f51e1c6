"""The fixed positions whose nodes tell one search from another, and that search."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from harzdame_engine.files.errors import WeightsError
from harzdame_engine.game.position import Position
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit

DEPTH = 12
_POSITIONS = (
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


class BenchResult(NamedTuple):
    """The nodes of all searches, the same on every machine, and the seconds that they took."""

    nodes: int
    seconds: float


def bench(
    depth: int = DEPTH, on_problem: Callable[[WeightsError], None] = lambda _error: None
) -> BenchResult:
    """Search the fixed positions on one thread, without endgame tables; `on_problem` as `Engine` takes it."""
    searches = [
        Engine(on_problem=on_problem).analyse(Position.from_fen(fen), Limit(depth=depth))
        for fen in _POSITIONS
    ]
    return BenchResult(sum(info.nodes for info in searches), sum(info.time for info in searches))
