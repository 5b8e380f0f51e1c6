"""The data files are what the reference counts, as far as that takes no more than moments."""

from __future__ import annotations

import pytest

from tests.for_each import for_each
from tests.perft.counts import Counts, counts, name
from tests.reference.perft import perft
from tests.reference.position import read_fen, start
from tests.reference.table import GAMES

QUICK = 3000


@pytest.mark.parametrize("entry", counts(), ids=name)
def test_the_reference_counts_the_same(entry: Counts) -> None:
    position = read_fen(entry.fen, GAMES[entry.game])
    for depth, leaves in enumerate(entry.leaves, start=1):
        if leaves <= QUICK:
            assert perft(position, depth) == leaves


@for_each("game_id", GAMES)
def test_the_first_position_is_the_start(game_id: str) -> None:
    begins = start(GAMES[game_id])
    assert read_fen(counts(game_id)[0].fen, begins.game).key == begins.key
