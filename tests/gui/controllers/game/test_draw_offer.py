"""Draw offers that the engine accepts or declines."""

from __future__ import annotations

import pytest
from harzdame_engine import Score

from harzdame_gui.controllers.game.draw_offer import LEVEL_CENTIPIECES, OPENING_PLIES, accepts_draw


@pytest.mark.parametrize(
    ("score", "ply", "accepted"),
    [
        (Score(0), OPENING_PLIES, True),
        (Score(-300), OPENING_PLIES, True),
        (Score(LEVEL_CENTIPIECES), 60, True),
        (Score(LEVEL_CENTIPIECES + 1), 60, False),
        (Score(0), OPENING_PLIES - 1, False),
        (Score(30_000, 7), 60, False),
        (Score(-30_000, -8), 60, True),
    ],
)
def test_the_engine_accepts_when_it_is_not_better_and_the_opening_is_over(score, ply, accepted):
    assert accepts_draw(score, ply) is accepted
