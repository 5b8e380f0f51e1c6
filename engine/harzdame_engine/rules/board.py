"""Boards: squares with their names and places, directions, and the shape of the cells.

A board is data. It knows nothing of pieces or rules, and the native core
knows nothing of names: it receives bit numbers and shifts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from itertools import product
from math import cos, radians, sin, sqrt
from typing import NamedTuple

Square = str
"""A square's name as it is written in a game record, e.g. ``"c3"``."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The names of columns. Those of `string` would load a reader of templates at each start."""


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
DIAGONAL = (NE, SE, SW, NW)
ALL_EIGHT = tuple(Direction)
FORWARD_THREE = (N, NE, NW)
FIVE = (N, NE, E, W, NW)
"""All but the three backward ones."""


class Cell(NamedTuple):
    """The shape of a board's cells: one unit is the diameter of the largest circle inside; y points down.

    `corners`: around the middle. `step`: the distance that one column and one
    row of the board's grid take. `shades`: the number of colours.
    """

    corners: tuple[tuple[float, float], ...]
    step: tuple[float, float]
    shades: int

    def shade(self, column: int, row: int) -> int:
        """The number of a cell's colour, 0 for the darkest: neighbours across a side differ."""
        # neighbouring hexagons lie one or two half cells higher or lower
        return row % 3 if self.shades == 3 else (column + row) % 2


SQUARE_CELL = Cell(((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)), (1.0, 1.0), 2)
HEXAGON_CELL = Cell(
    tuple((cos(radians(turn)) / sqrt(3), sin(radians(turn)) / sqrt(3)) for turn in range(0, 360, 60)),
    (sqrt(3) / 2, 0.5),
    3,
)
"""With flat tops; rows are counted in half cells."""


@dataclass(frozen=True)
class Board:
    """The squares of a game and how they adjoin each other.

    `names` are in the core's square order. `columns` and `rows` give each
    square's place on a whole-number grid, the first column on White's left,
    the first row nearest to White. `vectors` says how far a direction leads
    on that grid, `shifts` how far it leads in bit numbers. `cell`: the shape of the cells.
    """

    id: str
    names: tuple[Square, ...]
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    bits: tuple[int, ...]
    vectors: dict[Direction, tuple[int, int]] = field(hash=False)
    shifts: dict[Direction, int] = field(hash=False)
    cell: Cell = field(default=SQUARE_CELL, hash=False)

    def shade(self, column: int, row: int) -> int:
        """The number of the colour of a cell, 0 for the darkest: those of a half board are all dark."""
        first = (self.columns[0], self.rows[0])
        lightest = self.cell.shade(*first) if self.is_half else 0
        return self.cell.shade(column + lightest, row)

    @cached_property
    def is_half(self) -> bool:
        """Whether only the squares of one colour are played on."""
        shades = {self.cell.shade(*place) for place in zip(self.columns, self.rows, strict=True)}
        return self.cell is SQUARE_CELL and len(shades) == 1

    @cached_property
    def beside(self) -> tuple[Direction, ...]:
        """The directions that lead to cells which touch this one; in others a half board skips squares."""
        hexagons = self.cell is HEXAGON_CELL
        return tuple(way for way, (dx, dy) in self.vectors.items() if hexagons or max(abs(dx), abs(dy)) == 1)

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
        if direction not in self.vectors:
            return None
        dx, dy = self.vectors[direction]
        return self._at.get((column + dx, row + dy))

    def line(self, square: Square, direction: Direction) -> tuple[Square, ...]:
        """The squares from `square` (exclusive) to the edge, in White's `direction`."""
        return self._lines[square, direction]

    @cached_property
    def _lines(self) -> dict[tuple[Square, Direction], tuple[Square, ...]]:
        return {
            (square, direction): tuple(self._onward(square, direction))
            for square, direction in product(self.names, Direction)
        }

    def _onward(self, square: Square, direction: Direction) -> Iterator[Square]:
        following = self.neighbour(square, direction)
        while following is not None:
            yield following
            following = self.neighbour(following, direction)

    def opposite(self, square: Square) -> Square:
        """The square on the other side of the centre: the board turned by 180°."""
        return self._opposites[square]

    @cached_property
    def _opposites(self) -> dict[Square, Square]:
        last_column, last_row = max(self.columns), max(self.rows)
        return {
            name: self._at[last_column - column, last_row - row] for (column, row), name in self._at.items()
        }

    def mask(self, squares: tuple[Square, ...] | frozenset[Square]) -> int:
        """The bitboard of `squares`."""
        return sum(1 << self.bit_of[square] for square in squares)

    def squares(self, mask: int) -> tuple[Square, ...]:
        """The squares of a bitboard, in the board's order."""
        if not mask:
            return ()
        return tuple(name for name, bit in zip(self.names, self.bits, strict=True) if mask >> bit & 1)


def _board(
    board_id: str,
    names: Sequence[Square],
    cells: Sequence[tuple[int, int]],
    bits: Sequence[int],
    vectors: dict[Direction, tuple[int, int]],
    *,
    cell: Cell = SQUARE_CELL,
) -> Board:
    """A board of cells at (column, row); a direction leads equally far in bit numbers everywhere."""
    bit_at = dict(zip(cells, bits, strict=True))
    shifts = {
        direction: next(
            bit_at[x + dx, y + dy] - bit for (x, y), bit in bit_at.items() if (x + dx, y + dy) in bit_at
        )
        for direction, (dx, dy) in vectors.items()
    }
    columns, rows = zip(*cells, strict=True)
    return Board(board_id, tuple(names), columns, rows, tuple(bits), vectors, shifts, cell)


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
    names = [f"{LETTERS[column]}{row + 1}" for column, row in cells]
    return _board("square-8x8", names, cells, [column + 8 * row for column, row in cells], vectors)


SQUARE_8X8 = _square_8x8()
"""8×8, all 64 squares used, a1 at White's left."""


class Corner(IntEnum):
    """The corner from which squares are named, as White sees it, by its number in PDN."""

    LOWER_LEFT = 0
    LOWER_RIGHT = 1
    UPPER_LEFT = 2
    UPPER_RIGHT = 3


def _half_board(
    board_id: str,
    width: int,
    height: int,
    corner: Corner,
    *,
    lettered: bool = False,
    light: bool = False,
    straight: bool = False,
) -> Board:
    """The squares of one colour on a board of even width: with White's left corner, or, if `light`, without.

    They are numbered row by row, or `lettered`, named by column and row, from the corner on. `straight`:
    there are straight directions, too, which lead over a square of the other colour to the next one.
    """
    right, above = corner in {Corner.LOWER_RIGHT, Corner.UPPER_RIGHT}, corner >= Corner.UPPER_LEFT
    named: dict[tuple[int, int], Square] = {}
    for row in range(height):
        y = height - 1 - row if above else row
        for column in range((row + right + above + light) % 2, width, 2):  # those of the colour
            x = width - 1 - column if right else column
            named[x, y] = f"{LETTERS[column]}{row + 1}" if lettered else str(len(named) + 1)
    # Two rows take one bit more than they have squares, the lower row first: then each diagonal step is one
    # shift all over the board.
    upper = width // 2 + (not light)
    bits = [row // 2 * (width + 1) + row % 2 * upper + column // 2 for column, row in named]
    vectors = {NE: (1, 1), SE: (1, -1), SW: (-1, -1), NW: (-1, 1)}
    if straight:
        vectors |= {N: (0, 2), E: (2, 0), S: (0, -2), W: (-2, 0)}
    return _board(board_id, list(named.values()), list(named), bits, vectors)


def _hexagon() -> Board:
    lengths = (5, 6, 7, 8, 9, 8, 7, 6, 5)
    # neighbouring columns are set off by half a cell: rows are counted in half cells
    places = [(column, number) for column, length in enumerate(lengths) for number in range(length)]
    names = [f"{LETTERS[column]}{number + 1}" for column, number in places]
    cells = [(column, 2 * number + 9 - lengths[column]) for column, number in places]
    vectors = {N: (0, 2), NE: (1, 1), SE: (1, -1), S: (0, -2), SW: (-1, -1), NW: (-1, 1)}
    # axial coordinates: NE is one column on, N one cell up
    bits = [9 * column + (row - column + 8) // 2 - 2 for column, row in cells]
    return _board("hexagon-5", names, cells, bits, vectors, cell=HEXAGON_CELL)


DIAGONAL_10X10 = _half_board("diagonal-10x10", 10, 10, Corner.UPPER_LEFT)
"""The 50 dark squares of 10×10, numbered 1–50 from Black's side; square 46 is White's left corner."""

STRAIGHT_10X10 = _half_board("straight-10x10", 10, 10, Corner.UPPER_LEFT, straight=True)
"""The same squares with straight directions."""

DIAGONAL_8X8 = _half_board("diagonal-8x8", 8, 8, Corner.LOWER_LEFT, lettered=True)
"""The 32 dark squares of 8×8, a1 at White's left."""

NUMBERED_8X8 = _half_board("diagonal-8x8-numbered", 8, 8, Corner.UPPER_LEFT)
"""The 32 dark squares of 8×8, numbered 1–32 from Black's side; square 29 is White's left corner."""

MIRRORED_8X8 = _half_board("diagonal-8x8-mirrored", 8, 8, Corner.LOWER_LEFT, lettered=True, light=True)
"""The 32 other squares of 8×8, b1 to g8; h1 is White's right corner."""

JAMAICAN_8X8 = _half_board("diagonal-8x8-jamaican", 8, 8, Corner.UPPER_LEFT, lettered=True, light=True)
"""The same with a1 in the corner at Black's right; h8 is White's right corner."""

DIAGONAL_10X8 = _half_board("diagonal-10x8", 10, 8, Corner.LOWER_LEFT, lettered=True)
"""The 40 dark squares of a board ten wide and eight high, a1 at White's left."""

DIAGONAL_12X12 = _half_board("diagonal-12x12", 12, 12, Corner.UPPER_LEFT)
"""The 72 dark squares of 12×12, numbered 1–72 from Black's side; square 67 is White's left corner."""

ITALIAN_8X8 = _half_board("diagonal-8x8-italian", 8, 8, Corner.UPPER_LEFT, light=True)
"""The 32 other squares of 8×8, numbered 1–32 from Black's side; square 32 is White's right corner."""

SPANISH_8X8 = _half_board("diagonal-8x8-spanish", 8, 8, Corner.LOWER_RIGHT, light=True)
"""The same numbered 1–32 from White's side, right to left; square 1 is White's right corner."""

THAI_8X8 = _half_board("diagonal-8x8-thai", 8, 8, Corner.LOWER_RIGHT)
"""The 32 dark squares of 8×8, numbered 1–32 from White's side, right to left; 4 is White's left corner."""

MIRRORED_12X12 = _half_board("diagonal-12x12-mirrored", 12, 12, Corner.UPPER_LEFT, light=True)
"""The 72 other squares of 12×12, numbered 1–72 from Black's side; square 72 is White's right corner."""

HEXAGON_5 = _hexagon()
"""61 cells in columns a…i of 5 6 7 8 9 8 7 6 5, numbered upward; rows are counted in half cells."""
