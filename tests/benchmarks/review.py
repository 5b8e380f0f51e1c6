"""How long the review of a game takes, and how much of that its searches are.

    python -m tests.benchmarks.review [--nodes N] [--threads N]

The game is played by the engine against itself at 2,000 nodes a move, the same every time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

from harzdame_engine import Engine, GameTree, Limit, Position
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.machine import cores
from harzdame_engine.review.crew import Crew, Reviewed
from harzdame_engine.review.knowledge import Knowledge
from harzdame_engine.review.reviewer import NORMAL, ReviewEffort, Reviewer
from harzdame_engine.review.wording import in_language

_PLIES = 120


class _Timed(Engine):
    """An engine that adds up the time of its searches."""

    spent = 0.0

    def analyse(self, *arguments: Any, **options: Any) -> Any:
        begun = time.monotonic()
        found = super().analyse(*arguments, **options)
        _Timed.spent += time.monotonic() - begun
        return found


def main() -> None:
    """Play, review, and print the times."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=NORMAL.nodes)
    parser.add_argument("--threads", type=int, default=cores())
    options = parser.parse_args()
    tables = EndgameCache()
    reviewer = Reviewer.of(_game(), ReviewEffort(options.nodes))
    crew = Crew(
        options.threads,
        lambda: _Timed(32, 1, tables=tables),
        Knowledge(BookCache(), tables),
        in_language(tables, "en"),
    )
    begun, worked = time.monotonic(), time.process_time()
    done = [each for each in crew.run(_once(reviewer)) if isinstance(each, Reviewed)]
    wall, work = time.monotonic() - begun, time.process_time() - worked
    bad = sum(j is not None and j.quality.bad for j in done[0].findings.judgements)
    print(f"{_PLIES} plies, {bad} bad moves, {done[0].nodes:,} nodes on {options.threads} threads")
    print(f"{wall:.1f} s by the clock, {work:.1f} s of all processors")
    print(f"searches: {_Timed.spent:.1f} s, {_Timed.spent / wall / options.threads:.1%} of the threads' time")


def _once(reviewer: Reviewer) -> Iterator[tuple[int, Reviewer]]:
    yield 1, reviewer


def _game() -> GameTree:
    tree = GameTree(Position.start())
    engine, node = Engine(8, 1), tree.root
    while node.ply < _PLIES and (best := engine.analyse(node.position, Limit(nodes=2000)).best) is not None:
        node = tree.add(node, best)
    return tree


if __name__ == "__main__":
    main()
