"""The reason why a gesture on the board is no move."""

from __future__ import annotations

from harzdame_engine import Clause, Color, Position, Reason, Refusal, Square, explain


def why_not(position: Position, origin: Square, target: Square, person: Color | None) -> Refusal:
    """Why origin → target cannot be played by `person` (None: by whoever's turn it is).

    A capture that is legal but does not say which way it goes must be shown
    square by square: its refusal is MUST_CONTINUE with the first landings.
    """
    refusal = explain(position, origin, target, person)
    if refusal is not None:
        return refusal
    moves = tuple(move for move in position.legal_moves() if move.origin == origin)
    landings = position.next_landings((origin,))
    return Refusal(Reason.MUST_CONTINUE, Clause.CARRY_ON, origin, target, landings, moves)
