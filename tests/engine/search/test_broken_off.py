"""What remains of a depth that a limit breaks off: a better move, if only one line is searched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, pairwise

from harzdame_engine import Engine, Info, Limit, Position
from harzdame_engine.search.evaluation import BY_RULES

START = Position.start("dameo")
"""Its best move changes from depth to depth."""
POLLED = 64
"""Nodes after which a search looks at its limits again."""
SEEN = 0.12
"""Seconds after which the listener has surely heard of an earlier depth: twice the least interval."""


def search(limit: Limit, lines: int, on_info: Callable[[Info], None] | None = None) -> Info:
    """The same for the same limit, whatever is learned."""
    return Engine(1, evaluation=BY_RULES).analyse(START, limit, lines=lines, on_info=on_info)


def depths(lines: int) -> Iterator[tuple[Info, Info]]:
    """Each depth, and the next."""
    return pairwise(search(Limit(depth=depth), lines) for depth in count(5))


def broken_off(whole: Info, on_info: Callable[[Info], None] | None = None) -> Info:
    """The search of `whole`, broken off shortly before its last depth is finished."""
    return search(Limit(nodes=whole.nodes - POLLED), len(whole.lines), on_info)


def test_a_better_move_is_the_answer_and_is_told() -> None:
    before, whole = next(
        (early, late)
        for early, late in depths(lines=1)
        if late.best != early.best and late.time - early.time > SEEN
    )
    told: list[Info] = []
    answer = broken_off(whole, told.append)
    assert answer.depth == before.depth
    assert answer.lines == whole.lines
    assert [(info.depth, info.lines) for info in told[-2:]] == [
        (before.depth, before.lines),
        (before.depth, whole.lines),
    ]


def test_a_new_score_of_the_same_move_does_not_count() -> None:
    before, whole = next(
        (early, late)
        for early, late in depths(lines=1)
        if late.best == early.best and late.score != early.score
    )
    answer = broken_off(whole)
    assert (answer.depth, answer.lines) == (before.depth, before.lines)


def test_several_lines_stay_those_of_the_last_finished_depth() -> None:
    before, whole = next((early, late) for early, late in depths(lines=3) if late.best != early.best)
    answer = broken_off(whole)
    assert (answer.depth, answer.lines) == (before.depth, before.lines)
