"""The end of a game by the clock."""

from __future__ import annotations

from harzdame_engine.game.move import Color
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.position import Position


def flag_outcome(position: Position, late: Color) -> Outcome:
    """The end of the game when the flag of the side `late` falls: it loses, or draws against a lone king.

    The exception is ours, see docs/rules.md: one king alone cannot win against
    a side that has a king, unless that plays into its hands. Where pieces are to be given away, it can win.
    """
    sides = {color: [piece for piece in position.pieces.values() if piece.color is color] for color in Color}
    lone = not position.rules.gives_away and len(sides[late.other]) == 1 and sides[late.other][0].king
    drawn = lone and any(piece.king for piece in sides[late])
    return Outcome(None if drawn else late.other, Termination.TIME)
