"""Games with mistakes."""

from __future__ import annotations

import itertools

from harzdame_engine import Position
from harzdame_engine.puzzles.faulty_games import FaultyGames


def test_a_seed_is_a_game() -> None:
    games = FaultyGames()
    start = Position.start("hexdame")
    first, other, again = ([played.position.fen for played in games.play(start, seed)] for seed in "121")
    assert first == again != other
    assert len(first) > 10


def test_positions_follow_each_other_by_legal_moves() -> None:
    positions = [played.position for played in FaultyGames().play(Position.start(), "1")]
    for before, after in itertools.pairwise(positions):
        assert after in [before.play(move) for move in before.legal_moves()]


def test_mistakes_are_made() -> None:
    played = list(FaultyGames().play(Position.start(), "1"))
    # both sides see the same position: a jump of the score is a mistake
    swings = [
        before.score.centipieces + after.score.centipieces for before, after in itertools.pairwise(played)
    ]
    assert max(swings) > 50
