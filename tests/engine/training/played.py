"""Self-played games for tests, and the contents of their file, replayed without the core."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Position
from harzdame_engine.cluster.executor import Executor
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.tables import installed_folders
from harzdame_engine.game.fen import write_fen
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.evaluation import BY_RULES, evaluation_of
from harzdame_engine.training.games_file import Conditions, read_frames
from harzdame_engine.training.selfplay import collect

NO_SCORE = -(1 << 15)
_MISSING = 0x8000


class Played(NamedTuple):
    positions: list[Position]
    result: int
    random: int
    scores: list[int]
    missing: int = 0


def play(
    path: Path,
    game: str,
    games: int,
    *,
    threads: int = 1,
    stop_after: int = 1000,
    executor: Executor | None = None,
    **conditions: int,
) -> Path:
    rules = Position.start(game).rules
    evaluation = evaluation_of(rules, BY_RULES)
    tables = EndgameCache(installed_folders())
    known = tables.tables(rules).name
    told: list[int] = []
    collect(
        path,
        Conditions(game, fingerprint(rules), evaluation.name, seed=4, nodes=64, tables=known, **conditions),
        BY_RULES,
        tables,
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
            entries = list(struct.iter_unpack("<Hh", data[4 : 4 + 4 * count]))
            data = data[4 + 4 * count :]
            missing = [number - _MISSING for number, _ in entries if number >= _MISSING]
            moves = entries[len(missing) :]
            positions = _positions(_start_without(game, missing), [number for number, _ in moves])
            yield Played(positions, result, random, [score for _, score in moves], len(missing))
        assert not data


def _start_without(game: str, squares: list[int]) -> Position:
    start = Position.start(game)
    names = [start.rules.board.name_of_bit[square] for square in squares]
    pieces = {name: piece for name, piece in start.pieces.items() if name not in names}
    assert len(pieces) == len(start.pieces) - len(squares)
    return Position.from_fen(write_fen(start.turn, pieces, start.rules), game)


def _positions(position: Position, numbers: list[int]) -> list[Position]:
    line = [position]
    for number in numbers:
        moves = sorted(position._core_moves, key=lambda move: (move.origin, move.target, move.captured))
        position = position._after(moves[number])
        line.append(position)
    return line
