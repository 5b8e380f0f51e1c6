"""How often the levels leave a piece to be taken for nothing, beside a mover of any legal move.

A choice is a position in which nobody is made to capture and some move is safe.
A move hangs a piece if the other side, which must capture then, wins material
by the exchange that follows, and a search finds no return for it: a shot, or
a piece that is lost anyway, is no piece for nothing. The positions are those of
games with moves of every quality, the same for all levels, so that levels are
compared in pairs.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.match.statistics import CONFIDENCE
from harzdame_engine.review.chains import OutOfNodesError, Prover
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit
from harzdame_engine.search.levels import Level, Weakness

FULL_NODES = 20_000
"""Of full strength, which has no limit of its own."""
_PLAYED_BY = Level("passing", 1, depth=3, weakness=Weakness(58, 230, 3, 34, plain=True))
_RANDOM_SHARE = 0.25
"""Of the moves by which the positions are reached."""
_LONGEST = 90
_ONE_IN = 3
_MOST_NODES = 20_000
_JUDGED_BY = Limit(depth=5)
_SURE = 1.5
"""Of the error: three standard deviations."""
_A_PIECE = 60
"""Hundredths of a man by which a move that gives a piece for nothing must be worse than the best."""


class HangingMoves(NamedTuple):
    """A position with the moves in it that hang a piece, of `moves` in all."""

    position: Position
    hanging: frozenset[Move]
    moves: int

    @property
    def by_chance(self) -> float:
        """The share of moves that hang a piece."""
        return len(self.hanging) / self.moves


class Share(NamedTuple):
    """A mean over choices, and half its 95 % interval."""

    mean: float
    error: float


def choices(game: str, count: int, seed: int) -> list[HangingMoves]:
    """So many choices from games of their own, the same for the same seed."""
    return list(islice(_choices(game, random.Random(seed)), count))  # noqa: S311 - no secret


def hung(choice: HangingMoves, level: Level, seeds: int, engine: Engine) -> float:
    """The share of so many seeds with which the level's move hangs a piece there."""
    limit = Limit(nodes=FULL_NODES) if level.full else Limit()
    drawn = range(1 if level.full else seeds)
    moves = [engine.analyse(choice.position, limit, level=level, seed=seed).best for seed in drawn]
    return sum(move in choice.hanging for move in moves) / len(moves)


def share(values: Sequence[float]) -> Share:
    """The mean of one value for each choice, with its error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return Share(mean, CONFIDENCE * math.sqrt(variance / len(values)))


def more(these: Sequence[float], those: Sequence[float]) -> Share:
    """By how much the mean of `these` is higher than that of `those`, of the same choices."""
    return share([one - other for one, other in zip(these, those, strict=True)])


def is_more(rise: Share) -> bool:
    """Whether a rise is no chance, one of dozens of comparisons."""
    return rise.mean > _SURE * rise.error


def hanging(position: Position, engine: Engine) -> frozenset[Move]:
    """The legal moves that give a piece away by the exchange that follows at once, for nothing.

    Raises:
        OutOfNodesError: that takes too long to find out.
    """
    prover = Prover(position, _MOST_NODES)
    giving = frozenset(
        move
        for move in position.legal_moves()
        if prover.exchange(position.play(move)._core) > 0  # noqa: SLF001 - one package, one core
    )
    if not giving:
        return giving
    lines = engine.analyse(position, _JUDGED_BY, lines=len(position.legal_moves())).lines
    best = lines[0].score.centipieces
    return frozenset(
        line.pv[0] for line in lines if line.pv[0] in giving and best - line.score.centipieces >= _A_PIECE
    )


def _choices(game: str, rng: random.Random) -> Iterator[HangingMoves]:
    engine = Engine(hash_mb=1)
    while True:
        position = Position.start(game)
        for _ in range(_LONGEST):
            moves = position.legal_moves()
            if not moves or position.outcome():
                break
            if rng.randrange(_ONE_IN) == 0 and (choice := _choice(position, engine)):
                yield choice
            best = engine.analyse(position, Limit(), level=_PLAYED_BY, seed=rng.getrandbits(32)).best
            position = position.play(best if best and rng.random() > _RANDOM_SHARE else rng.choice(moves))


def _choice(position: Position, engine: Engine) -> HangingMoves | None:
    moves = position.legal_moves()
    if len(moves) < 2 or moves[0].captures:
        return None
    try:
        hung_by = hanging(position, engine)
    except OutOfNodesError:
        return None
    return HangingMoves(position, hung_by, len(moves)) if len(hung_by) < len(moves) else None
