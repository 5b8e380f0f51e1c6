"""From a gesture on the board, a path of squares, to the move it stands for, or the reason it is none."""

from __future__ import annotations

from harzdame_engine import Clause, Color, Move, Position, Reason, Refusal, Square


def complete_move(position: Position, path: tuple[Square, ...]) -> Move | None:
    """The one legal move that `path` stands for: the origin, then squares landed on, the last its target.

    Squares in between may be left out where that is not ambiguous.
    """
    if len(path) < 2:
        return None
    moves = position.moves_through(path)
    exact = [move for move in moves if move.path == path[1:]]
    if exact:
        return exact[0]
    return moves[0] if len(moves) == 1 else None


def why_not(position: Position, origin: Square, target: Square, person: Color | None) -> Refusal:
    """Why origin → target cannot be played by `person` (None: by whoever's turn it is).

    A capture that is legal but does not say which way it goes must be shown
    square by square: its refusal is MUST_CONTINUE with the first landings.
    """
    refusal = position.explain(origin, target, person)
    if refusal is not None:
        return refusal
    moves = tuple(move for move in position.legal_moves() if move.origin == origin)
    landings = position.next_landings((origin,))
    return Refusal(Reason.MUST_CONTINUE, Clause.CARRY_ON, origin, target, landings, moves)
