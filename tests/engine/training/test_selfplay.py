"""Self-play for learning: legal games, the same ones however they are played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from harzdame_engine import Color, Engine, Landing, Limit, Move, Position, variant, variants
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.endgames.tables import Tables, installed_folders
from harzdame_engine.search.evaluation import BY_RULES

from tests.engine.training.played import NO_SCORE, Played, games_of, play
from tests.reference.selfplay import errors, play_games

GAMES = [rules.id for rules in variants()]


def at_first_sight(played: Played) -> list[bool]:
    """Whether no search has chosen the move, for each with others beside it after the opening."""
    return [
        score == NO_SCORE
        for position, score in list(zip(played.positions, played.scores, strict=False))[played.random :]
        if len(position.legal_moves()) > 1
    ]


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
        assert not played.missing
        assert not any(at_first_sight(played))
        assert all(score == NO_SCORE for score in played.scores[: played.random])


def test_games_depend_neither_on_threads_nor_on_interruptions(tmp_path: Path) -> None:
    one = play(tmp_path / "one", "harzdame", 70)
    two = play(tmp_path / "two", "harzdame", 70, threads=2)
    play(tmp_path / "three", "harzdame", 70, stop_after=1)
    three = play(tmp_path / "three", "harzdame", 70)
    assert one.read_bytes() == two.read_bytes() == three.read_bytes()


VARIED = {"most_nodes": 512, "missing": 500, "mistakes": 150}


@pytest.mark.parametrize("game", ["harzdame", "international", "turkish", "dameo"])
def test_games_with_mistakes_and_missing_men_are_legal_too(game: str, tmp_path: Path) -> None:
    games = list(games_of(play(tmp_path / "some.games", game, 16, **VARIED), game))
    assert {played.missing for played in games} == {0, 1, 2}
    for played in games:
        sides = Counter(piece.color for piece in played.positions[0].pieces.values())
        assert abs(sides[Color.WHITE] - sides[Color.BLACK]) == played.missing
    mistakes = [mistake for played in games for mistake in at_first_sight(played)]
    assert 0.1 < sum(mistakes) / len(mistakes) < 0.2


def test_from_one_to_so_many_men_are_missing(tmp_path: Path) -> None:
    conditions = {"missing": 1000, "most_missing": 4}
    games = games_of(play(tmp_path / "some.games", "harzdame", 24, **conditions), "harzdame")
    assert {played.missing for played in games} == {1, 2, 3, 4}


def test_varied_games_depend_neither_on_threads_nor_on_interruptions(tmp_path: Path) -> None:
    one = play(tmp_path / "one", "harzdame", 70, **VARIED)
    two = play(tmp_path / "two", "harzdame", 70, threads=2, **VARIED)
    play(tmp_path / "three", "harzdame", 70, stop_after=1, **VARIED)
    three = play(tmp_path / "three", "harzdame", 70, **VARIED)
    assert one.read_bytes() == two.read_bytes() == three.read_bytes()


def test_each_side_has_its_own_strength(tmp_path: Path) -> None:
    equal = list(games_of(play(tmp_path / "equal", "harzdame", 32), "harzdame"))
    unequal = list(games_of(play(tmp_path / "unequal", "harzdame", 32, most_nodes=64 * 16), "harzdame"))
    assert [game.positions[-1] for game in equal] != [game.positions[-1] for game in unequal]


def test_a_game_that_comes_to_the_tables_ends_with_their_verdict(tmp_path: Path) -> None:
    tables = Tables(variant("harzdame"), installed_folders())
    ended = 0
    for played in games_of(play(tmp_path / "some.games", "harzdame", 64), "harzdame"):
        for position in played.positions[:-1]:
            assert len(position.pieces) > tables.most_pieces or tables.probe(position) is None
        last = played.positions[-1]
        verdict = tables.probe(last)
        if verdict is not None:
            ended += 1
            side = 1 if last.turn is Color.WHITE else -1
            assert played.result == (0 if verdict.is_draw else side if verdict.is_win else -side)
    assert ended


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
