"""Self-play for learning: legal games, the same ones however they are played."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from harzdame_engine import Color, Engine, Limit, Position, variants
from harzdame_engine.evaluation import BY_RULES, evaluation_of
from harzdame_engine.learning.collect import collect
from harzdame_engine.learning.games_file import Conditions, read_frames
from harzdame_engine.rules_fingerprint import fingerprint

GAMES = [rules.id for rules in variants()]
NO_SCORE = -(1 << 15)


class Played(NamedTuple):
    positions: list[Position]
    result: int
    random: int
    scores: list[int]


def play(path: Path, game: str, games: int, threads: int = 1, stop_after: int = 1000) -> Path:
    rules = Position.start(game).rules
    evaluation = evaluation_of(rules, BY_RULES)
    told: list[int] = []
    collect(
        path,
        Conditions(game, fingerprint(rules), evaluation.name, seed=4, nodes=64),
        evaluation,
        games=games,
        threads=threads,
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


@pytest.mark.parametrize("game", GAMES)
def test_games_are_legal_and_end_as_they_say(game: str, tmp_path: Path) -> None:
    engine = Engine(hash_mb=1, evaluation=BY_RULES)
    for played in games_of(play(tmp_path / "some.games", game, 3), game):
        last = played.positions[-1]
        outcome = last.outcome()
        if outcome is not None:
            assert played.result == {"1-0": 1, "0-1": -1, "1/2-1/2": 0}[outcome.result]
        elif played.result != 0:  # seen ahead by far, or seen to win
            seen = engine.analyse(last, Limit(nodes=64)).score.centipieces
            assert seen * played.result * (1 if last.turn is Color.WHITE else -1) > 100
        assert 4 <= played.random <= 12
        assert all(score == NO_SCORE for score in played.scores[: played.random])


def test_games_depend_neither_on_threads_nor_on_interruptions(tmp_path: Path) -> None:
    one = play(tmp_path / "one", "harzdame", 70)
    two = play(tmp_path / "two", "harzdame", 70, threads=2)
    play(tmp_path / "three", "harzdame", 70, stop_after=1)
    three = play(tmp_path / "three", "harzdame", 70)
    assert one.read_bytes() == two.read_bytes() == three.read_bytes()
