"""Shares, lengths and crownings are counted right."""

from __future__ import annotations

import numpy as np
import pytest
from harzdame_engine.reports.figures.replay import NEVER
from harzdame_engine.reports.figures.results import crowning, ends, length

from tests.engine.reports.figures.columns import games_of


def test_ends_are_shares_of_the_games() -> None:
    found = ends(np.array([1, 1, 0, -1, -1, -1, 0, -1]))
    assert [one.value for one in found] == [0.25, 0.25, 0.5, 0.375]
    assert {one.games for one in found} == {8}


def test_length_has_quarters() -> None:
    games = games_of(1, 1, 0, -1, 1, plies=[10, 20, 30, 40, 50])
    assert length(games, games.results > 0).quarters == (15, 20, 35)
    assert length(games, games.plies > 0).mean.value == 30


def test_whoever_crowns_first_may_still_lose() -> None:
    # White crowns in even plies from 0: a win, a loss, nobody, then Black a win and a draw
    found = crowning(games_of(1, -1, 1, -1, 0, first=[20, 30, NEVER, 11, 41]))
    assert [one.value for one in found.ends] == pytest.approx([0.5, 0.25, 0.25, 0.625])
    assert found.first == (18.75, 26, 33.75)
    assert found.number.value == 2
    assert found.kept.value == 0.5


def test_games_without_kings_are_told_too() -> None:
    assert crowning(games_of(1, 0)).first == ()
