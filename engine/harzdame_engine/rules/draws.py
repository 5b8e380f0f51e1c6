"""Draws by counting: so many moves in a row without what would decide the game."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from harzdame_engine.rules.board import Square


class Reset(Enum):
    """The moves that begin a count anew."""

    NONE = "none"
    """None, as long as the material is what is counted for."""
    CHANGE = "change"
    """Captures and promotions: whatever changes the material."""
    PROGRESS = "progress"
    """Captures and the moves of men."""


class Force(NamedTuple):
    """The pieces of one side: how many, and how many kings among them; None sets no limit."""

    least: int = 1
    most: int | None = None
    least_kings: int = 0
    men: bool = True
    """Whether there may be men."""

    def fits(self, men: int, kings: int) -> bool:
        """Whether a side with these pieces has this force."""
        in_number = self.least <= men + kings and (self.most is None or men + kings <= self.most)
        return in_number and kings >= self.least_kings and (self.men or men == 0)


LONE_KING = Force(1, 1, 1)


class Material(NamedTuple):
    """What a count is for: the force of one side, whichever it is, and that of the other.

    `total` is the least and the most pieces of both together. The only piece
    of the first side stands on `line`, where one is given.
    """

    one: Force
    other: Force
    total: tuple[int, int] | None = None
    line: frozenset[Square] | None = None


class CountedDraw(NamedTuple):
    """A draw after `plies` in a row, with this material before and after each of them (None: any)."""

    plies: int
    reset: Reset
    material: Material | None = None
