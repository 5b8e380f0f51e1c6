"""Worth and conversion of material."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine import variant
from harzdame_engine.reports.figures.material import by_lead, endings, no_king, one_king, phases, worths
from harzdame_engine.reports.figures.replay import Positions

from tests.engine.reports.figures.columns import games_of, positions_of

FULL = 2 * len(variant("harzdame").setup)
KING_AND_ONE = "W:WKa1,b2:Bg7,f7"
SOME = positions_of(
    (0, KING_AND_ONE),
    (0, KING_AND_ONE),  # once is enough
    (1, "B:WKa1,b2:Bg7,f7"),
    (2, "W:Wb2,c2:BKh8,g7"),
    (2, "W:Wb2,c2:Bg7"),
    (3, "W:WKa1:BKh8"),
)
RESULTS = (1, 0, 1, 0)


def test_phases_share_the_positions_among_them() -> None:
    parts = list(phases(SOME, FULL))
    assert [(one.least, one.most) for one in parts] == [
        (36, 42), (29, 35), (22, 28), (15, 21), (8, 14), (1, 7),
    ]  # fmt: skip
    assert [len(one.positions) for one in parts] == [0, 0, 0, 0, 0, len(SOME)]


def test_the_side_with_the_only_king() -> None:
    (found,) = by_lead(games_of(*RESULTS), SOME, FULL, one_king, range(-2, 2))
    assert found.men == -1
    # games 0 and 1 for White: won, drawn; game 2 for Black: lost
    assert [one.value for one in found.ends] == pytest.approx([1 / 3, 1 / 3, 1 / 3, 1 / 2])
    assert found.ends.points.games == 3


def test_the_side_with_more_men() -> None:
    (found,) = by_lead(games_of(*RESULTS), SOME, FULL, no_king, range(1, 3))
    assert (found.men, found.ends.won.value, found.ends.won.games) == (1, 1, 1)


def test_endings_are_seen_from_the_stronger_side() -> None:
    found = endings(games_of(*RESULTS), SOME, 5, 1)
    assert [(one.strong, one.weak, one.ends.points.games) for one in found] == [
        ((0, 2), (0, 1), 1),
        ((1, 1), (0, 2), 3),
        ((1, 0), (1, 0), 1),
    ]
    assert [one.ends.points.value for one in found] == [1, 0.5, 0.5]
    assert [one.strong for one in endings(games_of(*RESULTS), SOME, 3, 1)] == [(0, 2), (1, 0)]
    assert [one.strong for one in endings(games_of(*RESULTS), SOME, 5, 2)] == [(1, 1)]


def test_a_king_that_wins_like_three_men_is_worth_three() -> None:
    chance = np.random.default_rng(2)
    n = 40_000
    pieces = np.zeros((n, 4, 1), np.uint64)
    pieces[:, 0, 0] = 2 ** chance.integers(1, 6, n) - 1
    pieces[:, 2, 0] = (2 ** chance.integers(1, 6, n) - 1) << 40
    pieces[:, 1, 0] = (2 ** chance.integers(0, 3, n) - 1) << 20
    positions = Positions(np.arange(n), chance.choice([1, -1], n), pieces, np.zeros((n, 4), np.int64))
    counts = positions.counts
    logits = 0.4 * (counts[:, 0] - counts[:, 2]) + 1.2 * (counts[:, 1] > 0) + 0.6 * (counts[:, 1] > 1)
    results = np.where(chance.random(n) < 1 / (1 + np.exp(-logits)), 1, -1)
    games = games_of(*results.tolist())
    (found,) = worths(games, positions, 84, 1000)
    assert found.man.value == pytest.approx(0.1, abs=2 * found.man.error)
    assert found.first_king.value == pytest.approx(3, abs=2 * found.first_king.error)
    assert found.further_king.value == pytest.approx(1.5, abs=2 * found.further_king.error)
    assert found.first_king.error < 0.5
