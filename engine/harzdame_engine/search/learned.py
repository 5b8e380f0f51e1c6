"""What a learned evaluation looks at, and its weights: records, and the core's form of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from harzdame_engine import _core
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries


@dataclass(frozen=True, slots=True)
class Region:
    """Squares that are looked at together: at their men, or at their `kings` as well."""

    squares: tuple[Square, ...]
    kings: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """Where on a board patterns are looked for.

    A square must be in a region of several squares; where a piece stands is
    weighed by regions of one square. `wings` are the squares on either side of
    the board's middle line, `full` is the number of pieces on the full board.
    """

    regions: tuple[Region, ...]
    wings: tuple[tuple[Square, ...], tuple[Square, ...]]
    full: int


@lru_cache(maxsize=8)
def native_shape(shape: Shape, rules: Rules) -> _core.LearnedShape:
    """The core's form of `shape`, made once for each game.

    Raises:
        ValueError: the shape is not symmetrical as the rules are.
    """
    board = rules.board
    _, width = native_rules(rules)
    return width.LearnedShape(
        regions=[
            ([board.bit_of[square] for square in region.squares], 5 if region.kings else 3)
            for region in shape.regions
        ],
        symmetries=[(symmetry.squares, symmetry.swaps) for symmetry in symmetries(rules)],
        wings=(board.mask(shape.wings[0]), board.mask(shape.wings[1])),
        full=shape.full,
    )


@dataclass(frozen=True)
class Weights:
    """Learned weights of one game.

    `values` are numbers of two bytes, low byte first, in eighths of a
    hundredth of a man: for each pattern that no symmetry makes like another,
    then for each term of the whole board, its weight on the full board and
    that on the empty one. `record` says how they were made.
    """

    rules: Rules
    shape: Shape
    values: bytes = field(repr=False)
    record: Mapping[str, str | int | float] = field(default_factory=dict)

    @cached_property
    def native(self) -> _core.LearnedEvaluation:
        """The core's form.

        Raises:
            ValueError: they do not fit the shape.
        """
        _, width = native_rules(self.rules)
        return width.LearnedEvaluation(native_shape(self.shape, self.rules), self.values)
