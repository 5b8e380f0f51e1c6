"""What a game is: a record of facts, read by the core, by set-up and by the screen.

The record names directions as the mover sees them; Black's are White's
turned by 180°.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from harzdame_engine.rules.board import Board, Direction, Square


class Promotion(IntEnum):
    """What happens to a man that reaches a promotion square in the middle of a capture."""

    AT_END = 0
    """Nothing: it becomes a king only if the capture ends there."""
    STOPS = 1
    """The capture ends there and it is crowned."""
    GOES_ON_AS_KING = 2
    """It is crowned at once and captures on as a king."""


@dataclass(frozen=True)
class Rules:
    """One game. `setup` and `promotion_squares` are White's squares; Black's are the same turned by 180°."""

    id: str
    name: str
    board: Board
    gametype: int
    """The number of the PDN tag ``GameType``; private numbers start at 200."""
    setup: frozenset[Square]
    promotion_squares: frozenset[Square]
    man_steps: tuple[Direction, ...]
    man_captures: tuple[Direction, ...]
    king_steps: tuple[Direction, ...]
    king_captures: tuple[Direction, ...]
    flying: bool = True
    """Kings move and jump any distance, else one step and the short jump."""
    lands_next: bool = False
    """A flying king must stop on the square right behind the piece it jumps."""
    turns_back: bool = True
    """Within one capture a king may jump in the direction opposite to its last jump."""
    instant_removal: bool = False
    """A captured piece leaves at once, else when the whole capture is done."""
    majority: bool = True
    """A turn must take the greatest possible number of pieces."""
    promotion_rule: Promotion = Promotion.AT_END
    man_first_captures: tuple[Direction, ...] | None = None
    """The directions open to a man's first jump, where they are fewer than `man_captures`."""
    line_leaps: tuple[Direction, ...] = ()
    """Directions in which a man may leap over an unbroken line of friendly men to the square behind."""
    line_leap_from: frozenset[Square] = frozenset()
    """White's squares on which a line leap may begin."""
    one_piece_each_draws: bool = False
    """The game is drawn at once when each side has one piece left, whatever its rank."""
    threat_rule: bool = False
    """Bahrain: who has a threatened man may not make a threat with another man."""

    def turned(self, squares: frozenset[Square]) -> frozenset[Square]:
        """White's squares as Black's: the board turned by 180°."""
        return frozenset(self.board.opposite(square) for square in squares)

    @property
    def setup_black(self) -> frozenset[Square]:
        """Black's men at the start."""
        return self.turned(self.setup)

    @property
    def promotion_squares_black(self) -> frozenset[Square]:
        """The squares on which a black man becomes a king."""
        return self.turned(self.promotion_squares)
