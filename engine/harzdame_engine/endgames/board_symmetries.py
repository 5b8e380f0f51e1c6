"""Which turns and reflections of a board a table may take for granted."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries


@lru_cache(maxsize=64)
def board_symmetries(rules: Rules, men: bool) -> tuple[tuple[int, ...], ...]:
    """Where each of the core's bits goes, by turning; the first leaves all as it is.

    Kings know no forward and no promotion: without `men` there are mostly more.
    """
    if not men:
        rules = replace(
            rules,
            man_steps=(),
            man_captures=(),
            man_first_captures=None,
            line_leaps=(),
            line_leap_from=frozenset(),
            promotion_squares=frozenset(),
        )
    return tuple(symmetry.squares for symmetry in symmetries(rules) if not symmetry.swaps)
