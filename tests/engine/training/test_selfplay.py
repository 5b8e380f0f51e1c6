"""Self-play for learning: legal games, the same ones however they are played."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Color, Engine, Landing, Limit, Move, Position, variants
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.search.evaluation import BY_RULES

from tests.engine.training.played import NO_SCORE, games_of, play
from tests.reference.selfplay import errors, play_games

GAMES = [rules.id for rules in variants()]


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


class Distant(Threads):
    distant = True


def test_games_do_not_depend_on_how_many_are_a_chunk(tmp_path: Path) -> None:
    path = tmp_path / "one"
    collected = play(path, "harzdame", 520, executor=Distant(2))  # two batches each
    assert collected.read_bytes() == play(tmp_path / "two", "harzdame", 520).read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_finished_without_an_illegal_move(game: str) -> None:
    (played,) = play_games(Position.start(game), Limit(nodes=300), games=1, seed=5)
    assert list(errors(game, played)) == []
    assert played.outcome.result in {"1-0", "0-1", "1/2-1/2"}


def test_an_illegal_move_would_be_seen() -> None:
    (played,) = play_games(Position.start("harzdame"), Limit(nodes=300), games=1, seed=5)
    moves = (*played.moves[:7], Move("a1", (Landing("b2"),)), *played.moves[8:])
    assert list(errors("harzdame", played._replace(moves=moves)))


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (
        [played.moves for played in play_games(Position.start("turkish"), Limit(nodes=200), 2, seed=3)]
        for _ in range(2)
    )
    assert one == two
