"""Boards: squares, their names, where they lie, and which way the directions lead.

A board is data. It knows nothing of pieces or rules, and the native core
knows nothing of names: it is handed bit numbers and shifts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property

Square = str
"""A square's name as it is written in a game record, e.g. ``"c3"``."""


class Direction(IntEnum):
    """A direction as the side to move sees it: N is forward."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    @property
    def opposite(self) -> Direction:
        """The direction that leads back."""
        return Direction((self + 4) % 8)


N, NE, E, SE, S, SW, W, NW = Direction
ORTHOGONAL = (N, E, S, W)


@dataclass(frozen=True)
class Board:
    """The squares of a game and how they hang together.

    `names` are in the core's square order. `columns` and `rows` give each
    square's place on a whole-number grid, the first column on White's left,
    the first row nearest to White. `vectors` says how far a direction leads
    on that grid, `shifts` how far it leads in bit numbers.
    """

    id: str
    names: tuple[Square, ...]
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    bits: tuple[int, ...]
    vectors: dict[Direction, tuple[int, int]] = field(hash=False)
    shifts: dict[Direction, int] = field(hash=False)

    @cached_property
    def index(self) -> dict[Square, int]:
        """Square name → its number on this board, counted from 0."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def bit_of(self) -> dict[Square, int]:
        """Square name → bit number in the core's bitboards."""
        return dict(zip(self.names, self.bits, strict=True))

    @cached_property
    def name_of_bit(self) -> dict[int, Square]:
        """Bit number in the core's bitboards → square name."""
        return dict(zip(self.bits, self.names, strict=True))

    @cached_property
    def _at(self) -> dict[tuple[int, int], Square]:
        return dict(zip(zip(self.columns, self.rows, strict=True), self.names, strict=True))

    def place(self, square: Square) -> tuple[int, int]:
        """Column and row of a square on the grid, both counted from 0 at White's left corner."""
        number = self.index[square]
        return self.columns[number], self.rows[number]

    def neighbour(self, square: Square, direction: Direction) -> Square | None:
        """The adjacent square in White's `direction`, or None beyond the edge."""
        column, row = self.place(square)
        dx, dy = self.vectors[direction]
        return self._at.get((column + dx, row + dy))

    def opposite(self, square: Square) -> Square:
        """The square on the other side of the centre: the board turned by 180°."""
        column, row = self.place(square)
        return self._at[max(self.columns) - column, max(self.rows) - row]

    def mask(self, squares: tuple[Square, ...] | frozenset[Square]) -> int:
        """The bitboard of `squares`."""
        return sum(1 << self.bit_of[square] for square in squares)

    def squares(self, mask: int) -> tuple[Square, ...]:
        """The squares of a bitboard, in the board's order."""
        return tuple(name for name, bit in zip(self.names, self.bits, strict=True) if mask >> bit & 1)


def _square_8x8() -> Board:
    cells = [(column, row) for row in range(8) for column in range(8)]
    vectors = {
        N: (0, 1),
        NE: (1, 1),
        E: (1, 0),
        SE: (1, -1),
        S: (0, -1),
        SW: (-1, -1),
        W: (-1, 0),
        NW: (-1, 1),
    }
    return Board(
        id="square-8x8",
        names=tuple(f"{'abcdefgh'[column]}{row + 1}" for column, row in cells),
        columns=tuple(column for column, _ in cells),
        rows=tuple(row for _, row in cells),
        bits=tuple(column + 8 * row for column, row in cells),
        vectors=vectors,
        shifts={direction: dx + 8 * dy for direction, (dx, dy) in vectors.items()},
    )


SQUARE_8X8 = _square_8x8()
"""8×8, all 64 squares used, a1 at White's left."""
