"""The speed and memory of reading PDN: `python -m tests.benchmarks.pdn [--games N] [--read N]`.

Writes a collection of N games by seeded random play, some with comments and variations, and in a process of
its own scans it, takes all tags, replaces a game, replays all main lines, and reads some games in full. It
prints one line a figure, in CPU time.
"""

from __future__ import annotations

import argparse
import random
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from harzdame_engine import Position, pdn

from tests.engine.pdn.trees import annotated_game, random_game

_DIFFERENT = 400  # games; the file repeats them under other names
_PLIES = 60
_THREADS = 2
_MEBI = 1 << 20


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--read", type=int, default=500, help="games read in full")
    parser.add_argument("--file", type=Path, help="a file to measure instead of a collection of its own")
    options = parser.parse_args()
    if options.file is not None:
        measure(options.file, options.read)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "collection.pdn"
        write_collection(path, options.games)
        command = [sys.executable, "-m", "tests.benchmarks.pdn", "--file", path, "--read", str(options.read)]
        subprocess.run(command, check=True)


def write_collection(path: Path, games: int, plies: int = _PLIES) -> None:
    """A file of so many games, the same at each call; every fourth has comments and variations."""
    rng = random.Random(60)
    tags = {"Event": "A tournament", "Date": "2001.02.03", "White": "@", "Black": "Jo Doe"}
    written = []
    for number in range(_DIFFERENT):
        tree = random_game(rng, plies) if number % 4 else annotated_game(rng, plies)
        tree.tags.update(tags)
        written.append(pdn.write(tree))
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for number in range(games):
            file.write(written[number % _DIFFERENT].replace("@", f"Weiß, {number}", 1) + "\n")


def measure(path: Path, read: int) -> None:
    """Print the figures of one file."""
    before = memory()
    data = path.read_bytes()
    megabytes = len(data) / 1e6
    with timed() as scanned:
        file = pdn.scan(data)
    count = len(file.games)
    with timed() as tagged:
        players = {game.tags["White"] for game in file.games}
    print(
        f"collection  {count:,} games of {len(players):,} players, {megabytes:.1f} MB, {before} MiB before it"
    )
    print(f"scan        {scanned.seconds:.2f} s, {megabytes / scanned.seconds:.0f} MB/s")
    print(f"all tags    {tagged.seconds:.2f} s; scan and tags {megabytes / (scanned + tagged):.0f} MB/s")
    print(f"memory      {memory()} MiB at most")
    with timed() as replaced:
        file.replaced(count // 2, file.games[0].text)
    print(f"replace     {replaced.seconds * 1000:.0f} ms for one game in the middle")
    start = Position.start()
    with ThreadPoolExecutor(_THREADS) as pool:
        begun = time.perf_counter()
        with timed() as replaying:
            shares = [range(first, count, _THREADS) for first in range(_THREADS)]
            plies = sum(pool.map(lambda share: replay_all(file, share, start), shares))
        elapsed = time.perf_counter() - begun
    each = replaying.seconds / count
    print(f"replay      {each * 1e6:.0f} µs a game of {plies / count:.0f} plies, variations included")
    print(f"            {_THREADS * 60 / each:,.0f} games a minute if {_THREADS} cores were free; in fact")
    print(f"            {count / elapsed * 60:,.0f}, with {replaying.seconds / elapsed:.2f} of them busy")
    sample = file.games[:read]
    with timed() as reading:
        readings = [game.read() for game in sample]
    if not all(found.complete for found in readings):
        sys.exit("the reading went wrong")
    print(f"read        {reading.seconds / len(sample) * 1000:.2f} ms a game")
    with timed() as writing:
        for found in readings:
            pdn.write(found.tree)
    print(f"write       {writing.seconds / len(sample) * 1000:.2f} ms")


def replay_all(file: pdn.PdnFile, share: range, start: Position) -> int:
    """The plies of all main lines of these games."""
    plies = 0
    for index in share:
        replayed = pdn.replay(file.games[index].data, start)
        if not replayed.complete:
            sys.exit("the replay went wrong")
        plies += replayed.plies
    return plies


class timed:  # noqa: N801 - reads as a statement
    """The seconds of CPU time that a block takes: other programs of a busy machine do not count."""

    seconds = 0.0

    def __enter__(self) -> timed:
        self._begun = time.process_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.process_time() - self._begun

    def __add__(self, other: timed) -> float:
        return self.seconds + other.seconds


def memory() -> int:
    """The most memory that this process has had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 // _MEBI


if __name__ == "__main__":
    main()
