"""The clauses of a game's rules, as far as a refused move can rest on them. The app finds their words."""

from __future__ import annotations

from enum import StrEnum


class Clause(StrEnum):
    """One statement of the rules; what it says in a game follows from the game's record."""

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
    MAJORITY = "majority"
    THREATS = "threats"  # Bahrain's rule
