"""How long it takes to find the moves in text as people write it, with any sign directly against a move.

    python -m tests.benchmarks.pasted

Each text has 10 KB, in which one unit is repeated; processor time, the least of three, the worst texts first.
"""

from __future__ import annotations

import time
from itertools import product

from harzdame_engine import variant

from harzdame_gui.files.found_text import find
from tests.texts_of_people import MOVES, SIGNS, UNITS

_LENGTH = 10_000
_TRIES = 3
_SHOWN = 10


def main() -> None:
    """Measure every unit."""
    rules = variant("harzdame")
    for move in MOVES:
        find(move, rules)  # makes the starts of the games
    taken: list[tuple[float, str]] = []
    for sign, move, unit in product(SIGNS, MOVES, UNITS):
        text = unit.format(sign=sign, move=move)
        taken.append((min(_seconds(text) for _ in range(_TRIES)), text))
    taken.sort(reverse=True)
    print(f"{len(taken)} texts of {_LENGTH / 1000:.0f} KB; the worst:")
    for seconds, unit in taken[:_SHOWN]:
        print(f"{1000 * seconds:6.1f} ms  {unit!r}")


def _seconds(unit: str) -> float:
    text = unit * (_LENGTH // len(unit))
    begun = time.thread_time()
    find(text, variant("harzdame"))
    return time.thread_time() - begun


if __name__ == "__main__":
    main()
