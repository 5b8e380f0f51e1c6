"""The time that the worst positions take, game by game: ``python -m tests.benchmarks.effort``."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from unittest.mock import patch

from harzdame_engine import BeyondPlayError, Position, explain

from tests.soak.nasty_positions import Nasty, delay_of_stop, kept


def main() -> None:
    """Print for each kind of work the game that takes longest, in milliseconds of the processor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=3, help="of which the shortest counts")
    options = parser.parse_args()
    works: dict[str, tuple[bool, Callable[[Nasty], float]]] = {
        "moves within play": (True, lambda nasty: _seconds(lambda: _moves(nasty))),
        "refusals of what is beyond it": (False, lambda nasty: _seconds(lambda: _moves(nasty))),
        "moves of what was played to": (False, _played_to),
        "stops of a search": (True, lambda nasty: delay_of_stop(nasty, after=0.03)),
        "explanations of a refusal": (True, _explained),
    }
    for name, (within, work) in works.items():
        found = {
            each.game: min(work(each) for _ in range(options.tries))
            for each in kept()
            if (each.generating is not None) is within
        }
        worst = max(found, key=lambda game: found[game])
        print(f"{name:30} {1000 * found[worst]:6.0f} ms, {worst}", flush=True)


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    with suppress(BeyondPlayError):
        work()
    return time.process_time() - begun


def _moves(nasty: Nasty) -> object:
    return Position.from_fen(nasty.fen, nasty.game).legal_moves()


def _played_to(nasty: Nasty) -> float:
    with patch.object(Position, "effort", return_value=None):
        return _seconds(lambda: _moves(nasty))


def _explained(nasty: Nasty) -> float:
    position = Position.from_fen(nasty.fen, nasty.game)
    own = next(square for square, piece in position.pieces.items() if piece.color is position.turn)
    free = [square for square in position.rules.board.names if square not in position.pieces]
    position.legal_moves()
    return max(_seconds(lambda pair=pair: explain(position, *pair)) for pair in product([own], free[::9]))  # type: ignore[misc]


if __name__ == "__main__":
    main()
