"""Safe moves: those after which a side loses nothing in the exchanges that follow at once."""

from __future__ import annotations

from enum import StrEnum

from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.review.chains import OutOfNodesError, Prover
from harzdame_engine.rules.board import Square

_FEWEST = 3
"""Men that make a wing worth speaking of."""


class Wing(StrEnum):
    """A half of the board as the player sees it who looks along the way of their men."""

    LEFT = "left"
    RIGHT = "right"


def safe_origins(position: Position) -> frozenset[Square] | None:
    """The pieces of the side to move that can step without loss; None if it has to capture.

    Raises:
        OutOfNodesError: there is too much to be tried.
    """
    moves = position.legal_moves()
    if moves and moves[0].captures:
        return None
    prover = Prover(position)
    safe = set()
    for move in moves:
        if move.origin not in safe and prover.exchange(position.play(move)._core) <= 0:  # noqa: SLF001
            safe.add(move.origin)
    return frozenset(safe)


def every_move_loses(position: Position) -> int | None:
    """The number of legal moves of the side to move if each loses material for good; else None.

    A position with a capture to be made is none of these, and neither is the end of a game.
    """
    try:
        safe = safe_origins(position)
        if safe is None or safe:
            return None
        moves, prover = position.legal_moves(), Prover(position)
        lost = all(prover.loses(position.play(move)._core) for move in moves)  # noqa: SLF001
    except OutOfNodesError:
        return None
    return len(moves) or None if lost else None


def stuck_after(position: Position, squares: frozenset[Square]) -> bool:
    """Whether no man on `squares` can move without loss next, whatever the side to move does now.

    They belong to the other side. Where it must capture then, or too few of them are left, that is not said.

    Raises:
        OutOfNodesError: there is too much to be tried.
    """
    prover = Prover(position)
    return all(_is_stuck(position.play(answer), squares, prover) for answer in position.legal_moves())


def _is_stuck(position: Position, squares: frozenset[Square], prover: Prover) -> bool:
    """Whether the side to move is free to choose, and each move of those men loses something."""
    color, moves = position.turn, position.legal_moves()
    left = {at for at in squares & position.pieces.keys() if position.pieces[at].color is color}
    if len(left) < _FEWEST or prover.drawn(position._core) or not moves or moves[0].captures:  # noqa: SLF001
        return False
    own = [move for move in moves if move.origin in left]
    return all(prover.exchange(position.play(move)._core) > 0 for move in own)  # noqa: SLF001


def wing_of(position: Position, square: Square, color: Color) -> Wing | None:
    """The wing of a side that a square belongs to; None in the middle."""
    rules, board = position.rules, position.rules.board
    vectors = [board.vectors[direction] for direction in rules.man_steps]
    ahead = sum(dx for dx, _ in vectors), sum(dy for _, dy in vectors)
    column, row = board.place(square)
    # twice the distance from the centre keeps the numbers whole
    x, y = 2 * column - max(board.columns), 2 * row - max(board.rows)
    side = ahead[0] * y - ahead[1] * x
    if color is Color.BLACK:
        side = -side
    if not side:
        return None
    return Wing.LEFT if side > 0 else Wing.RIGHT


def wings(position: Position, color: Color) -> dict[Wing, frozenset[Square]]:
    """The men of a side on each wing that has enough of them."""
    found: dict[Wing, set[Square]] = {wing: set() for wing in Wing}
    for square, piece in position.pieces.items():
        if piece.color is color and not piece.king and (wing := wing_of(position, square, color)):
            found[wing].add(square)
    return {wing: frozenset(squares) for wing, squares in found.items() if len(squares) >= _FEWEST}
