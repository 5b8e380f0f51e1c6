"""One Elo scale for many players: the figures under which the games between them are likeliest.

The model is Bradley and Terry's with the logistic curve of Elo, fitted by
Newton's method. Errors are those of pairs of games from one opening, which
vary less than single games, wherever games were played in pairs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.match.statistics import CONFIDENCE, expected_score, moments

_SLOPE = math.log(10) / 400
"""Of the log odds, per Elo."""
_STEPS = 100
_LARGEST_STEP = 400.0


class PairScores(NamedTuple):
    """Two players by their index, and `counts` of openings by the first one's points: 0, ½, 1, 1½, 2.

    Three `counts` are of single games: losses, draws, wins.
    """

    first: int
    second: int
    counts: Sequence[int]

    @property
    def unit(self) -> int:
        """The number of games that each of the counts is of."""
        return len(self.counts) // 2


class ScalePlace(NamedTuple):
    """A player's place on the scale: `elo`, and its `error` against the mean of all (95 %)."""

    elo: float
    error: float


class Scale(NamedTuple):
    """The places in the order of the players, and the error of the difference between neighbours (95 %)."""

    places: tuple[ScalePlace, ...]
    step_errors: tuple[float, ...]


def fit(players: int, meetings: Sequence[PairScores], anchor: float) -> Scale:
    """The scale on which the first player has `anchor` Elo.

    Raises:
        ValueError: the players are not all connected by games.
    """
    ratings = [0.0] * players
    for _ in range(_STEPS):
        gradient, curvature = _slopes(ratings, meetings)
        step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in _inverse(curvature)]
        largest = max((abs(one) for one in step), default=0.0)
        shrink = min(1.0, _LARGEST_STEP / largest) if largest else 1.0
        ratings = [0.0, *(rating + shrink * one for rating, one in zip(ratings[1:], step, strict=True))]
        if largest < 1e-6:
            break
    covariance = _covariance(ratings, meetings)
    mean = [sum(row) / players for row in covariance]
    overall = sum(mean) / players
    errors = [
        CONFIDENCE * math.sqrt(max(covariance[i][i] - 2 * mean[i] + overall, 0)) for i in range(players)
    ]
    steps = [
        CONFIDENCE * math.sqrt(max(covariance[i][i] + covariance[i + 1][i + 1] - 2 * covariance[i][i + 1], 0))
        for i in range(players - 1)
    ]
    places = (ScalePlace(anchor + rating, error) for rating, error in zip(ratings, errors, strict=True))
    return Scale(tuple(places), tuple(steps))


def _counts(meeting: PairScores) -> list[int]:
    """The counts with a draw added, so that ratings stay finite where one side never lost."""
    return [count + (number == meeting.unit) for number, count in enumerate(meeting.counts)]


def _slopes(
    ratings: Sequence[float], meetings: Sequence[PairScores]
) -> tuple[list[float], list[list[float]]]:
    """Gradient of the log likelihood and its curvature, for all players but the first, who stays at 0."""
    size = len(ratings)
    gradient = [0.0] * size
    curvature = [[0.0] * size for _ in ratings]
    for meeting in meetings:
        counts = _counts(meeting)
        games = meeting.unit * sum(counts)
        expected = expected_score(ratings[meeting.first] - ratings[meeting.second])
        pull = _SLOPE * games * (moments(counts)[0] - expected)
        spread = _SLOPE**2 * games * expected * (1 - expected)
        _add(gradient, curvature, meeting, pull, spread)
    return gradient[1:], [row[1:] for row in curvature[1:]]


def _add(
    gradient: list[float], matrix: list[list[float]], meeting: PairScores, pull: float, spread: float
) -> None:
    one, other = meeting.first, meeting.second
    gradient[one] += pull
    gradient[other] -= pull
    matrix[one][one] += spread
    matrix[other][other] += spread
    matrix[one][other] -= spread
    matrix[other][one] -= spread


def _covariance(ratings: Sequence[float], meetings: Sequence[PairScores]) -> list[list[float]]:
    """The covariance of the ratings, by the scores' scatter; the first player's row and column are 0."""
    size = len(ratings)
    scatter = [[0.0] * size for _ in ratings]
    for meeting in meetings:
        counts = _counts(meeting)
        variance = moments(counts)[1] * sum(counts) * (meeting.unit * _SLOPE) ** 2
        _add([0.0] * size, scatter, meeting, 0, variance)
    bread = _inverse(_slopes(ratings, meetings)[1])
    inner = [row[1:] for row in scatter[1:]]
    product = _product(_product(bread, inner), bread)
    return [[0.0] * size, *([0.0, *row] for row in product)]


def _product(a: list[list[float]], b: list[list[float]]) -> list[list[float]]:
    columns = list(zip(*b, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in a]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse, by Gauss and Jordan.

    Raises:
        ValueError: there is none, because some players never met.
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        if abs(rows[pivot][i]) < 1e-12:
            raise ValueError("some players are not connected to the others by games")
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                rows[j] = [value - rows[j][i] * base for value, base in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
