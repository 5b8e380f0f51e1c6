"""The regions that patterns cover."""

from __future__ import annotations

import pytest
from harzdame_engine import variant, variants
from harzdame_engine.search.weights import native_shape
from harzdame_engine.training.regions import shape_of

MOST_REGIONS = 48
"""As many of several squares as the core keeps at once."""


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_regions_cover_the_board_and_are_symmetrical(game: str) -> None:
    rules = variant(game)
    shape = shape_of(rules)
    windows = [region for region in shape.regions if len(region.squares) > 1]
    assert {square for region in windows for square in region.squares} == set(rules.board.names)
    assert len({frozenset(region.squares) for region in windows}) == len(windows) <= MOST_REGIONS
    assert {region.squares[0] for region in shape.regions if region.kings} == set(rules.board.names)
    assert native_shape(shape, rules).patterns > 0


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_the_wings_are_as_large_as_each_other(game: str) -> None:
    left, right = shape_of(variant(game)).wings
    assert len(left) == len(right) > 0
    assert not set(left) & set(right)


def test_harzdames_wings_lie_on_either_side_of_the_long_diagonal() -> None:
    above, below = shape_of(variant("harzdame")).wings
    assert {square[0] < "abcdefgh"[int(square[1]) - 1] for square in above} in ({True}, {False})
    assert {(square[1], square[0]) for square in above} == {
        (str("abcdefgh".index(square[0]) + 1), "abcdefgh"[int(square[1]) - 1]) for square in below
    }
