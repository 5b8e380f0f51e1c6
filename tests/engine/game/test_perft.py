"""The core counts the leaves that the reference counted, or that others published."""

from __future__ import annotations

from harzdame_engine import Position

from tests.for_each import for_each
from tests.perft.counts import Counts, counts, name
from tests.reference.table import GAMES
from tests.rules.rulebook import mirrored, swapped, turned


@for_each("entry", counts(), ids=name)
def test_perft(entry: Counts) -> None:
    position = Position.from_fen(entry.fen, entry.game)
    assert [position.perft(depth) for depth in range(1, len(entry.leaves) + 1)] == list(entry.leaves)


@for_each("entry", counts("harzdame"), ids=name)
def test_perft_is_the_same_for_the_other_colour_and_in_the_mirror(entry: Counts) -> None:
    depths = range(1, min(len(entry.leaves), 4) + 1)
    for fen in (swapped(turned(entry.fen)), mirrored(entry.fen)):
        position = Position.from_fen(fen, "harzdame")
        assert tuple(position.perft(depth) for depth in depths) == entry.leaves[: depths[-1]]


@for_each("game_id", GAMES)
def test_perft_of_the_start_as_it_is_set_up(game_id: str) -> None:
    first = counts(game_id)[0]
    assert Position.start(game_id).perft(3) == first.leaves[2]


def test_the_usual_slip_is_not_made() -> None:
    # International at depth 8: 6,483,961, often misprinted as 6,483,971.
    first = counts("international")[0]
    assert (first.leaves[7], first.leaves[8]) == (6_483_961, 41_022_423)
