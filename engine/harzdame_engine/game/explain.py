"""Why a move is not legal. Part of the rules: it finds a reason, its clause and squares, no words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harzdame_engine.game.explain_capture import explain_capture, explain_jump
from harzdame_engine.game.explain_step import explain_step
from harzdame_engine.game.move import Color
from harzdame_engine.game.refusal import Reason, Refusal
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Clause

if TYPE_CHECKING:
    from harzdame_engine.game.position import Position


def explain(position: Position, origin: Square, target: Square, player: Color | None) -> Refusal | None:
    """See `Position.explain`. Reasons are tried from the plainest to the subtlest."""
    moves = position.legal_moves()
    own_moves = tuple(move for move in moves if move.origin == origin)
    player = player or position.turn
    if player is position.turn and any(move.target == target for move in own_moves):
        return None

    def refusal(reason: Reason, clause: Clause, *squares: Square) -> Refusal:
        return Refusal(reason, clause, origin, target, squares)

    piece = position.pieces.get(origin)
    if not moves:
        return refusal(Reason.GAME_OVER, Clause.END)
    if piece is None:
        return refusal(Reason.NO_PIECE, Clause.TURNS, origin)
    if piece.color is not player:
        return refusal(Reason.NOT_YOUR_PIECE, Clause.TURNS, origin)
    if piece.color is not position.turn:
        return refusal(Reason.NOT_YOUR_TURN, Clause.TURNS, origin)
    if origin == target and own_moves:
        return refusal(Reason.SAME_SQUARE, Clause.TURNS, origin)
    if origin != target and target in position.pieces:
        return refusal(Reason.OCCUPIED, Clause.ONE_PIECE_A_SQUARE, target)
    if moves[0].captures:
        return explain_capture(position, origin, target)
    reason, clause, squares = explain_jump(position, origin, target) or explain_step(position, origin, target)
    return refusal(reason, clause, *squares)
