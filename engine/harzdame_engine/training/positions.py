"""Positions of self-played games, as the arrays that a fit needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.weights import Shape, native_shape
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames

TERMS = 6
"""The number of terms of the whole board: see Term in engine/core/eval/learned.hpp."""
_ALL_OF_PHASE = 256
_MAN_MOBILITY, _KING_MOBILITY, _BALANCE = 1, 2, 5
SCALES = {_MAN_MOBILITY: 0.1, _KING_MOBILITY: 0.1, _BALANCE: 0.2}
"""The units of terms with large values, which are fitted in larger ones."""


@dataclass(frozen=True, slots=True)
class Block:
    """Some positions, n of them.

    `features` (n × weights): the count of each pattern and term for White less
    that for Black. `phase` (n): 1 on the full board, 0 on the empty one.
    `result` (n): 1 if White won the game, ½ for a draw. `score` (n): the
    search's, in hundredths of a man for White.
    """

    features: csr_array
    phase: NDArray[np.float32]
    result: NDArray[np.float32]
    score: NDArray[np.float32]


def read_blocks(
    files: Sequence[Path],
    rules: Rules,
    shape: Shape,
    *,
    one_in: int,
    threads: int,
    on_progress: Callable[[int], None],
) -> list[Block]:
    """About one in so many of the quiet positions of all games; a block for each frame.

    `on_progress` is called with the number of positions.

    Raises:
        GamesFileError: a file holds no games, or those of another game.
        OSError: a file cannot be read.
    """
    native = native_rules(rules)
    start = Position.start(rules.id)._core  # noqa: SLF001 - one package, one core
    the_shape = native_shape(shape, rules)

    def columns(games: bytes) -> Block:
        sampled = native.width.samples(
            rules=native.rules, start=start, shape=the_shape, games=games, one_in=one_in
        )
        return _block(sampled, the_shape.patterns)

    blocks = []
    found = 0
    with ThreadPoolExecutor(threads) as pool:
        for block in pool.map(columns, _games(files, rules)):
            blocks.append(block)
            found += len(block.phase)
            on_progress(found)
    return blocks


def _games(files: Sequence[Path], rules: Rules) -> Iterator[bytes]:
    for path in files:
        if read_conditions(path).game != rules.id:
            raise GamesFileError(f"{path} holds games of {read_conditions(path).game}, not of {rules.id}")
        for frame in read_frames(path):
            yield frame.data


def _block(columns: Sequence[bytes], patterns: int) -> Block:
    terms, ends, whole, phases, results, scores = columns
    codes = np.frombuffer(terms, np.int32)
    last = np.frombuffer(ends, np.int64)
    board = np.frombuffer(whole, np.int16).reshape(-1, TERMS).astype(np.float32)
    for term, scale in SCALES.items():
        board[:, term] *= scale
    n = len(last)
    counts = np.diff(last, prepend=0)
    begins = np.concatenate(([0], np.cumsum(counts + TERMS)))
    indices = np.empty(begins[-1], np.int32)
    data = np.empty(begins[-1], np.float32)
    of_board = (begins[1:, None] - TERMS + np.arange(TERMS)).ravel()
    of_patterns = np.ones(begins[-1], bool)
    of_patterns[of_board] = False
    indices[of_patterns] = codes >> 1
    data[of_patterns] = 1 - 2 * (codes & 1)
    indices[of_board] = np.tile(patterns + np.arange(TERMS, dtype=np.int32), n)
    data[of_board] = board.ravel()
    features = csr_array((data, indices, begins.astype(np.int32)), shape=(n, patterns + TERMS))
    return Block(
        features,
        np.frombuffer(phases, np.uint16).astype(np.float32) / np.float32(_ALL_OF_PHASE),
        (np.frombuffer(results, np.int8).astype(np.float32) + np.float32(1)) / np.float32(2),
        np.frombuffer(scores, np.int16).astype(np.float32),
    )
