"""The promises of a game's curves beside what games really scored that began with a lead.

Each game counts once, by the score of its first position that was searched and in which nobody can capture:
games do not depend on one another, as positions do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from harzdame_engine.game.position import Position
from harzdame_engine.match.statistics import CONFIDENCE
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.search.expectation import Curves, chances
from harzdame_engine.search.info import Score
from harzdame_engine.training.expectation_fit import PositionBlock, block_of, pieces_at_start
from harzdame_engine.training.games_file import GamesFileError, games_in, read_frames, rules_of
from harzdame_engine.training.positions_file import record_bytes

EDGES = (0, 100, 200, 300, 400, 600, 1000, 3001)
"""The leads that are told apart, in hundredths of a man."""


class LeadScore(NamedTuple):
    """What games scored for the side that led by `least` to less than `most` hundredths of a man.

    `score` and `pieces` are the means, `points` what was scored of each game and `error` that of it (95 %),
    `promised` what the curves said.
    """

    least: int
    most: int
    games: int
    score: float
    pieces: float
    points: float
    error: float
    promised: float


def starts_of(paths: Sequence[Path]) -> tuple[Rules, PositionBlock]:
    """The first quiet positions of all games of files of one game.

    Raises:
        GamesFileError: a file holds no games, or games by other rules than the first.
        OSError: a file cannot be read.
    """
    rules = rules_of(paths)
    return rules, block_of(rules, b"".join(_first_records(rules, paths)))


def _first_records(rules: Rules, paths: Sequence[Path]) -> Iterator[bytes]:
    native, size = native_rules(rules), record_bytes(rules)
    start = Position.start(rules.id)._core  # noqa: SLF001 - one package, one core
    for path in paths:
        for frame in read_frames(path):
            for game in games_in(frame):
                try:
                    records = native.width.labelled_of_games(
                        rules=native.rules, start=start, games=game, one_in=1
                    )
                except ValueError as error:
                    raise GamesFileError(f"{path}: {error}") from None
                yield records[:size]


def kept(rules: Rules, block: PositionBlock, curves: Curves) -> Iterator[LeadScore]:
    """What was promised and what was scored, by the lead; leads that no game began with are left out."""
    pieces = np.rint((1 - block.gone) * pieces_at_start(rules))
    points = np.where(block.score < 0, 1 - block.result, block.result)
    scores = np.abs(block.score)
    promised = np.array(
        [
            chances(Score(int(score)), curves.at(int(left))).points
            for score, left in zip(scores, pieces, strict=True)
        ]
    )
    for least, most in pairwise(EDGES):
        there = (scores >= least) & (scores < most)
        count = int(there.sum())
        if count:
            yield LeadScore(
                least,
                most,
                count,
                score=float(scores[there].mean()),
                pieces=float(pieces[there].mean()),
                points=float(points[there].mean()),
                error=CONFIDENCE * float(points[there].std()) / count**0.5,
                promised=float(promised[there].mean()),
            )
