"""The search plays for the goal of the game, and says how far off the end is."""

from __future__ import annotations

import pytest
from harzdame_engine import Engine, Limit, Position

from tests.for_each import for_each

# By the game: a position, the best move, and the plies to the end, which are odd where the mover wins by a
# move of its own, and even where it wins by having none.
WON = [
    # offers the last man, which must be taken
    ("antidraughts", "W:W28:B17", "28-22", 2),
    ("giveaway-russian", "W:Wd4:Bf6", "d4-e5", 2),
    # crowns a man
    ("breakthrough", "W:W9,46:B11,31", "9-3", 1),
    # the first of two races, by a move
    ("breakthrough", "W:W12,46:B31,1", "12-8", 3),
]


@for_each(("game", "fen", "best", "plies"), WON)
def test_a_win_is_found_with_its_length(game: str, fen: str, best: str, plies: int) -> None:
    info = Engine(1).analyse(Position.from_fen(fen, game), Limit(depth=8))
    assert str(info.best) in {best, best.replace("9-3", "9-4")}
    assert (info.score.plies_to_end, info.score.wins) == (plies, True)
    assert len(info.pv) == plies


@pytest.mark.parametrize(
    ("game", "fen", "plies"),
    [
        # its only move takes the last piece of the other side
        ("antidraughts", "W:W28:B22", -1),
        ("giveaway-russian", "W:Wd4:Be5", -1),
        # whatever it does, the man on 42 is crowned next
        ("breakthrough", "W:W28:B42", -2),
    ],
)
def test_a_loss_is_seen_with_its_length(game: str, fen: str, plies: int) -> None:
    info = Engine(1).analyse(Position.from_fen(fen, game), Limit(depth=8))
    assert (info.score.plies_to_end, info.score.wins) == (plies, False)


@pytest.mark.parametrize(
    ("game", "fen", "wins"),
    [
        ("antidraughts", "W:W:B22", True),
        ("giveaway-russian", "B:Wa1,c1:Ba3,b2", True),
        ("breakthrough", "B:WK3:B11", False),
        ("international", "W:W:B22", False),
    ],
)
def test_a_game_that_is_over_is_won_or_lost(game: str, fen: str, wins: bool) -> None:
    info = Engine(1).analyse(Position.from_fen(fen, game), Limit(depth=3))
    assert (info.score.plies_to_end, info.score.wins, info.pv) == (0, wins, ())
    assert info.score.turned.wins is not wins


def test_men_are_a_burden_where_they_are_to_be_given_away() -> None:
    """Without a network, with as many moves: who has a man more is behind."""
    more = Position.from_fen("W:W26,27,31,32,36,41,46:B5,10,15,14,20,19", "antidraughts")
    level = Position.from_fen("W:W26,27,31,32,36,41:B5,10,15,14,20,19", "antidraughts")
    scores = [
        Engine(1, evaluation="rules").analyse(position, Limit(depth=1)).score.centipieces
        for position in (more, level)
    ]
    assert scores[0] < scores[1]
