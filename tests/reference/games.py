"""Games in the reference's form, and the three games that rules.md describes in sentences.

The others are rows of its table: see `table`. Knows no positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from tests.reference.boards import (
    ALL_SIX,
    DIAGONAL,
    DIAGONAL_10X10,
    HEXAGON,
    NE,
    NW,
    ORTHOGONAL,
    SQUARE_8X8,
    UP,
    Board,
    E,
    N,
    Vector,
)


class Side(StrEnum):
    """A side; the value is its letter in a FEN."""

    WHITE = "W"
    BLACK = "B"

    @property
    def other(self) -> Side:
        return Side.BLACK if self is Side.WHITE else Side.WHITE


class Promotion(Enum):
    """The fate of a capturing man that reaches a promotion square (shared 6)."""

    AT_THE_END = "at the end"  # only a whole move that ends there crowns
    STOPS_THERE = "stops there"  # the capture ends there, and the man is crowned
    GOES_ON_AS_A_KING = "goes on as a king"  # it is crowned at once and captures on as a king


class Lands(Enum):
    """The squares behind the piece it jumps on which a flying king may land."""

    ANYWHERE = "anywhere"
    NEXT_SQUARE = "next square"
    NEXT_SQUARE_BEHIND_A_KING = "next square behind a king"  # where its capture ends


class Choice(Enum):
    """A thing of which the best captures have the most."""

    NUMBER = "number"  # of the pieces taken
    WITH_KING = "with king"  # a king captures
    KINGS = "kings"  # taken
    KINGS_FIRST = "kings first"  # the sooner the better
    VALUE = "value"  # of the pieces taken


class Goal(Enum):
    """How the game is won."""

    BLOCK = "block"  # who cannot move has lost
    GIVE_AWAY = "give away"  # who cannot move has won
    FIRST_KING = "first king"  # who crowns a man has won at once


class LineLeap(Enum):
    """From where a man may leap over a line of its own men."""

    NEVER = ""
    FROM_THE_FIRST_RANK = "line leap from the first rank"
    FROM_ANYWHERE = "line leap from anywhere"


@dataclass(frozen=True)
class Game:
    """The facts of a game. Directions are White's; Black's are the same turned by 180°."""

    board: Board
    men: dict[Side, frozenset[str]]
    promotion_squares: dict[Side, frozenset[str]]
    man_steps: tuple[Vector, ...]
    man_captures: tuple[Vector, ...]
    king_steps: tuple[Vector, ...]
    king_captures: tuple[Vector, ...]
    flying_kings: bool
    lands: Lands
    may_turn_back: bool
    deferred_removal: bool
    choice: tuple[Choice, ...]
    promotion: Promotion
    never_as_first_jump: tuple[Vector, ...] = ()
    line_leap: LineLeap = LineLeap.NEVER
    one_piece_each_is_a_draw: bool = False
    threat_rule: bool = False
    lands_where_it_goes_on: bool = False
    men_take_kings: bool = True
    same_king_limit: int | None = None
    first: Side = Side.WHITE
    goal: Goal = Goal.BLOCK


def _squares(names: str) -> frozenset[str]:
    return frozenset(names.split())


def _numbers(first: int, last: int) -> frozenset[str]:
    return frozenset(str(number) for number in range(first, last + 1))


HARZDAME = Game(
    board=SQUARE_8X8,
    men={
        # Harzdame: "White's 21 men fill the triangle at a1: …
        # a1–a6, b1–b5, c1–c4, d1–d3, e1–e2, f1"
        Side.WHITE: _squares("a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3 e1 e2 f1"),
        # "Black's fill the triangle at h8 symmetrically."
        Side.BLACK: _squares("h8 h7 h6 h5 h4 h3 g8 g7 g6 g5 g4 f8 f7 f6 f5 e8 e7 e6 d8 d7 c8"),
    },
    promotion_squares={
        # Harzdame: "White promotes on c8–h8 and h3–h8,
        # Black on a1–a6 and a1–f1: eleven squares each."
        Side.WHITE: _squares("c8 d8 e8 f8 g8 h8 h7 h6 h5 h4 h3"),
        Side.BLACK: _squares("a6 a5 a4 a3 a2 a1 b1 c1 d1 e1 f1"),
    },
    man_steps=(N, E),  # "A man steps N or E (Black: S or W)"
    man_captures=ORTHOGONAL,  # "captures by the short leap in all four orthogonal directions"
    king_steps=ORTHOGONAL,  # "A king moves and captures like a rook, flying."
    king_captures=ORTHOGONAL,
    flying_kings=True,
    lands=Lands.ANYWHERE,  # shared 3: "to any empty square beyond it"
    may_turn_back=True,  # nothing said against it
    deferred_removal=True,  # "Majority. Deferred removal. Promotion at the end."
    choice=(Choice.NUMBER,),
    promotion=Promotion.AT_THE_END,
)

INTERNATIONAL = Game(
    board=DIAGONAL_10X10,
    # "20 men each on the first four rows"
    men={Side.WHITE: _numbers(31, 50), Side.BLACK: _numbers(1, 20)},
    # "promotion at the end on the last row"
    promotion_squares={Side.WHITE: _numbers(1, 5), Side.BLACK: _numbers(46, 50)},
    man_steps=(NE, NW),  # "men step NE NW and capture in all four diagonals"
    man_captures=DIAGONAL,
    king_steps=DIAGONAL,
    king_captures=DIAGONAL,
    flying_kings=True,  # "flying kings, majority, deferred removal, promotion at the end"
    lands=Lands.ANYWHERE,
    may_turn_back=True,
    deferred_removal=True,
    choice=(Choice.NUMBER,),
    promotion=Promotion.AT_THE_END,
)

HEXDAME = Game(
    board=HEXAGON,
    men={
        # "White's fill the 4×4 rhombus at the bottom corner e1": the cells up to e4, less on either side
        Side.WHITE: _squares("b1 c1 c2 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 g1 g2 h1"),
        # "Black's the same at the top, turned by 180°"
        Side.BLACK: _squares("h6 g7 g6 f8 f7 f6 e9 e8 e7 e6 d8 d7 d6 c7 c6 b6"),
    },
    # "promotion at the end on the nine topmost cells of the columns"
    promotion_squares={
        Side.WHITE: _squares("a5 b6 c7 d8 e9 f8 g7 h6 i5"),
        Side.BLACK: _squares("a1 b1 c1 d1 e1 f1 g1 h1 i1"),
    },
    man_steps=(UP, NE, NW),  # "Men step N NE NW and capture in all six directions"
    man_captures=ALL_SIX,
    king_steps=ALL_SIX,  # "kings fly in all six"
    king_captures=ALL_SIX,
    flying_kings=True,
    lands=Lands.ANYWHERE,
    may_turn_back=True,
    deferred_removal=True,  # "Majority, deferred removal, promotion at the end"
    choice=(Choice.NUMBER,),
    promotion=Promotion.AT_THE_END,
)
