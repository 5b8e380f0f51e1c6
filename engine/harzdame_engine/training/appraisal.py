"""Measures of an evaluation on held-out positions that are to foretell its matches.

Each is a function of sums over positions, so that its error can be had by
drawing games, with all their positions, at random with replacement: positions
of one game are no independent witnesses. Evaluations that are compared are
compared on the same draws, which leaves much less to chance than the errors of
either suggest.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from harzdame_engine.game.position import Position
from harzdame_engine.match.statistics import CONFIDENCE
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.expectation import expectation
from harzdame_engine.search.info import Limit, Score
from harzdame_engine.training.held_out import HeldOut, ScoredMoves, ordered

_DRAWS = 400
_SEED = 1
_TABLE_MB = 1
_SOON = 1e-6
"""A chance no smaller than this has a finite logarithm."""


class Measure(NamedTuple):
    """A measure: `value` of the sums over positions; `better` is 1 if more is better, -1 if less is."""

    name: str
    value: Callable[[Sequence[float]], float]
    better: int


class Measured(NamedTuple):
    """A value with its error (95 %)."""

    value: float
    error: float


class Witnesses(NamedTuple):
    """What one evaluation said of each position: the terms of a measure's sums, and the position's game."""

    measure: Measure
    terms: tuple[tuple[float, ...], ...]
    groups: tuple[int, ...]


def _mean(sums: Sequence[float]) -> float:
    return sums[0] / sums[1] if sums[1] else 0.0


def _correlation(sums: Sequence[float]) -> float:
    n, x, y, xx, yy, xy = sums
    spread = (xx - x * x / n) * (yy - y * y / n)
    return (xy - x * y / n) / math.sqrt(spread) if spread > 0 else 0.0


LOST = Measure("lost", lambda sums: 100 * _mean(sums), -1)
"""Points lost by a hundred moves of small searches, against the best moves by the deep scores."""
MISTAKES = Measure("mistakes", lambda sums: 100 * _mean(sums), -1)
"""Of a hundred such moves, those that lose a tenth of a point or more."""
ORDER = Measure("order", _mean, 1)
"""Agreement on the order of each two moves, weighted by the difference of their deep scores; -1 to 1."""
GREED = Measure("greed", lambda sums: 100 * _mean(sums), -1)
"""Points lost by a hundred moves that are best after a few plies."""
LEVEL = Measure("level", _correlation, 1)
"""Correlation of the points to expect after each move, by a few plies and by the deep score."""
LOSS = Measure("log loss", _mean, -1)
"""Log loss of the points to expect after each move, by a few plies, against the deep score."""
_MISTAKE = 0.1


def searched(held_out: HeldOut, engine: Engine, nodes: int) -> list[Witnesses]:
    """LOST and MISTAKES by searches of so many nodes."""
    lost = list[tuple[float, ...]]()
    mistakes = list[tuple[float, ...]]()
    engine.configure(hash_mb=_TABLE_MB, threads=1)
    for each in held_out.positions:
        points = _points(each)
        engine.new_game()
        best = engine.analyse(each.position, Limit(nodes=nodes)).best
        regret = max(points) - points[[move == best for move in ordered(each.position)].index(True)]
        lost.append((regret, 1))
        mistakes.append((regret >= _MISTAKE, 1))
    groups = tuple(each.group for each in held_out.positions)
    return [Witnesses(LOST, tuple(lost), groups), Witnesses(MISTAKES, tuple(mistakes), groups)]


def looked_at(held_out: HeldOut, engine: Engine, depth: int) -> list[Witnesses]:
    """ORDER, GREED, LEVEL and LOSS, by the score of each move after so many plies and the captures behind."""
    columns: list[list[tuple[float, ...]]] = [[], [], [], []]
    engine.configure(hash_mb=_TABLE_MB, threads=1)
    for each in held_out.positions:
        points = _points(each)
        seen = _shallow(each.position, engine, depth)
        best = [score.centipieces for score in seen].index(max(score.centipieces for score in seen))
        found = [expectation(score, each.position) for score in seen]
        columns[0].append(agreement(points, seen))
        columns[1].append((max(points) - points[best], 1))
        columns[2].append(moments_of(found, points))
        columns[3].append((sum(map(log_loss, found, points)), len(points)))
    groups = tuple(each.group for each in held_out.positions)
    measures = (ORDER, GREED, LEVEL, LOSS)
    return [Witnesses(*pair, groups) for pair in zip(measures, map(tuple, columns), strict=True)]


def _points(each: ScoredMoves) -> list[float]:
    return [expectation(Score(score), each.position) for score in each.scores]


def _shallow(position: Position, engine: Engine, depth: int) -> list[Score]:
    engine.new_game()
    moves = ordered(position)
    found = engine.analyse(position, Limit(depth=depth), lines=len(moves)).lines
    scores = {line.pv[0]: line.score for line in found}
    return [scores[move] for move in moves]


def agreement(points: Sequence[float], seen: Sequence[Score]) -> tuple[float, float]:
    """The differences in points of each two moves: those in the right order less the others, and all."""
    agreed = total = 0.0
    for i, one in enumerate(points):
        for j in range(i):
            difference = one - points[j]
            total += abs(difference)
            order = (seen[i].centipieces > seen[j].centipieces) - (seen[i].centipieces < seen[j].centipieces)
            agreed += difference * order
    return agreed, total


def moments_of(x: Sequence[float], y: Sequence[float]) -> tuple[float, ...]:
    """The sums of which a correlation is made: number, x, y, x², y² and xy."""
    squares = (sum(one * one for one in x), sum(one * one for one in y))
    return (len(x), sum(x), sum(y), *squares, sum(one * other for one, other in zip(x, y, strict=True)))


def log_loss(found: float, points: float) -> float:
    """The log loss of the points expected where `points` are right, both from 0 to 1."""
    return -points * math.log(max(found, _SOON)) - (1 - points) * math.log(max(1 - found, _SOON))


def measured(witnesses: Witnesses) -> Measured:
    """The value of a measure and its error."""
    draws = [witnesses.measure.value(sums) for sums in _drawn(witnesses)]
    return Measured(witnesses.measure.value(_sums(witnesses.terms)), _error(draws))


def difference(witnesses: Witnesses, reference: Witnesses) -> Measured:
    """By how much a measure is more than that of another evaluation of the same positions, and the error.

    Raises:
        ValueError: they are not of the same measure and positions.
    """
    if witnesses.measure != reference.measure or witnesses.groups != reference.groups:
        raise ValueError("evaluations can be compared on the same positions only")
    value = witnesses.measure.value
    pairs = zip(_drawn(witnesses), _drawn(reference), strict=True)  # the same draws of games
    draws = [value(one) - value(other) for one, other in pairs]
    return Measured(value(_sums(witnesses.terms)) - value(_sums(reference.terms)), _error(draws))


def _drawn(witnesses: Witnesses) -> Iterable[list[float]]:
    by_group: dict[int, list[tuple[float, ...]]] = {}
    for group, terms in zip(witnesses.groups, witnesses.terms, strict=True):
        by_group.setdefault(group, []).append(terms)
    groups = [_sums(terms) for terms in by_group.values()]
    rng = random.Random(_SEED)  # noqa: S311 - no secret
    return [_sums(rng.choices(groups, k=len(groups))) for _ in range(_DRAWS)]


def _sums(terms: Iterable[Sequence[float]]) -> list[float]:
    return [math.fsum(column) for column in zip(*terms, strict=True)]


def _error(draws: Sequence[float]) -> float:
    mean = math.fsum(draws) / len(draws)
    return CONFIDENCE * math.sqrt(math.fsum((draw - mean) ** 2 for draw in draws) / (len(draws) - 1))
