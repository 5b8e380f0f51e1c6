"""What a game is: a record of facts, read by the core, by set-up and by the screen.

The record names directions as the mover sees them; Black's are White's
turned by 180°.
"""

from __future__ import annotations

from dataclasses import dataclass

from harzdame_engine.board import Board, Direction, Square


@dataclass(frozen=True)
class Rules:
    """One game. `setup` and `promotion` are White's squares; Black's are the same turned by 180°."""

    id: str
    name: str
    board: Board
    setup: frozenset[Square]
    promotion: frozenset[Square]
    man_steps: tuple[Direction, ...]
    man_captures: tuple[Direction, ...]
    king_steps: tuple[Direction, ...]
    king_captures: tuple[Direction, ...]
    majority: bool
    """A turn must take the greatest possible number of pieces."""
    gametype: int
    """The number of the PDN tag ``GameType``; private numbers start at 200."""

    @property
    def setup_black(self) -> frozenset[Square]:
        """Black's men at the start."""
        return frozenset(self.board.opposite(square) for square in self.setup)

    @property
    def promotion_black(self) -> frozenset[Square]:
        """The squares on which a black man becomes a king."""
        return frozenset(self.board.opposite(square) for square in self.promotion)
