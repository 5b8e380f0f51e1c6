"""What tables say of a position: plain records."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import Move


class Verdict(NamedTuple):
    """The exact outcome for the side to move.

    `plies`: how many are left to the end of the game if both play their best;
    odd: the mover wins, even: it loses. None: the position is drawn.
    """

    plies: int | None

    @classmethod
    def of_code(cls, code: int) -> Verdict:
        """From the core's form."""
        return cls(code - 1 if code else None)

    @property
    def is_draw(self) -> bool:
        """Nobody can force a win."""
        return self.plies is None

    @property
    def is_win(self) -> bool:
        """The side to move wins."""
        return self.plies is not None and self.plies % 2 == 1

    @property
    def is_loss(self) -> bool:
        """The side to move loses."""
        return self.plies is not None and self.plies % 2 == 0

    @property
    def moves(self) -> int | None:
        """The winner's moves to the end; None for a draw."""
        return None if self.plies is None else (self.plies + 1) // 2

    def __str__(self) -> str:
        if self.plies is None:
            return "drawn"
        return f"{'won' if self.is_win else 'lost'} in {self.plies} {'ply' if self.plies == 1 else 'plies'}"


class JudgedMove(NamedTuple):
    """A legal move and what it is worth to who makes it; its plies count the move itself."""

    move: Move
    verdict: Verdict
