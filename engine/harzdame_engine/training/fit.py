"""The fit of a network by the core's trainer: epochs, held-out measures, a checkpoint.

White's chance to win is modelled as 1 / (1 + exp(-s)), where s is what the
network makes of a position. Positions are read frame by frame, shuffled in
buffers, and trained on in small batches; engine/core/training/network_trainer.hpp
says how.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from harzdame_engine import StopToken, _core
from harzdame_engine.files.regular import open_regular
from harzdame_engine.files.untrusted import parse_header
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Network, native_network
from harzdame_engine.training.positions import FilePart, buffers_of, records_of

BUFFER = 1 << 20
"""Positions that are shuffled together."""
_PATIENCE = 0.05
"""Seconds between two looks at whether the user wants an end."""

_Result = TypeVar("_Result")


class FitSettings(NamedTuple):
    """The settings of a fit.

    `blend`: the share of the search's score in the target, the rest being the
    game's result. `ranking`: the share of the order of siblings, the rest
    being that of the positions themselves. `rate`: the size of the first
    steps. `one_in`: of games one position in so many is used.
    """

    blend: float = 0.7
    ranking: float = 0.0
    rate: float = 1.0
    epochs: int = 10
    one_in: int = 1
    seed: int = 1


class EpochReport(NamedTuple):
    """The state of a fit after so many epochs.

    `train` and `held_out`: mean log losses against the results, the former as
    it was in the course of the epoch. `score`: that against the scores, held
    out. `order`: the share of the orders of held-out siblings that it has
    right, None without siblings. `level`: the correlation with the result
    where both have as many men, and no kings, None if there is none.
    """

    epoch: int
    train: float
    held_out: float
    score: float
    order: float | None
    level: float | None


class Sums(NamedTuple):
    """Sums over positions: Measure in engine/core/training/measures.hpp."""

    positions: float
    loss: float
    results: float
    result_loss: float
    score_loss: float
    orders: float
    order_loss: float
    orders_right: float
    level: float
    logit: float
    logit_squared: float
    points: float
    points_squared: float
    product: float

    def correlation(self) -> float | None:
        """That of the evaluation with the result, in level positions."""
        logits = self.level * self.logit_squared - self.logit**2
        points = self.level * self.points_squared - self.points**2
        if logits <= 0 or points <= 0:
            return None
        return (self.level * self.product - self.logit * self.points) / math.sqrt(logits * points)


def network_trainer(
    rules: Rules, network: Network, settings: FitSettings, *, slope: float, start: bytes, threads: int
) -> _core.NetworkTrainer:
    """A trainer of a network. `slope`: the logit of a win at a score of 1.

    `start`: weights to begin with, or nothing; then they are made of the seed.
    What it finds are float32: see `engine/core/training/network_trainer.hpp`.

    Raises:
        ValueError: `start` is of another shape.
    """
    native = native_rules(rules)
    return native.width.NetworkTrainer(
        rules=native.rules,
        shape=native_network(network, rules),
        start=start,
        slope=slope,
        blend=settings.blend,
        ranking=settings.ranking,
        rate=settings.rate,
        seed=settings.seed,
        threads=threads,
    )


NOTHING = Sums(*[0.0] * len(Sums._fields))


class FitState(NamedTuple):
    """The state that a fit goes on from: epochs, buffers of the next one, positions, the core's own.

    `sums`: those of the epoch begun.
    """

    epochs: int = 0
    buffers: int = 0
    trained: int = 0
    state: bytes = b""
    sums: Sums = NOTHING


class StoppedError(Exception):
    """The fit was stopped."""


class Fit:
    """A fit to some frames, measured by others; it can be stopped at any time."""

    def __init__(
        self,
        rules: Rules,
        trainer: _core.NetworkTrainer,
        train: Sequence[FilePart],
        held_out: Sequence[FilePart],
        settings: FitSettings,
        *,
        interrupted: Callable[[], bool],
    ) -> None:
        """`trainer`: one that nothing has been counted with yet."""
        self._rules = rules
        self._pieces = list(train)
        self._held_out = list(held_out)
        self._settings = settings
        self._interrupted = interrupted
        self._token = StopToken()
        self._trainer = trainer

    @property
    def positions(self) -> int:
        """The number of positions to fit to, once they are counted."""
        return self._trainer.positions

    @property
    def weights(self) -> bytes:
        """All weights, as the trainer has them."""
        return self._trainer.weights

    def count(self, on_progress: Callable[[int], None]) -> None:
        """Look through all positions once, which comes first.

        Raises:
            StoppedError: the user wants an end.
            ValueError: there is nothing to fit to.
            GamesFileError, PositionsFileError, OSError: a file cannot be read.
        """
        for buffer in self._buffers(self._pieces):
            self._patiently(partial(self._trainer.count, buffer, self._token))
            on_progress(self.positions)
        self._trainer.begin(self._settings.epochs)

    def run(
        self, begun: FitState, on_epoch: Callable[[EpochReport], None], keep: Callable[[FitState], None]
    ) -> None:
        """All epochs, from `begun` on. `keep` is called with each state that a fit can go on from.

        Raises:
            StoppedError: the user wants an end.
            ValueError: `begun` is of another fit.
            GamesFileError, PositionsFileError, OSError: a file cannot be read.
        """
        if begun.state and not self._trainer.restore(begun.state, begun.trained):
            raise ValueError("the fit that was broken off was another one")
        for epoch in range(begun.epochs, self._settings.epochs):
            sums = self._epoch(begun if epoch == begun.epochs else FitState(epoch), keep)
            on_epoch(self._told(epoch + 1, sums))
            keep(FitState(epoch + 1, 0, self._trainer.trained, self._trainer.state))

    def measured(self, pieces: Sequence[FilePart]) -> Sums:
        """The sums over these frames with the present weights.

        Raises:
            StoppedError: the user wants an end.
            GamesFileError, PositionsFileError, OSError: a file cannot be read.
        """
        sums = NOTHING
        for buffer in self._buffers(pieces):
            found = self._patiently(partial(self._trainer.measure, buffer, self._token))
            sums = _added(sums, found)
        return sums

    def _epoch(self, begun: FitState, keep: Callable[[FitState], None]) -> Sums:
        epoch, sums = begun.epochs, begun.sums
        order = list(self._pieces)
        random.Random(f"{self._settings.seed} {epoch}").shuffle(order)  # noqa: S311 - no secret
        for number, buffer in enumerate(self._buffers(order)):
            if number < begun.buffers:
                continue
            seed = (self._settings.seed << 40) + (epoch << 20) + number
            found = self._patiently(partial(self._trainer.train, buffer, seed, self._token))
            sums = _added(sums, found)
            keep(FitState(epoch, number + 1, self._trainer.trained, self._trainer.state, sums))
        return sums

    def _told(self, epoch: int, train: Sums) -> EpochReport:
        out = self.measured(self._held_out)
        return EpochReport(
            epoch,
            train.result_loss / max(train.results, 1),
            out.result_loss / max(out.results, 1),
            out.score_loss / max(out.positions, 1),
            out.orders_right / out.orders if out.orders else None,
            out.correlation(),
        )

    def _buffers(self, pieces: Sequence[FilePart]) -> Iterator[bytes]:
        """The positions of frames; while one buffer is used the next one is read."""

        def frames() -> Iterator[bytes]:
            for frame in records_of(self._rules, pieces, self._settings.one_in):
                if self._token.stopped:
                    return
                yield frame

        buffers = buffers_of(self._rules, frames(), BUFFER)
        with ThreadPoolExecutor(1) as pool:
            coming = pool.submit(next, buffers, b"")
            while buffer := self._awaited(coming):
                coming = pool.submit(next, buffers, b"")
                yield buffer

    def _patiently(self, work: Callable[[], _Result]) -> _Result:
        """The result of work on another thread; this one sees signals meanwhile."""
        with ThreadPoolExecutor(1) as pool:
            return self._awaited(pool.submit(work))

    def _awaited(self, future: Future[_Result]) -> _Result:
        while not future.done():
            wait([future], _PATIENCE)
            if self._interrupted():
                self._token.stop()
        if self._token.stopped:
            raise StoppedError
        return future.result()


def _added(sums: Sums, more: Sequence[float]) -> Sums:
    return Sums(*(one + other for one, other in zip(sums, more, strict=True)))


_MAGIC = b"Harzdame fit 1\n"
_LONGEST_HEADER = 10_000
_LARGEST = 1 << 30
"""Bytes of a state."""


class Checkpoint:
    """The checkpoint of one fit, in a file beside the weights; those of other fits do not count."""

    def __init__(self, weights: Path, *made_for: object) -> None:
        self._path = weights.with_name(f"{weights.name}.fit")
        self._made_for = hashlib.sha256(repr(made_for).encode()).hexdigest()

    def read(self) -> FitState:
        """The state reached; that of the beginning if there is no usable one."""
        try:
            with open_regular(self._path) as file:
                if file.read(len(_MAGIC)) != _MAGIC:
                    return FitState()
                header = parse_header(file.readline(_LONGEST_HEADER))
                state = file.read(_LARGEST)
            sums = Sums(*map(float, header["sums"]))
            begun = FitState(
                int(header["epochs"]), int(header["buffers"]), int(header["trained"]), state, sums
            )
            if header["made_for"] == self._made_for and header["sha256"] == _digest(state):
                return begun
        except (OSError, ValueError, KeyError, TypeError, OverflowError):
            pass  # there is none, or it is damaged
        return FitState()

    def write(self, begun: FitState) -> None:
        """Keep a state.

        Raises:
            OSError: it cannot be written.
        """
        header = {
            "made_for": self._made_for,
            "epochs": begun.epochs,
            "buffers": begun.buffers,
            "trained": begun.trained,
            "sums": begun.sums,
            "sha256": _digest(begun.state),
        }
        with write_whole(self._path) as file:
            file.write(_MAGIC + json.dumps(header).encode() + b"\n" + begun.state)

    def remove(self) -> None:
        """Remove it when the weights are written."""
        self._path.unlink(missing_ok=True)


def _digest(state: bytes) -> str:
    return hashlib.sha256(state).hexdigest()
