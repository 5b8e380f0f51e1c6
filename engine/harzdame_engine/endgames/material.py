"""Material: the kings and men of both sides, which identify an endgame and name its table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from harzdame_engine.game.position import Position
from harzdame_engine.rules.rules import Goal, Rules

_TEXT = re.compile(r"(K*)(M*)[v-](K*)(M*)", re.IGNORECASE)

MOST_OF_A_KIND = 7
"""Men, or kings, of one side that a table can have."""


class Side(NamedTuple):
    """The pieces of one side."""

    kings: int
    men: int

    @property
    def pieces(self) -> int:
        """The number of pieces."""
        return self.kings + self.men

    def __str__(self) -> str:
        return "K" * self.kings + "M" * self.men


class Material(NamedTuple):
    """The pieces of both sides: "KKvKM" is two kings against a king and a man."""

    white: Side
    black: Side

    @classmethod
    def of(cls, position: Position) -> Material:
        """The material on the board."""
        white_men, white_kings, black_men, black_kings = (bits.bit_count() for bits in position.bits)
        return cls(Side(white_kings, white_men), Side(black_kings, black_men))

    @classmethod
    def parse(cls, text: str) -> Material:
        """The material that "KKvKM" or "kk-km" names.

        Raises:
            ValueError: it names none.
        """
        match = _TEXT.fullmatch(text.strip())
        if not match or not (match[1] or match[2]) or not (match[3] or match[4]):
            raise ValueError(f"{text} is not a material: KKvKM is two kings against a king and a man")
        return cls(Side(len(match[1]), len(match[2])), Side(len(match[3]), len(match[4])))

    @property
    def pieces(self) -> int:
        """The number of pieces of both sides."""
        return self.white.pieces + self.black.pieces

    @property
    def men(self) -> int:
        """The number of men of both sides."""
        return self.white.men + self.black.men

    @property
    def turned(self) -> Material:
        """The same with the colours exchanged."""
        return Material(self.black, self.white)

    @property
    def normal(self) -> Material:
        """This or `turned`: the side with more pieces first, or more kings. One table serves both."""
        return max(self, self.turned, key=lambda material: (material.white.pieces, material.white))

    @property
    def sides(self) -> tuple[Material, ...]:
        """This and, unless it is the same, `turned`: White is to move in each."""
        return (self,) if self == self.turned else (self, self.turned)

    def __str__(self) -> str:
        return f"{self.white}v{self.black}"


def is_over_by_rule(rules: Rules, material: Material) -> bool:
    """Whether the game is over with these pieces, wherever they stand, so that there is no table for them."""
    drawn = rules.one_piece_each_draws and material.white.pieces == material.black.pieces == 1
    crowned = rules.goal is Goal.FIRST_KING and material.white.kings + material.black.kings > 0
    return drawn or crowned


def needed(rules: Rules, material: Material) -> tuple[Material, ...]:
    """The tables that a material needs, its own and those that captures and promotions lead to, in order."""
    waiting = [material.normal]
    found: set[Material] = set()
    while waiting:
        here = waiting.pop()
        if here in found or is_over_by_rule(rules, here):
            continue
        found.add(here)
        waiting.extend(after.normal for after in _after(here))
    return in_order(found)


@lru_cache(maxsize=64)
def materials(rules: Rules, pieces: int) -> tuple[Material, ...]:
    """Every table of up to so many pieces, in the order to build them in."""
    sides = [Side(kings, men) for kings, men in product(range(pieces), repeat=2) if 0 < kings + men < pieces]
    return in_order(
        {
            material.normal
            for material in (Material(white, black) for white, black in product(sides, repeat=2))
            if material.pieces <= pieces and not is_over_by_rule(rules, material)
        }
    )


def _after(material: Material) -> Iterator[Material]:
    """The materials that one capture or promotion leads to."""
    for here in material.sides:
        (kings, men), other = here
        if men:
            yield Material(Side(kings + 1, men - 1), other)
            if kings + men > 1:
                yield Material(Side(kings, men - 1), other)
        if kings and kings + men > 1:
            yield Material(Side(kings - 1, men), other)


def in_order(found: Iterable[Material]) -> tuple[Material, ...]:
    """Materials by pieces, then by men, so that those a table needs come before it."""
    return tuple(sorted(found, key=lambda material: (material.pieces, material.men, str(material))))
