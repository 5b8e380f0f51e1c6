"""Levels leave a piece to be taken for nothing less often than any move would, and than the level below.

In short; `harzdame-engine hangs` counts it for all levels in all games. In
Turkthic and Bahrain it is often worth more than a man to be on the move.
"""

from itertools import pairwise

import pytest
from harzdame_engine.game.position import Position
from harzdame_engine.rating.hangs import choices, hanging, hung, is_more, more, share
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.levels import LEVELS

CHOICES, SEEDS = 150, 2
GAMES = ["harzdame", "croda", "turkish", "gothic", "turkthic", "bahrain"]
HANGS_BACKWARD = "W:Wb4,a1:Bc3,h8,h7"
EXCHANGES = "W:Wc3,c2,c1:Bc5,h8,g8"
"""c3-c4 is taken by c5, which c2 then takes."""


def test_a_piece_for_nothing_hangs_and_one_that_is_exchanged_does_not() -> None:
    engine = Engine(1)
    assert {str(move) for move in hanging(Position.from_fen(HANGS_BACKWARD), engine)} == {"b4-c4"}
    assert not hanging(Position.from_fen(EXCHANGES), engine)


@pytest.mark.parametrize("game", GAMES)
def test_each_level_hangs_less_than_chance_and_not_more_than_the_level_below(game: str) -> None:
    asked = choices(game, CHOICES, seed=2)
    engine = Engine(4)
    counts = {level.id: [hung(one, level, SEEDS, engine) for one in asked] for level in LEVELS[:9]}
    chance = [one.by_chance for one in asked]
    for level, found in counts.items():
        assert share(found).mean < 0.8 * share(chance).mean, level
    for (lower, below), (upper, found) in pairwise(counts.items()):
        assert not is_more(more(found, below)), (lower, upper)
    assert share(counts["beginner"]).mean < 0.7 * share(chance).mean
