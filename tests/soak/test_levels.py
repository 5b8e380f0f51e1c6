import random
from itertools import islice

import pytest
from harzdame_engine import variants
from harzdame_engine.search.levels import LEVELS

from tests.reference.moves import Move, Position, legal_moves
from tests.soak import levels


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_what_every_level_plays_is_legal(game: str) -> None:
    for level in LEVELS[::4]:
        assert not any(islice(levels.errors(game, level, 300, random.Random(2)), 6))


def test_a_wrong_move_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_less(position: Position) -> frozenset[Move]:
        return frozenset(list(legal_moves(position))[1:])

    monkeypatch.setattr(levels, "legal_moves", one_less)
    assert "the legal moves differ" in next(levels.errors("harzdame", LEVELS[0], 300, random.Random(2)))
