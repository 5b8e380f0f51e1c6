"""The fit of weights to positions of self-played games, by logistic regression, and its checkpoint.

White's chance to win is modelled as 1 / (1 + exp(-s)), where s is the sum of
the weights of a position's patterns and terms. L-BFGS minimises the mean log
loss with a quadratic penalty. Each weight is scaled beforehand by about the
square root of its second derivative: otherwise the many rare patterns would
converge last.
"""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import OptimizeResult, minimize
from scipy.sparse import csr_array, vstack

from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.training.positions import Block

_LIGHT = 0.1
"""The penalty on weights of frequent features."""
_CURVATURE = 0.15
"""A typical second derivative of the log loss, p (1 - p)."""
_MEMORY = 12
"""The steps that L-BFGS remembers."""

Weight = NDArray[np.float32]
"""One column for the full board, one for the empty one."""


class Settings(NamedTuple):
    """The settings of a fit.

    `penalty`: on each pattern's weight, in positions that would have to speak
    for it. `blend`: the share of the search's score in the target, the rest
    being the game's result. `slope`: the logit of a win at a score of 1.
    """

    penalty: float
    blend: float
    slope: float


class Told(NamedTuple):
    """The state of a fit: iterations done, and mean log losses against the results."""

    iteration: int
    train: float
    held_out: float


@dataclass(frozen=True, slots=True)
class _Part:
    """The positions of one thread."""

    features: csr_array
    phases: NDArray[np.float32]
    results: NDArray[np.float32]
    targets: NDArray[np.float32]

    def logits(self, weights: Weight) -> NDArray[np.float32]:
        return np.asarray(((self.features @ weights) * self.phases).sum(1))


class Fit:
    """A fit that can be stopped after each iteration and continued."""

    def __init__(
        self,
        train: Sequence[Block],
        held_out: Sequence[Block],
        light: Sequence[int],
        settings: Settings,
        threads: int,
    ) -> None:
        """`light`: the numbers of the weights that are hardly penalised.

        Raises:
            ValueError: there are no positions.
        """
        if not train or not held_out:
            raise ValueError("there are too few games: some to fit to and some to hold out are needed")
        self._train = [_part(train[i::threads], settings) for i in range(min(threads, len(train)))]
        self._held_out = _part(held_out, settings)
        self._pool = ThreadPoolExecutor(threads)
        self._n = sum(len(part.results) for part in self._train)
        self._penalty = np.full((self._train[0].features.shape[1], 1), settings.penalty, np.float32)
        self._penalty[list(light)] = _LIGHT
        self._scale = self._scales()

    @property
    def positions(self) -> int:
        """The number of positions to fit to."""
        return self._n

    def run(self, start: Weight | None, iterations: int, on_step: Callable[[Weight, Told], bool]) -> Weight:
        """Continue from `start`, or begin if it is None.

        It ends after so many iterations, when nothing more is gained, or when `on_step` returns False.
        """
        shape = self._scale.shape
        latest = np.zeros(shape, np.float32) if start is None else start
        done = 0
        if iterations < 1:
            return latest

        def step(intermediate_result: OptimizeResult) -> None:
            nonlocal done, latest
            latest = _weights(intermediate_result.x, shape) * self._scale
            done += 1
            if not on_step(latest, Told(done, self._loss(latest), self.held_out_loss(latest))):
                raise StopIteration

        minimize(
            self._objective,
            (latest / self._scale).ravel().astype(np.float64),
            jac=True,
            method="L-BFGS-B",
            callback=step,
            options={"maxiter": iterations, "maxcor": _MEMORY, "ftol": 1e-10, "gtol": 1e-12},
        )
        return latest

    def held_out_loss(self, weights: Weight) -> float:
        """The mean log loss against the results of the games held out."""
        return self._loss_of(self._held_out, weights)

    def _scales(self) -> Weight:
        def curvature(part: _Part) -> Weight:
            squares = part.features.copy()
            squares.data **= 2
            return np.asarray(squares.T @ (part.phases**2))

        curvatures = sum(self._pool.map(curvature, self._train))
        return np.asarray(1 / np.sqrt(_CURVATURE * curvatures + self._penalty))

    def _objective(self, scaled: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        weights = _weights(scaled, self._scale.shape) * self._scale

        def part_of(part: _Part) -> tuple[float, Weight]:
            logits = part.logits(weights)
            error = 1 / (1 + np.exp(-logits)) - part.targets
            loss = np.sum(np.logaddexp(0, logits) - part.targets * logits, dtype=np.float64)
            return float(loss), np.asarray(part.features.T @ (error[:, None] * part.phases))

        loss = 0.5 * float(np.sum(self._penalty * weights**2, dtype=np.float64))
        slopes = self._penalty * weights
        for part_loss, part_slopes in self._pool.map(part_of, self._train):
            loss += part_loss
            slopes = slopes + part_slopes
        return loss / self._n, (slopes * self._scale).ravel().astype(np.float64) / self._n

    def _loss(self, weights: Weight) -> float:
        losses = self._pool.map(lambda part: self._loss_of(part, weights) * len(part.results), self._train)
        return sum(losses) / self._n

    @staticmethod
    def _loss_of(part: _Part, weights: Weight) -> float:
        logits = part.logits(weights)
        return float(np.mean(np.logaddexp(0, logits) - part.results * logits, dtype=np.float64))


def _weights(flat: NDArray[np.float64], shape: tuple[int, ...]) -> Weight:
    return flat.reshape(shape).astype(np.float32)


def _part(blocks: Sequence[Block], settings: Settings) -> _Part:
    phase = np.concatenate([block.phase for block in blocks])
    results = np.concatenate([block.result for block in blocks])
    scores = np.concatenate([block.score for block in blocks])
    foretold = 1 / (1 + np.exp(-settings.slope * np.clip(scores, -5000, 5000)))
    return _Part(
        vstack([block.features for block in blocks], format="csr"),
        np.stack([phase, 1 - phase], 1),
        results,
        ((1 - settings.blend) * results + settings.blend * foretold).astype(np.float32),
    )


class Begun(NamedTuple):
    """The state that a fit continues from: None and 0 at the beginning."""

    weights: Weight | None
    iterations: int


class Checkpoint:
    """The checkpoint of one fit, in a file beside the weights; those of other fits do not count."""

    def __init__(self, weights: Path, games: Sequence[Path], *settings: object) -> None:
        self._path = weights.with_name(f"{weights.name}.fit")
        told = repr(([path.name for path in games], settings))
        self._made_for = hashlib.sha256(told.encode()).hexdigest()

    def read(self) -> Begun:
        """The state reached; that of the beginning if there is no usable one."""
        try:
            with np.load(self._path, allow_pickle=False) as found:
                if str(found["made_for"]) == self._made_for:
                    return Begun(found["weights"], int(found["iterations"]))
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            pass  # there is none, or it is damaged
        return Begun(None, 0)

    def write(self, weights: Weight, iterations: int) -> None:
        """Keep a state.

        Raises:
            OSError: it cannot be written.
        """
        with write_whole(self._path) as file:
            np.savez(file, weights=weights, iterations=iterations, made_for=self._made_for)

    def remove(self) -> None:
        """Remove it when the weights are written."""
        self._path.unlink(missing_ok=True)
