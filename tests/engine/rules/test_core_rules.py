"""A game's record in the core's form."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations

import pytest
from harzdame_engine import Board, Direction, Rules
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.variants import DAMEO, HEXDAME, TURKISH

MOST_STEPS = 8
"""The shortest ways back take as many steps as one does in three directions, some of them twice."""


def come_back(board: Board, steps: tuple[Direction, ...]) -> bool:
    """Whether steps lead back to where they began, on a board without edges."""
    vectors = [board.vectors[direction] for direction in steps]
    places = {(0, 0)}
    for _ in range(MOST_STEPS):
        places = {(x + dx, y + dy) for x, y in places for dx, dy in vectors}
        if (0, 0) in places:
            return True
    return False


@pytest.mark.parametrize("rules", [TURKISH, HEXDAME], ids=lambda rules: rules.id)
def test_men_return_wherever_steps_lead_back(rules: Rules) -> None:
    directions = tuple(rules.board.vectors)
    subsets = chain.from_iterable(combinations(directions, size) for size in range(1, len(directions) + 1))
    wrong = [
        steps
        for steps in subsets
        if native_rules(replace(rules, man_steps=steps)).rules.men_return != come_back(rules.board, steps)
    ]
    assert wrong == []


def test_a_line_leap_brings_men_back_too() -> None:
    assert not native_rules(DAMEO).rules.men_return
    backward = replace(DAMEO, line_leaps=(*DAMEO.line_leaps, Direction.S))
    assert native_rules(backward).rules.men_return
