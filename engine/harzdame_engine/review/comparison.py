"""Two lines of play beside each other: where they part, and where they come together again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.game.tree import Node


class Comparison(NamedTuple):
    """How two lines that begin in the same position differ.

    `common`: the number of moves that are the same in both. `parted`: whether
    both go on after those, each in its own way. `met`: after how many moves of
    each the same position is on both boards once more, the earliest; None: never.
    """

    common: int
    parted: bool
    met: tuple[int, int] | None = None


def compare(first: Sequence[Node], second: Sequence[Node]) -> Comparison | None:
    """Compare two lines from their first positions on; None: these differ, so there is nothing to compare."""
    if not first or not second or first[0].position != second[0].position:
        return None
    shorter = min(len(first), len(second))
    common = next(
        (place - 1 for place in range(1, shorter) if first[place].position != second[place].position),
        shorter - 1,
    )
    if common == shorter - 1:
        return Comparison(common, parted=False)
    return Comparison(common, parted=True, met=_meeting(first, second, common + 1))


def _meeting(first: Sequence[Node], second: Sequence[Node], begin: int) -> tuple[int, int] | None:
    """The first position of one line, from a place on, that also stands in the other behind that place."""
    places = {second[place].position: place for place in range(len(second) - 1, begin - 1, -1)}
    for place in range(begin, len(first)):
        there = places.get(first[place].position)
        if there is not None:
            return place, there
    return None
