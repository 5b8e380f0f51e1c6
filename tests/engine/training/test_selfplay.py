"""The engine plays every game to its end, by the rules as the reference reads them."""

from dataclasses import replace

import pytest
from harzdame_engine import Landing, Limit, Move, Position, variants
from harzdame_engine.training.selfplay import play_games

from tests.reference.selfplay import errors

GAMES = [rules.id for rules in variants()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_finished_without_an_illegal_move(game: str) -> None:
    (played,) = play_games(Position.start(game), Limit(nodes=300), games=1, seed=5)
    assert list(errors(game, played)) == []
    assert played.outcome.result in {"1-0", "0-1", "1/2-1/2"}


def test_an_illegal_move_would_be_seen() -> None:
    (played,) = play_games(Position.start("harzdame"), Limit(nodes=300), games=1, seed=5)
    moves = (*played.moves[:7], Move("a1", (Landing("b2"),)), *played.moves[8:])
    assert list(errors("harzdame", replace(played, moves=moves)))


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (
        [played.moves for played in play_games(Position.start("turkish"), Limit(nodes=200), 2, seed=3)]
        for _ in range(2)
    )
    assert one == two
