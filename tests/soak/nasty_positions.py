"""A climb to the positions whose moves take most work: ``python -m tests.soak.nasty_positions --help``.

Every game has its hill: from a random position pieces are put, taken away and moved as long as the core needs
no fewer steps to find the legal moves and a way of each. What the climb ends at is written to the file that
`tests/engine/game/test_effort.py` reads, where it is worse than what stands there.
"""

from __future__ import annotations

import argparse
import math
import random
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Self

from harzdame_engine import (
    BeyondPlayError,
    Color,
    Engine,
    Limit,
    Piece,
    Position,
    PositionError,
    Rules,
    StopToken,
    variant,
    variants,
)
from harzdame_engine.game.fen import write_fen
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Goal

FILE = Path(__file__).parents[1] / "engine" / "game" / "nasty_positions.txt"
MOST = 600_000
"""The steps that a position may take that is set up: `Effort::kMostAtFirst`."""

_Pieces = dict[Square, Piece]


class Nasty(NamedTuple):
    """A position and its work: the steps to find its moves, and those to find a way of each.

    Without steps it is beyond play.
    """

    game: str
    fen: str
    generating: int | None
    naming: int | None

    @classmethod
    def of(cls, position: Position) -> Self:
        """The steps as they are now."""
        return cls(position.rules.id, position.fen, *position.effort())

    @property
    def steps(self) -> int:
        """All of them."""
        return MOST if self.generating is None or self.naming is None else self.generating + self.naming

    @property
    def line(self) -> str:
        """It as a line of the file."""
        work = "beyond play" if self.generating is None else f"{self.generating} {self.naming}"
        return f"{self.game} {self.fen} {work}"


def kept() -> list[Nasty]:
    """The positions of the file."""
    words = [line.split() for line in FILE.read_text(encoding="ascii").splitlines()]
    return [
        Nasty(game, fen, *((None, None) if first == "beyond" else (int(first), int(second))))
        for game, fen, first, second in words
    ]


def climb(rules: Rules, tries: int, rng: random.Random, end: float = math.inf) -> Iterator[Nasty]:
    """Ever nastier positions of a game, of so many tried, up to the first that is beyond play.

    `end`: the processor's time at which it ends in any case.
    """
    pieces = _scattered(rules, rng)
    best = -1
    for _ in range(tries):
        if time.process_time() > end:
            return
        changed = _changed(pieces, rules, rng)
        found = _judged(rules, changed)
        if found and found.steps >= best:
            if found.steps > best:
                yield found
            pieces, best = changed, found.steps
            if found.generating is None:
                return


def _judged(rules: Rules, pieces: _Pieces) -> Nasty | None:
    try:
        return Nasty.of(Position.of(rules, pieces, Color.WHITE))
    except BeyondPlayError:
        return Nasty(rules.id, write_fen(Color.WHITE, pieces, rules), None, None)
    except PositionError:
        return None


def _scattered(rules: Rules, rng: random.Random) -> _Pieces:
    """A few white kings among many black ones; men, where a king ends the game."""
    squares = rng.sample(rules.board.names, len(rules.board.names) // 3)
    king = rules.goal is not Goal.FIRST_KING
    return {square: Piece(Color.WHITE if i < 3 else Color.BLACK, king) for i, square in enumerate(squares)}


def _changed(pieces: _Pieces, rules: Rules, rng: random.Random) -> _Pieces:
    changed = dict(pieces)
    for _ in range(rng.randint(1, 3)):
        square = rng.choice(rules.board.names)
        piece = changed.pop(square, None)
        if piece and rng.random() < 0.5:
            changed[rng.choice(rules.board.names)] = piece
        elif piece is None:
            color = Color.BLACK if rng.random() < 0.85 else Color.WHITE
            king = color is Color.WHITE or rng.random() < 0.5
            changed[square] = Piece(color, king and rules.goal is not Goal.FIRST_KING)
    return changed


def delay_of_stop(nasty: Nasty, *, after: float) -> float:
    """The processor time from a stop, `after` so many seconds of search, to its end."""
    engine, token = Engine(hash_mb=1), StopToken()
    position = Position.from_fen(nasty.fen, nasty.game)
    stopped = 0.0

    def stop() -> None:
        nonlocal stopped
        stopped = time.process_time()
        token.stop()

    timer = threading.Timer(after, stop)
    timer.start()
    engine.analyse(position, Limit(), stop=token)
    ended = time.process_time()
    timer.join()
    return max(0.0, ended - stopped)  # it may have ended by itself


def slowest_stop(tries: int, rng: random.Random, games: Sequence[str] | None = None) -> float:
    """The longest delay of so many stops in the positions of the file, after up to a fifth of a second."""
    within = [each for each in kept() if each.generating is not None and (not games or each.game in games)]
    return max(delay_of_stop(rng.choice(within), after=0.2 * rng.random()) for _ in range(tries))


def main() -> None:
    """Climb in every game and keep the worst within play, and one beyond it if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1000, help="positions of each game")
    parser.add_argument("--seconds", type=float, default=math.inf, help="of the processor for each game")
    parser.add_argument("--game", action="append", choices=[rules.id for rules in variants()])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stops", type=int, default=0, help="do not climb, stop so many searches")
    options = parser.parse_args()
    if options.stops:
        slowest = slowest_stop(options.stops, random.Random(options.seed), options.game)
        print(f"{options.stops} stops, the slowest took {1000 * slowest:.0f} ms")
        return
    found = {rules.id: [each for each in kept() if each.game == rules.id] for rules in variants()}
    for game in options.game or found:
        end = time.process_time() + options.seconds
        steps = climb(variant(game), options.tries, random.Random(options.seed), end)
        worst = sorted([*found[game], *steps], key=lambda each: each.steps)
        within = [each for each in worst if each.generating is not None][-1:]
        beyond = [each for each in worst if each.generating is None][:1]
        found[game] = within + beyond
        print(*(each.line for each in found[game]), sep="\n", flush=True)
    FILE.write_text("".join(f"{each.line}\n" for worst in found.values() for each in worst), encoding="ascii")


if __name__ == "__main__":
    main()
