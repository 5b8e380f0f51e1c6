"""The speed of the library: `python -m tests.benchmarks.library [--games N] [--folder FOLDER]`.

Writes N games of 60 random plies, imports them, and searches: each search is
made five times, and the slowest is printed. With `--folder`, what lies there
from an earlier run is used again.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Position, variant
from harzdame_engine.game.move import Color
from harzdame_engine.library.library import Library
from harzdame_engine.library.pattern import Bounds, PositionPattern, Wanted
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.reading import find_games
from harzdame_engine.library.records import GameColumn

from tests.engine.library.collections import write_collection

_TIMES = 5
_PAGE = 200


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        _measure(folder, options.games)


def _measure(folder: Path, count: int) -> None:
    games, file = folder / "games.pdn", folder / "library.sqlite"
    if not games.exists():
        _line("write the games", _timed(lambda: write_collection(games, count)), games)
    with Library(file) as library:
        if not len(library.games):
            took = _timed(lambda: library.import_paths([games]))
            _line(f"import, {len(library.games) / took.wall:,.0f} games/s", took, file)
    with Library(file) as library:
        _line("load the moves", _timed(lambda: library.positions.load(variant("harzdame"))))
        slowest = max(_searches(library))
        _line("slowest search", slowest)
    sys.stdout.write(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB\n")


def _searches(library: Library) -> list[_Took]:
    rules = variant("harzdame")
    start = Position.start("harzdame")
    opening = start.play(start.legal_moves()[0])
    middle = _position_in(library, 24)
    late = _position_in(library, 50)
    centre = PositionPattern(rules, {"d4": Wanted.WHITE_MAN, "e5": Wanted.BLACK_MAN, "d5": Wanted.EMPTY})
    rare = PositionPattern(rules, {"h8": Wanted.WHITE_KING, "a1": Wanted.BLACK_KING})
    material = PositionPattern(
        rules, white_men=Bounds(4, 6), white_kings=Bounds(1), black_men=Bounds(3, 5), turn=Color.BLACK
    )
    queries = {
        "everything": GameQuery(),
        "everything by white, from the end": GameQuery(order=GameColumn.WHITE, descending=True),
        "a player": GameQuery(player="Harzmeier7"),
        "many players": GameQuery(player="h"),
        "many players by date": GameQuery(player="h", order=GameColumn.DATE),
        "an event by white": GameQuery(event="harz open", order=GameColumn.WHITE),
        "an event of a year": GameQuery(event="open 7", first_day=19980000, last_day=19980000),
        "half of the years by black": GameQuery(first_day=19900000, order=GameColumn.BLACK),
        "a result by event": GameQuery(results=frozenset({"1-0"}), order=GameColumn.EVENT),
        "words": GameQuery(words="corner falls"),
        "an opening": GameQuery(opening="e2-f2", order=GameColumn.DATE),
        "the first position": GameQuery(pattern=PositionPattern.exactly(start), order=GameColumn.WHITE),
        "an opening position": GameQuery(pattern=PositionPattern.exactly(opening)),
        "a position of move 12": GameQuery(pattern=PositionPattern.exactly(middle)),
        "a position of move 25": GameQuery(pattern=PositionPattern.exactly(late)),
        "a pattern": GameQuery(pattern=centre, order=GameColumn.DATE),
        "a rare pattern": GameQuery(pattern=rare),
        "a material": GameQuery(pattern=material, order=GameColumn.WHITE),
        "all together": GameQuery(
            player="h", results=frozenset({"0-1"}), pattern=centre, order=GameColumn.BLACK
        ),
    }
    times = [
        _slowest(f"the first sort by {column.name.lower()}", lambda c=column: _first_sort(library, c), 1)
        for column in GameColumn
    ]
    for name, query in queries.items():

        def search(query: GameQuery = query) -> None:
            library.games.rows(library.search(query).ids[:_PAGE])

        times.append(_slowest(f"{name}: {len(library.search(query).ids)} games", search))
    for name, position in (("first", start), ("opening", opening), ("move 12", middle), ("move 25", late)):
        times.append(_slowest(f"explorer, {name} position", lambda p=position: library.explore(p)))
    own = library.folders.own()
    library.games.set_folder(list(library.search(GameQuery(player="b")).ids)[::2], own)
    times.append(_slowest("explorer in a folder", lambda: library.explore(opening, own)))
    times.append(
        _slowest("a folder by white", lambda: library.search(GameQuery(folder=own, order=GameColumn.WHITE)))
    )
    return times


def _position_in(library: Library, ply: int) -> Position:
    """A position of the game in the middle of the library."""
    (text,) = library.games.texts([len(library.games) // 2])
    tree = find_games(text)[0].read().tree
    return tree.mainline()[ply].position if tree is not None else Position.start("harzdame")


def _first_sort(library: Library, column: GameColumn) -> None:
    library.games.rows(library.search(GameQuery(order=column)).ids[:_PAGE])


def _slowest(name: str, search: Callable[[], object], times: int = _TIMES) -> _Took:
    slowest = max(_timed(search) for _ in range(times))
    _line(name, slowest)
    return slowest


class _Took(NamedTuple):
    """Seconds by the clock, and of all processors together: on a busy machine only these compare."""

    wall: float
    processor: float


def _timed(work: Callable[[], object]) -> _Took:
    begun, used = time.perf_counter(), time.process_time()
    work()
    return _Took(time.perf_counter() - begun, time.process_time() - used)


def _line(name: str, took: _Took, file: Path | None = None) -> None:
    size = f", {file.stat().st_size / 1e6:.0f} MB" if file is not None else ""
    wall, processor = map(_duration, took)
    sys.stdout.write(f"{name:<44}{wall:>10}{processor:>12} of processors{size}\n")
    sys.stdout.flush()


def _duration(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds >= 1 else f"{seconds * 1000:.1f} ms"


if __name__ == "__main__":
    main()
