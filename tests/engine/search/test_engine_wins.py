"""The distance of wins that the search announces, held against the endgame tables, which it does not have."""

from __future__ import annotations

from random import Random

import pytest
from harzdame_engine import Engine, Limit
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.search.evaluation import BY_RULES

from tests.made_up_tables import placements

POSITIONS = 60
MOST_NODES = 300_000
"""More than any of them needs; a search that goes wrong may never end."""


@pytest.mark.parametrize("material", ["KKvK", "KMvK", "KMvM", "MMvK", "MMvM", "KvM"])
def test_no_win_is_announced_sooner_than_it_can_be_had(tables: Tables, material: str) -> None:
    """One engine for all of them, so that what the transposition table says of wins counts."""
    engine = Engine(1, evaluation=BY_RULES)
    announced = 0
    for position in placements(tables.rules, Material.parse(material), POSITIONS, Random(material)):
        if not position.legal_moves():
            continue
        info = engine.analyse(position, Limit(depth=9, nodes=MOST_NODES))
        plies = info.score.plies_to_end
        if plies is None:
            continue
        announced += 1
        verdict = tables.probe(position)
        assert verdict is not None and verdict.plies is not None, position.fen
        assert verdict.is_win == (plies > 0), position.fen
        assert verdict.plies <= abs(plies), position.fen
        assert len(info.pv) == abs(plies), position.fen
    assert announced >= 5
