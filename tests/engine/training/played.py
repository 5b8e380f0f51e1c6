"""Self-played games for tests, and the contents of their file, replayed without the core."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Position
from harzdame_engine.cluster.executor import Executor
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.evaluation import BY_RULES, evaluation_of
from harzdame_engine.training.games_file import Conditions, read_frames
from harzdame_engine.training.selfplay import collect

NO_SCORE = -(1 << 15)


class Played(NamedTuple):
    positions: list[Position]
    result: int
    random: int
    scores: list[int]


def play(
    path: Path,
    game: str,
    games: int,
    *,
    threads: int = 1,
    stop_after: int = 1000,
    executor: Executor | None = None,
) -> Path:
    rules = Position.start(game).rules
    evaluation = evaluation_of(rules, BY_RULES)
    told: list[int] = []
    collect(
        path,
        Conditions(game, fingerprint(rules), evaluation.name, seed=4, nodes=64),
        BY_RULES,
        games=games,
        executor=executor or Threads(threads),
        on_progress=told.append,
        interrupted=lambda: bool(told) and told[-1] >= stop_after,
    )
    return path


def games_of(path: Path, game: str) -> Iterator[Played]:
    for frame in read_frames(path):
        data = frame.data
        for _ in range(frame.games):
            count, random, result = struct.unpack_from("<HBb", data)
            moves = list(struct.iter_unpack("<Hh", data[4 : 4 + 4 * count]))
            data = data[4 + 4 * count :]
            yield Played(
                _positions(game, [number for number, _ in moves]), result, random, [s for _, s in moves]
            )
        assert not data


def _positions(game: str, numbers: list[int]) -> list[Position]:
    position = Position.start(game)
    line = [position]
    for number in numbers:
        moves = sorted(position._core_moves, key=lambda move: (move.origin, move.target, move.captured))
        position = position._after(moves[number])
        line.append(position)
    return line
