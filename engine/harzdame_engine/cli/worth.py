"""``worth``: the worth of a king, measured by giving one for men and playing on.

In quiet positions of self-play one man of one side is made a king and n other
men of that side are taken off. A logistic regression of the results on n
yields the number of men that the king exactly makes up for: that many, and the
man it was made of, are its worth. Positions as they come in games would not
do: a side that has a king in them has often paid for it.
"""

from __future__ import annotations

import argparse
import math
import random

from harzdame_engine.cli.options import whole
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.variants import variants
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit
from harzdame_engine.training.selfplay import play_game

_MOST_MEN = 5
_OPENING = (20, 70)
"""Plies after which the exchange is made, at least and at most."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    games = [rules.id for rules in variants()]
    parser.add_argument("--game", nargs="+", choices=games, default=games, help="default: every game")
    parser.add_argument("--games", type=whole, default=240, help="number of games")
    parser.add_argument("--nodes", type=whole, default=1500, help="size of each search")
    parser.add_argument("--seed", type=whole, default=1)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print for each game the worth of a king in hundredths of a man with its standard error."""
    for game in options.game:
        rng = random.Random(options.seed)  # noqa: S311 - no secret
        samples: list[tuple[float, float]] = []
        while len(samples) < options.games:
            men = rng.randrange(_MOST_MEN + 1)
            if sample := _trial(game, men, Limit(nodes=options.nodes), rng):
                samples.append((float(men), sample))
        worth, error = king_worth_of([(men, result - 1) for men, result in samples])
        drawn = sum(result == 1.5 for _, result in samples) / len(samples)
        print(f"{game:20} {100 * worth:5.0f} ± {100 * error:3.0f}   draws {drawn:4.0%}", flush=True)


def _trial(game: str, men: int, limit: Limit, rng: random.Random) -> float | None:
    """1 + the result for the side that gets a king for `men` men; None if the position would not do."""
    position = Position.start(game)
    engine = Engine(hash_mb=4)
    for ply in range(rng.randint(*_OPENING)):
        moves = position.legal_moves()
        if not moves:
            return None
        best = rng.choice(moves) if ply < 4 else engine.analyse(position, limit).best
        position = position.play(best or moves[0])
    side = rng.choice(list(Color))
    changed = _exchange(position, side, men, rng)
    if changed is None:
        return None
    return 1 + play_game(changed, engine, limit, rng, opening=0).outcome.points(side)


def _exchange(position: Position, side: Color, men: int, rng: random.Random) -> Position | None:
    """One man of `side` a king and `men` others gone; None if a capture is possible then."""
    pieces = dict(position.pieces)
    own = [square for square, piece in pieces.items() if piece == Piece(side)]
    if len(own) < men + 3:
        return None
    king, *gone = rng.sample(own, men + 1)
    pieces[king] = Piece(side, king=True)
    for square in gone:
        del pieces[square]
    try:
        both = [Position.of(position.rules, pieces, turn) for turn in Color]
    except PositionError:
        return None
    quiet = all(one.legal_moves() and not one.legal_moves()[0].captures for one in both)
    return rng.choice(both) if quiet else None


def king_worth_of(samples: list[tuple[float, float]]) -> tuple[float, float]:
    """Worth in men and its standard error, from (men given, result from 0 to 1) by logistic regression.

    Newton's method with a slight ridge; the error by the delta method.
    """
    level = slope = 0.0
    for _ in range(40):
        g0, g1, h00, h01, h11 = -0.02 * level, -0.02 * slope, 0.02, 0.0, 0.02
        for men, result in samples:
            expected = 1 / (1 + math.exp(-max(-30.0, min(30.0, level - slope * men))))
            spread = expected * (1 - expected)
            g0 += result - expected
            g1 -= (result - expected) * men
            h00 += spread
            h01 -= spread * men
            h11 += spread * men * men
        determinant = h00 * h11 - h01 * h01
        level += (h11 * g0 - h01 * g1) / determinant
        slope += (h00 * g1 - h01 * g0) / determinant
    if slope <= 0:
        return math.nan, math.nan
    variance = (h11 / slope**2 + h00 * level**2 / slope**4 + 2 * h01 * level / slope**3) / determinant
    return 1 + level / slope, math.sqrt(max(variance, 0.0))
