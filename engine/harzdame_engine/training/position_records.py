"""Labelled positions as columns: counted and chosen by the million. Needs NumPy."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harzdame_engine.files.replacing import put_in_place
from harzdame_engine.rules.rules import Rules
from harzdame_engine.training.positions_file import (
    PositionsFileError,
    PositionsWriter,
    read_contents,
    read_positions,
    record_bytes,
    rules_of_positions,
)

_BLACK_TO_MOVE, _EXACT, _QUIET = 1, 8, 16
_SOURCE_SHIFT, _SOURCE_MASK = 1, 3
_UNKNOWN = 2
_LABEL = [("group", "<u4"), ("score", "<i2"), ("result", "i1"), ("flags", "u1"), ("depth", "u1")]


class PositionSource(IntEnum):
    """Where a position comes from; the numbers are those of the records."""

    PLAYED = 0
    SIBLING = 1
    MET = 2
    TABLES = 3


SOURCES = tuple(source.name.lower() for source in PositionSource)


class Records:
    """Positions of a frame, n of them. Scores and results are White's; every array has n numbers."""

    def __init__(self, rules: Rules, data: bytes) -> None:
        """`data`: whole records of this game."""
        words = (record_bytes(rules) - np.dtype(_LABEL).itemsize) // 24
        sets = [(name, "<u8", (words,)) for name in ("white", "black", "kings")]
        self.rows: NDArray[Any] = np.frombuffer(data, np.dtype([*sets, *_LABEL]))

    @property
    def pieces(self) -> NDArray[np.int64]:
        """The number of pieces on the board."""
        return _count(self.rows["white"]) + _count(self.rows["black"])

    @property
    def sources(self) -> NDArray[np.uint8]:
        """Numbers of `PositionSource`."""
        return np.asarray(self.rows["flags"] >> _SOURCE_SHIFT & _SOURCE_MASK)

    @property
    def exact(self) -> NDArray[np.bool_]:
        """Whether the score is proven."""
        return np.asarray(self.rows["flags"] & _EXACT != 0)

    @property
    def runs(self) -> NDArray[np.int64]:
        """A number for each group, and for each position of none."""
        groups = self.rows["group"]
        begins = np.ones(len(groups), np.int64)
        begins[1:] = (groups[1:] == 0) | (groups[1:] != groups[:-1])
        return np.cumsum(begins) - 1


class Filter(NamedTuple):
    """The positions to keep: of these sources, numbers of pieces and scores, and a `share` of them.

    A score counts as the absolute value, in hundredths of a man. Groups are
    drawn as a whole, by `seed`; of the other criteria each position has its own.
    """

    sources: tuple[str, ...] = SOURCES
    pieces: tuple[int, int] = (0, 255)
    scores: tuple[int, int] = (0, 32767)
    exact: bool = True
    share: float = 1.0
    seed: int = 1

    def kept(self, records: Records, frame: int) -> NDArray[np.bool_]:
        """Which of the positions to keep, of the frame of this number."""
        chance = np.random.default_rng([self.seed, frame])
        runs = records.runs
        drawn = chance.random(int(runs[-1]) + 1 if len(runs) else 0) < self.share
        scores = np.abs(records.rows["score"].astype(np.int32))
        wanted = [PositionSource[source.upper()] for source in self.sources]
        return np.asarray(
            drawn[runs]
            & np.isin(records.sources, wanted)
            & _within(records.pieces, self.pieces)
            & _within(scores, self.scores)
            & (~records.exact | self.exact)
        )


def write_filtered(
    target: Path, source: Path, wanted: Filter, on_progress: Callable[[int], None] = lambda _read: None
) -> int:
    """Write the positions of `source` that are wanted into a new file, which says how they were chosen.

    `on_progress` is called with the number of positions read.

    Returns:
        The number of positions written.

    Raises:
        PositionsFileError: `source` holds no positions.
        FileExistsError: `target` is there.
        OSError: a file cannot be read or written.
    """
    rules = rules_of_positions(source)
    if target.exists():
        raise FileExistsError(0, "it is there already", str(target))
    made = [
        {**each, "filtered": [*_list(each.get("filtered")), wanted._asdict()]}
        for each in read_contents(source).made
    ]
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    writer = PositionsWriter(part, rules, *made)
    read = 0
    for number, frame in enumerate(read_positions(source)):
        records = Records(rules, frame.data)
        writer.add(records.rows[wanted.kept(records, number)].tobytes())
        read += frame.positions
        on_progress(read)
    put_in_place(part, target)
    return writer.positions


class RecordCounts(NamedTuple):
    """Counts of the positions of a file."""

    rules: Rules
    made: tuple[str, ...]
    """How they were made, as JSON, one for each file merged into it."""
    size: int
    """Bytes."""
    positions: int
    groups: int
    exact: int
    sources: Counter[str]
    pieces: Counter[int]
    """By tens: 20 are 20 to 29 pieces."""
    scores: Counter[int]
    """By the absolute score: by its largest limit of `SCORES` that it reaches."""
    results: Counter[str]


SCORES = (0, 25, 50, 100, 200, 400, 1000)
"""Limits of absolute scores, in hundredths of a man."""
_RESULTS = {1: "won", 0: "drawn", -1: "lost", _UNKNOWN: "unknown"}


def survey(path: Path) -> RecordCounts:
    """Count the positions of a file.

    Raises:
        PositionsFileError: it holds no positions.
        OSError: it cannot be read.
    """
    rules = rules_of_positions(path)
    made = tuple(json.dumps(each) for each in read_contents(path).made)
    positions = groups = exact = 0
    sources: Counter[str] = Counter()
    pieces: Counter[int] = Counter()
    scores: Counter[int] = Counter()
    results: Counter[str] = Counter()
    for frame in read_positions(path):
        records = Records(rules, frame.data)
        if set(np.unique(records.rows["result"]).tolist()) - set(_RESULTS):
            raise PositionsFileError(f"{path} holds results that are none")
        positions += frame.positions
        groups += len(np.unique(records.rows["group"][records.rows["group"] > 0]))
        exact += int(records.exact.sum())
        limits = np.array(SCORES)
        levels = np.searchsorted(limits, np.abs(records.rows["score"].astype(np.int32)), side="right") - 1
        sources.update(PositionSource(number).name.lower() for number in records.sources.tolist())
        pieces.update((records.pieces // 10 * 10).tolist())
        scores.update(limits[levels].tolist())
        results.update(_RESULTS[number] for number in records.rows["result"].tolist())
    size = path.stat().st_size
    return RecordCounts(rules, made, size, positions, groups, exact, sources, pieces, scores, results)


def _count(sets: NDArray[np.uint64]) -> NDArray[np.int64]:
    return np.asarray(np.bitwise_count(sets).sum(axis=1, dtype=np.int64))


def _within(numbers: NDArray[Any], limits: tuple[int, int]) -> NDArray[np.bool_]:
    return np.asarray((numbers >= limits[0]) & (numbers <= limits[1]))


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
