"""Outcomes: the winner of a game and the reason of its end."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.game.move import Color


class Termination(StrEnum):
    """The reasons why a game is over."""

    NO_PIECES = "no pieces"
    NO_MOVES = "no moves"
    ALL_GIVEN_AWAY = "all pieces given away"  # in a game that is won so
    NO_MOVES_WINS = "no moves, a win"  # likewise
    FIRST_KING = "first king"
    ONE_PIECE_EACH = "one piece each"
    NO_PROGRESS = "no progress"
    COUNTED = "counted draw"  # by the rules of the game, see `Rules.draws`
    THREEFOLD = "threefold repetition"
    FOURFOLD = "fourfold repetition"
    AGREEMENT = "agreement"
    RESIGNATION = "resignation"
    TIME = "time forfeit"  # a flag fell; without a winner, the other side could not win
    DOUBLE_FORFEIT = "double forfeit"  # both sides have lost
    UNSPECIFIED = "unspecified"  # a result that a file records without a reason


class Outcome(NamedTuple):
    """The end of a game: who won (None: nobody) and why. Without a winner it is drawn, or lost by both."""

    winner: Color | None
    termination: Termination

    def points(self, side: Color) -> float:
        """The points of a side: 1, ½ or 0."""
        drawn = self.winner is None and self.termination is not Termination.DOUBLE_FORFEIT
        return 0.5 if drawn else float(self.winner is side)

    @property
    def result(self) -> str:
        """The PDN result: ``1-0``, ``0-1``, ``1/2-1/2`` or, lost by both, ``0-0``."""
        if self.termination is Termination.DOUBLE_FORFEIT:
            return "0-0"
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Color.WHITE else "0-1"
