"""The boards of the reference: named squares on a whole-number grid. Knows no pieces and no rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

Place = tuple[int, int]
Vector = tuple[int, int]
Ray = tuple[Vector, list[str]]

# rules.md, preamble: "Directions are the mover's own: N is forward". These are White's.
N, NE, E, SE = (0, 1), (1, 1), (1, 0), (1, -1)
S, SW, W, NW = (0, -1), (-1, -1), (-1, 0), (-1, 1)
# "Orthogonal" = N E S W. "Diagonal" = NE NW SE SW. "Forward three" = N NE NW.
# "Five" = N E W NE NW (all but the three backward ones).
ORTHOGONAL: tuple[Vector, ...] = (N, E, S, W)
DIAGONAL: tuple[Vector, ...] = (NE, NW, SE, SW)
FORWARD_THREE: tuple[Vector, ...] = (N, NE, NW)
FIVE: tuple[Vector, ...] = (N, E, W, NE, NW)
ALL_EIGHT: tuple[Vector, ...] = ORTHOGONAL + DIAGONAL

# Frisian draughts, all eight: "the piece jumped stands two rows or columns away".
TWO_ON: tuple[Vector, ...] = ((0, 2), (2, 0), (0, -2), (-2, 0))

# On the hexagon neighbouring columns are set off by half a cell, and rows count half cells: "every cell has
# two vertical and four oblique neighbours … N is up the column; NE and NW are the oblique upward neighbours."
UP, DOWN = (0, 2), (0, -2)
ALL_SIX: tuple[Vector, ...] = (UP, NE, SE, DOWN, SW, NW)


@cache
def reverse(direction: Vector) -> Vector:
    """The direction turned by 180°: "Black's are White's turned by 180°"."""
    return -direction[0], -direction[1]


@dataclass(frozen=True)
class Board:
    """Squares by name, each at its column and row; on the square board (0, 0) is White's left corner."""

    places: dict[str, Place]

    @cached_property
    def _names(self) -> dict[Place, str]:
        return {place: name for name, place in self.places.items()}

    @cached_property
    def _rays(self) -> dict[tuple[str, Vector], list[str]]:
        return {}

    @cached_property
    def _bundles(self) -> dict[tuple[str, tuple[Vector, ...]], list[Ray]]:
        return {}

    @cached_property
    def turned(self) -> dict[str, str]:
        """Each square and where it comes to lie when the board is turned by 180°."""
        columns, rows = zip(*self.places.values(), strict=True)
        both_columns, both_rows = max(columns) + min(columns), max(rows) + min(rows)
        return {
            name: self._names[both_columns - column, both_rows - row]
            for name, (column, row) in self.places.items()
        }

    def beyond(self, square: str, direction: Vector) -> str | None:
        """The adjacent square in that direction, None over the edge."""
        column, row = self.places[square]
        return self._names.get((column + direction[0], row + direction[1]))

    def ray(self, square: str, direction: Vector) -> list[str]:
        """All squares from `square` (not included) to the edge, nearest first."""
        if (square, direction) not in self._rays:
            squares: list[str] = []
            following = self.beyond(square, direction)
            while following is not None:
                squares.append(following)
                following = self.beyond(following, direction)
            self._rays[square, direction] = squares
        return self._rays[square, direction]

    def rays(self, square: str, directions: tuple[Vector, ...]) -> list[Ray]:
        """The rays in these directions, without those that begin over the edge."""
        if (square, directions) not in self._bundles:
            all_of_them = ((direction, self.ray(square, direction)) for direction in directions)
            self._bundles[square, directions] = [(direction, ray) for direction, ray in all_of_them if ray]
        return self._bundles[square, directions]


# Boards: "Square 8×8: 64 squares, all used"; squares are a1…h8, White sits at the bottom.
SQUARE_8X8 = Board(
    {f"{'abcdefgh'[column]}{row + 1}": (column, row) for row in range(8) for column in range(8)}
)

# Half boards: "1" is at that corner of White's picture, and "the next square follows sideways".
_COUNTED: dict[str, Callable[[Place], Place]] = {
    "1 upper left": lambda place: (-place[1], place[0]),
    "1 lower right": lambda place: (place[1], -place[0]),
}


@cache
def half_board(width: int, height: int, colour: str, names: str) -> Board:
    """Half boards: "*dark* = White's lower left corner is played on, *light* = it is not"."""
    parity = {"dark": 0, "light": 1}[colour]
    all_places = [(column, row) for row in range(height) for column in range(width)]
    places = [place for place in all_places if sum(place) % 2 == parity]
    if names == "a1 lower left":
        return Board({f"{'abcdefghijkl'[column]}{row + 1}": (column, row) for column, row in places})
    if names == "a1 upper left":
        return Board({f"{'abcdefghijkl'[column]}{height - row}": (column, row) for column, row in places})
    counted = sorted(places, key=_COUNTED[names])
    return Board({str(number): place for number, place in enumerate(counted, start=1)})


# Boards: "the 50 dark squares, numbered 1–50 from Black's side left to right as usual;
# a1's corner is dark at White's left".
DIAGONAL_10X10 = half_board(10, 10, "dark", "1 upper left")

# Boards: "61 cells, columns a…i of 5 6 7 8 9 8 7 6 5 cells … numbered upward in their column". The middle
# of every column is at the same height, which is row 0.
HEXAGON = Board(
    {
        f"{name}{number}": (column, 2 * number - length - 1)
        for column, (name, length) in enumerate(zip("abcdefghi", (5, 6, 7, 8, 9, 8, 7, 6, 5), strict=True))
        for number in range(1, length + 1)
    }
)
