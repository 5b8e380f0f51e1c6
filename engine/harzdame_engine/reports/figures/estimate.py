"""Estimates with errors: means, and weights of a logistic regression.

The positions of a game share its one result. Errors are therefore those of a
sample of games, however many positions each of them gives (the "sandwich" of
cluster-robust covariance).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Column = NDArray[np.int64] | NDArray[np.float64]
_95 = 1.96
_STEPS = 50


class Estimate(NamedTuple):
    """A value, and half its 95 % interval; `games` is the number of games behind it."""

    value: float
    error: float
    games: int

    def times(self, factor: float) -> Estimate:
        """The estimate in another unit, which `factor` leads to."""
        return Estimate(self.value * factor, self.error * abs(factor), self.games)


def mean(values: Column) -> Estimate:
    """The mean of one number for each game, with its error; nan if there are none."""
    n = len(values)
    if n == 0:
        return Estimate(np.nan, np.nan, 0)
    return Estimate(float(np.mean(values)), _95 * float(np.std(values)) / n**0.5, n)


def share(values: Column) -> Estimate:
    """The mean of numbers from 0 to 1, one for each game; nan if there are none.

    Its error is as if two games more had ended at either extreme (Agresti and Coull, 1998): what was
    never seen among few games may still be.
    """
    return mean(values)._replace(error=mean(np.concatenate([values, [0.0, 0.0, 1.0, 1.0]])).error)


class Fitted(NamedTuple):
    """Weights of features, their covariance, and the number of games behind them."""

    weights: NDArray[np.float64]
    covariance: NDArray[np.float64]
    games: int

    def combination(self, factors: NDArray[np.float64]) -> Estimate:
        """A weighted sum of the weights."""
        return Estimate(
            float(factors @ self.weights), _95 * float(factors @ self.covariance @ factors) ** 0.5, self.games
        )

    def weight(self, number: int) -> Estimate:
        """One weight."""
        return self.combination(self.unit(number))

    def unit(self, number: int) -> NDArray[np.float64]:
        """The sum that is this one weight."""
        return np.asarray(np.eye(len(self.weights))[number])

    def ratio(self, factors: NDArray[np.float64], unit: NDArray[np.float64]) -> Estimate:
        """A weighted sum of the weights, in units of another one; the error by the delta method.

        nan where the unit weighs nothing.
        """
        base = float(unit @ self.weights)
        if base == 0:
            return Estimate(np.nan, np.nan, self.games)
        value = float(factors @ self.weights) / base
        return Estimate(value, *self.combination((factors - value * unit) / base)[1:])


def regress(features: Sequence[Column], points: Column, games: Column) -> Fitted:
    """Logistic regression of results on features and a constant, which comes last.

    A slight penalty of one position keeps weights finite whatever there is.

    Args:
        features: (m) each.
        points: (m) from 0 to 1.
        games: (m) the number of the game.
    """
    x = np.stack([*features, np.ones(len(points))], 1).astype(np.float64)
    penalty = np.eye(x.shape[1])
    weights = np.zeros(x.shape[1])
    for _ in range(_STEPS):  # Newton's method
        chances = _chances(x @ weights)
        curvature = (x * (chances * (1 - chances))[:, None]).T @ x + penalty
        step = np.linalg.solve(curvature, x.T @ (points - chances) - weights)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    slopes = x * (points - _chances(x @ weights))[:, None]
    numbers, number = np.unique(games, return_inverse=True)
    by_game = np.stack([np.bincount(number, column, len(numbers)) for column in slopes.T], 1)
    inverse = np.linalg.inv(curvature)
    return Fitted(weights, inverse @ (by_game.T @ by_game) @ inverse, len(numbers))


def _chances(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -50, 50))))
