"""The core counts the leaves that the reference counted."""

from __future__ import annotations

import pytest
from harzdame_engine import Position

from tests.perft.counts import Counts, counts
from tests.rules.rulebook import mirrored, swapped, turned


@pytest.mark.parametrize("entry", counts(), ids=lambda entry: entry.name)
def test_perft(entry: Counts) -> None:
    position = Position.from_fen(entry.fen, "harzdame")
    assert [position.perft(depth) for depth in range(1, len(entry.leaves) + 1)] == list(entry.leaves)


@pytest.mark.parametrize("entry", counts(), ids=lambda entry: entry.name)
def test_perft_is_the_same_for_the_other_colour_and_in_the_mirror(entry: Counts) -> None:
    depths = range(1, min(len(entry.leaves), 4) + 1)
    for fen in (swapped(turned(entry.fen)), mirrored(entry.fen)):
        position = Position.from_fen(fen, "harzdame")
        assert tuple(position.perft(depth) for depth in depths) == entry.leaves[: depths[-1]]


def test_perft_of_the_start_as_it_is_set_up() -> None:
    first = counts()[0]
    assert Position.start("harzdame").perft(5) == first.leaves[4]
