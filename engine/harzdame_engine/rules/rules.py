"""Rules of a game: a record of facts for the core, for set-up and for the screen, and their clauses.

Directions are as the mover sees them; Black's are White's turned by 180°.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property

from harzdame_engine.rules.board import Board, Direction, Square
from harzdame_engine.rules.draws import CountedDraw


class Promotion(IntEnum):
    """The fate of a man that reaches a promotion square in the middle of a capture."""

    AT_END = 0
    """It becomes a king only if the capture ends there."""
    STOPS = 1
    """The capture ends there and it is crowned."""
    GOES_ON_AS_KING = 2
    """It is crowned at once and continues the capture as a king."""


class Criterion(IntEnum):
    """What decides among captures: a maximum over all of them, each carried to its end."""

    NUMBER = 1
    """The number of pieces that it takes."""
    WITH_KING = 2
    """That it is made by a piece that was a king when it began."""
    KINGS = 3
    """The number of kings that it takes."""
    KINGS_FIRST = 4
    """How early it takes kings: the orders of its victims are compared from the first."""
    VALUE = 5
    """What the pieces that it takes are worth together."""


FREE: tuple[Criterion, ...] = ()
MAJORITY = (Criterion.NUMBER,)


class Lands(IntEnum):
    """Where a flying king may stop behind the piece that it jumps."""

    ANYWHERE = 0
    NEXT = 1
    """Right behind it."""
    NEXT_BEHIND_KING = 2
    """Where its capture ends with a king: right behind that king. Else anywhere."""


class Goal(IntEnum):
    """How the game is won."""

    BLOCK = 0
    """Who cannot move has lost."""
    GIVE_AWAY = 1
    """Who cannot move has won."""
    FIRST_KING = 2
    """Who crowns a man has won at once; who cannot move has lost."""


PRIVATE = 200
"""The first GameType that the standard leaves free."""


@dataclass(frozen=True)
class Rules:
    """One game. `setup` and `promotion_squares` are White's squares; Black's are the same turned by 180°."""

    id: str
    name: str
    board: Board
    gametype: int
    """The number of the PDN tag ``GameType``; numbers of our own start at `PRIVATE`."""
    setup: frozenset[Square]
    promotion_squares: frozenset[Square]
    man_steps: tuple[Direction, ...]
    man_captures: tuple[Direction, ...]
    king_steps: tuple[Direction, ...]
    king_captures: tuple[Direction, ...]
    black_begins: bool = False
    """Black makes the first move of a game."""
    flying: bool = True
    """Kings move and jump any distance, else one step and the short jump."""
    lands: Lands = Lands.ANYWHERE
    landing_goes_on: bool = False
    """A flying king must land where its capture goes on, if it does so from any square behind that piece."""
    turns_back: bool = True
    """Within one capture a king may jump in the direction opposite to its last jump."""
    instant_removal: bool = False
    """A captured piece is removed at once, otherwise at the end of the whole capture."""
    men_capture_kings: bool = True
    choice: tuple[Criterion, ...] = MAJORITY
    """The criteria by which a turn must choose among captures, each among those that are equal by the ones
    before it. `KINGS_FIRST` is the last if it is there. `FREE`: any capture will do."""
    values: tuple[int, int] | None = None
    """What a man and a king are worth, where that is a criterion."""
    promotion_rule: Promotion = Promotion.AT_END
    man_first_captures: tuple[Direction, ...] | None = None
    """The directions of a man's first jump, if they are fewer than `man_captures`."""
    line_leaps: tuple[Direction, ...] = ()
    """Directions in which a man may leap over an unbroken line of friendly men to the square behind."""
    line_leap_from: frozenset[Square] = frozenset()
    """White's squares on which a line leap may begin."""
    one_piece_each_draws: bool = False
    """The game is drawn at once when each side has one piece left, whatever its rank."""
    threat_rule: bool = False
    """Bahrain: a side with a threatened man may not make a threat with another man."""
    goal: Goal = Goal.BLOCK
    same_king_limit: int = 0
    """Frisian: the most plain moves that a side with a man may make in a row with one king, until that king
    captures or another piece moves; 0: any number. Endgame tables know nothing of it."""

    repetitions: int = 3
    """The game is drawn when a position comes up so many times: 3 or 4."""
    draws: tuple[CountedDraw, ...] = ()
    """The draws by counting. Searches, tables and networks know nothing of them."""

    def __hash__(self) -> int:
        """A fast hash of what nearly always tells two records apart: they are looked up all the time."""
        return hash((self.id, self.choice))

    @property
    def gives_away(self) -> bool:
        """The aim is to lose all pieces: those that are taken count for the side that loses them."""
        return self.goal is Goal.GIVE_AWAY

    def turned(self, squares: frozenset[Square]) -> frozenset[Square]:
        """The squares turned by 180°: White's as Black's."""
        return frozenset(self.board.opposite(square) for square in squares)

    @cached_property
    def setup_black(self) -> frozenset[Square]:
        """Black's men at the start."""
        return self.turned(self.setup)

    @cached_property
    def promotion_squares_black(self) -> frozenset[Square]:
        """The squares on which a black man becomes a king."""
        return self.turned(self.promotion_squares)


class Clause(StrEnum):
    """One statement of the rules; its content in a game follows from the game's record."""

    END = "end"  # who cannot move has lost; which positions are drawn
    TURNS = "turns"  # players move alternately, each with their own pieces
    ONE_PIECE_A_SQUARE = "one piece a square"
    MAN_STEP = "man's step"
    MAN_CAPTURE = "man's capture"
    FIRST_JUMP = "first jump"  # fewer directions are open to it
    LINE_LEAP = "line leap"
    KING_STEP = "king's step"
    KING_CAPTURE = "king's capture"
    LANDS_NEXT = "lands next"  # right behind the piece jumped
    COMPULSORY = "capturing is compulsory"
    CARRY_ON = "a capture is carried on"
    CHOICE = "choice"  # among several captures
    THREATS = "threats"  # Bahrain's rule
    SAME_KING = "same king"  # how often one king may move in a row: Frisian's rule
