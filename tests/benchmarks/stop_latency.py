"""The time in which a search ends that is stopped: ``python -m tests.benchmarks.stop_latency``."""

from __future__ import annotations

import argparse
import random
import threading
import time
from collections.abc import Callable

from harzdame_engine import Engine, Limit, Position, StopToken, variants


def main() -> None:
    """Print for each state the longest and the mean time from stop() to the answer, in milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=30)
    parser.add_argument("--large", type=int, default=4096, help="MiB of the table that is made anew")
    options = parser.parse_args()
    rng = random.Random(1)
    small, large = Engine(64), Engine(options.large)
    two = Engine(64, threads=2)
    start = Position.start()

    def grow() -> Engine:
        large.configure(hash_mb=options.large if rng.random() < 0.5 else options.large // 3)
        return large

    def forget() -> Engine:
        large.new_game()
        return large

    def anywhere() -> Position:
        return Position.start(rng.choice(variants()).id)

    states: dict[str, Callable[[], tuple[Engine, Position, dict[str, object]]]] = {
        "one thread": lambda: (small, start, {}),
        "two threads": lambda: (two, start, {}),
        "five lines": lambda: (small, start, {"lines": 5}),
        "pondering": lambda: (small, start, {"ponder": True}),
        "any game, first search": lambda: (Engine(256), anywhere(), {}),
        f"table of {options.large} MiB resized": lambda: (grow(), start, {}),
        f"table of {options.large} MiB cleared": lambda: (forget(), start, {}),
    }
    for name, state in states.items():
        times = [1000 * _latency(*state(), delay=rng.random() * 0.3) for _ in range(options.tries)]
        mean = sum(times) / len(times)
        print(f"{name:32} {max(times):6.1f} ms at most, {mean:5.1f} ms on average", flush=True)


def _latency(engine: Engine, position: Position, options: dict[str, object], delay: float) -> float:
    """Seconds from stop() to the end of the search, the switch of threads included."""
    token = StopToken()
    stopped: list[float] = []

    def stop() -> None:
        stopped.append(time.perf_counter())
        token.stop()

    timer = threading.Timer(delay, stop)
    timer.start()
    info = engine.analyse(position, Limit(), stop=token, **options)  # type: ignore[arg-type]
    ended = time.perf_counter()
    timer.join()
    assert info.best is not None
    return max(ended - stopped[0], 0.0)


if __name__ == "__main__":
    main()
