"""The search makes the nodes that the data file holds: search_nodes.py says how it is renewed."""

from __future__ import annotations

import pytest

from tests.engine.search.search_nodes import of_game, of_self_play, read
from tests.reference.table import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_nodes_at_a_fixed_depth(game: str) -> None:
    assert of_game(game) == read()["games"][game]


def test_nodes_of_searches_that_overflow_their_table() -> None:
    assert of_self_play() == read()["self_play"]
