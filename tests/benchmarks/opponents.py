"""How well the moves of the opponents fit their styles, and those of their levels without: docs/levels.md.

``python -m tests.benchmarks.opponents [games]`` prints a row for each opponent with a style; some minutes.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import mean, variance

from harzdame_engine import Color, Engine, Level, Limit, Position
from harzdame_engine.search.styles import Style

from harzdame_gui.controllers.opponents.opponents import OPPONENTS

GAMES = ("harzdame", "international", "russian", "english", "turkish", "dameo")
PLIES, OPENING_PLIES = 36, 4


def fits(game: str, level: Level, style: Style, games: int, *, with_style: bool) -> list[float]:
    """How well White's moves in so many games fit a style, each from 0 to 100."""
    found = []
    for seed in range(games):
        chance, engine, position = Random(seed), Engine(1), Position.start(game)
        for _ in range(OPENING_PLIES):
            position = position.play(chance.choice(position.legal_moves()))
        for ply in range(PLIES):
            if position.outcome() is not None:
                break
            white = position.turn is Color.WHITE
            mine = style if white and with_style else None
            best = engine.analyse(position, Limit(), level=level, seed=1000 * seed + ply, style=mine).best
            assert best is not None
            if white:
                fit = style.preferences(position)[position.legal_moves().index(best)]
                found.append(100 * fit / style.margin)
            position = position.play(best)
    return found


def main(games: int = 48) -> None:
    print("| opponent |", " | ".join(GAMES), "|")
    print("|---" * (1 + len(GAMES)) + "|")
    for opponent in OPPONENTS:
        if opponent.style is None:
            continue
        row = []
        for game in GAMES:
            mine, plain = (
                fits(game, opponent.level, opponent.style, games, with_style=each) for each in (True, False)
            )
            error = 1.96 * (variance(mine) / len(mine) + variance(plain) / len(plain)) ** 0.5
            row.append(f"{mean(mine):.0f}, {mean(plain):.0f} ± {error:.0f}")
        print(
            f"| {opponent.name} ({opponent.level.id}, {opponent.style.id}) |",
            " | ".join(row),
            "|",
            flush=True,
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
