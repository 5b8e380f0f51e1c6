"""Nodes a second in ten middle games: ``python -m tests.benchmarks.search_speed``.

With ``--against`` it measures another program that speaks version 1 of the Hub protocol in turns with the
engine, in International draughts. Both have one thread; the time is that of the processor, so that other
work on the machine counts little.
"""

from __future__ import annotations

import argparse
import shlex
import statistics
import time
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Engine, Limit, Position, variant
from harzdame_engine.hub.client import HubEngine
from harzdame_engine.hub.dialect_1 import Hub1

MIDDLE_GAMES = {
    "international": (
        "B:W26,27,33,35,36,37,38,39,40,43,44,45,46,47,48,49,50:B2,3,4,5,6,7,8,10,12,13,15,18,19,20,23",
        "B:W26,31,32,33,35,39,40,43,44,45,46,47,48,49,50:B1,2,3,4,5,8,13,14,15,18,19,23,24",
        "B:W22,30,32,35,36,38,40,41,42,43,45,46,48,49,50:B1,2,3,4,5,6,8,9,11,12,13,14,15,19,21",
        "B:W22,25,27,28,35,36,38,40,43,45,46,48,49,50:B1,2,3,5,6,9,10,11,12,13,14,15,18,24",
        "B:W26,28,33,34,36,37,38,41,42,43,44,45,47,48,49,50:B1,2,3,4,5,6,7,8,12,13,14,15,16,17,18,35",
        "B:W26,27,28,32,33,34,37,38,39,40,41,43,47,48,49:B1,2,3,4,5,6,11,12,13,15,16,17,19,23,24",
        "B:W27,30,31,32,35,36,37,38,39,41,42,43,44,45,47,48,49:B1,2,3,4,6,7,8,9,11,12,14,15,16,18,20,24,26",
        "W:W31,32,36,37,38,41,42,43,45,47,48,49:B1,2,3,6,7,8,9,10,11,12,16,17,18,29",
        "B:W31,33,34,36,37,38,39,40,41,42,43,46,48,50:B1,2,3,4,5,6,7,9,10,11,12,13,15,16,17,25",
        "B:W26,31,32,33,34,35,37,38,39,41,42,43,48,50:B1,2,3,4,6,7,10,11,12,13,16,17,18,19,20,25",
    ),
    "harzdame": (
        "B:Wa1,b1,c1,d1,e1,g1,a2,c2,d2,e2,a3,b3,a4,e4,a5,b5,c5,a6,b6"
        ":Bh3,g4,h4,f5,g5,h5,e6,g6,h6,c7,d7,e7,f7,h7,c8,d8,f8,g8,h8",
        "W:Wa1,b1,c1,d1,e1,g1,a2,d2,e2,a3,a4,b4,a5,c5,b6,a8"
        ":Bh3,d4,g4,h4,h5,e6,g6,h6,d7,e7,f7,h7,c8,d8,e8,f8,h8",
        "B:Wa1,b1,c1,d1,e1,f1,a2,c2,d2,e2,a3,b3,d3,b4,c4,a5,b5,a6,a7"
        ":Bg2,h2,g4,h4,h5,d6,f6,g6,h6,c7,d7,f7,g7,h7,d8,e8,f8,g8,h8",
        "B:Wa1,b1,c1,d1,e1,f1,e2,f2,a3,b3,e3,a4,b4,c4,a5,b5,a6,a7"
        ":Bh1,g4,h4,f5,g5,h5,d6,h6,c7,d7,e7,g7,h7,c8,d8,f8,g8,h8",
        "B:Wa1,b1,c1,d1,f1,a2,b2,c2,d2,e2,a3,b3,c3,d3,a4,b4,b5,c5,a7"
        ":Bh3,f4,g4,h4,f5,h5,d6,f6,h6,b7,e7,f7,g7,h7,b8,e8,f8,g8,h8",
        "B:Wa1,b1,c1,d1,f1,a2,b2,c2,d2,e2,a3,c3,d3,a4,b5:Bh3,f4,g4,h4,f5,h5,f6,h6,d7,e7,f7,g7,h7,e8,h8",
        "B:Wa1,b1,c1,f1,a2,b2,d2,f2,a3,b3,c3,e3,a4,b4,c4,a5,b5,a6"
        ":Bh1,g3,f5,g5,h5,e6,h6,d7,e7,f7,g7,h7,c8,d8,e8,f8,g8,h8",
        "B:Wa1,d1,e1,f1,a2,c2,e2,f2,a3,b3,d3,e3,a4,b4,c4,a5,b5,a6"
        ":Bh1,g3,g4,h4,f5,g5,h5,e6,d7,e7,f7,h7,b8,c8,e8,f8,g8,h8",
        "B:Wa1,b1,c1,d1,e1,g1,c2,d2,e2,g2,a3,b3,c3,d3,a4,b4,a5,b5,c5,a6,a7"
        ":Bh3,f4,g4,h4,e5,f5,g5,h5,e6,f6,g6,h6,d7,e7,f7,a8,d8,e8,f8,g8,h8",
        "W:Wc1,d1,e1,g1,b2,c2,d2,e2,g2,a3,b3,c3,d3,a4,b4,c4,a5,b5,a6,a7"
        ":Bh3,e4,f4,g4,h4,f5,g5,h5,f6,g6,h6,d7,e7,f7,g7,a8,c8,d8,e8,f8",
    ),
}


class Speed(NamedTuple):
    """The nodes of searches, and the seconds of the processor that they took."""

    nodes: int
    seconds: float

    @property
    def millions(self) -> float:
        """Million nodes a second."""
        return self.nodes / self.seconds / 1e6


def main() -> None:
    """Print the speed of each run, and the median of the ratios where two programs are compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(MIDDLE_GAMES), default="international")
    parser.add_argument("--depth", type=int, default=13, help="plies")
    parser.add_argument("--hash", type=int, default=16, help="MiB of the engine's table")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--against", help="a command")
    parser.add_argument("--folder", type=Path, help="where it is run")
    options = parser.parse_args()
    positions = [Position.from_fen(fen, options.game) for fen in MIDDLE_GAMES[options.game]]
    limit = Limit(depth=options.depth)
    ratios = []
    for _ in range(options.runs):
        ours = _of_engine(positions, limit, options.hash)
        line = f"{ours.millions:6.2f} million nodes a second, {ours.seconds:.2f} s"
        if options.against:
            theirs = _of_program(positions, limit, shlex.split(options.against), options.folder)
            ratios.append(ours.millions / theirs.millions)
            line += f"; the other {theirs.millions:.2f}, {theirs.seconds:.2f} s"
        print(line, flush=True)
    if ratios:
        print(f"the engine's nodes a second are {statistics.median(ratios):.2f} times the other's")


def _of_engine(positions: list[Position], limit: Limit, hash_mb: int) -> Speed:
    engine = Engine(hash_mb)
    start = Position.start(positions[0].rules.id)
    engine.analyse(start, Limit(nodes=2_000_000))  # loads the weights, touches the memory of the table
    before = time.process_time()
    nodes = sum(engine.analyse(position, limit).nodes for position in positions)
    return Speed(nodes, time.process_time() - before)


def _of_program(positions: list[Position], limit: Limit, command: list[str], folder: Path | None) -> Speed:
    nodes, seconds = 0, 0.0
    with HubEngine(command, variant("international"), folder=folder, dialect=Hub1()) as program:
        for position in positions:
            program.new_game()
            before = _processor_time(program.pid)
            nodes += program.think(position, [], limit).report.nodes or 0
            seconds += _processor_time(program.pid) - before
    return Speed(nodes, seconds)


def _processor_time(process: int) -> float:
    """The seconds that all threads of a process have run on Linux."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


if __name__ == "__main__":
    main()
