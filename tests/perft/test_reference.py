"""The data file is what the reference counts, as far as that takes no more than moments."""

from __future__ import annotations

import pytest

from tests.perft.counts import Counts, counts
from tests.reference.games import HARZDAME
from tests.reference.perft import perft
from tests.reference.position import read_fen, start, write_fen

QUICK = 30_000


@pytest.mark.parametrize("entry", counts(), ids=lambda entry: entry.name)
def test_the_reference_counts_the_same(entry: Counts) -> None:
    position = read_fen(entry.fen, HARZDAME)
    for depth, leaves in enumerate(entry.leaves, start=1):
        if leaves <= QUICK:
            assert perft(position, depth) == leaves


def test_the_first_position_is_the_start() -> None:
    assert counts()[0].fen == write_fen(start(HARZDAME))
