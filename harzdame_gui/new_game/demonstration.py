"""Moves that demonstrate a game on a board of their own. Knows no widget."""

from __future__ import annotations

from harzdame_engine import Move, Position

_QUIET = 4
"""The number of plies before the first exchange, in which the sides approach each other."""


def shown_move(position: Position, ply: int) -> Move | None:
    """A move to show after `ply` others: one that loses nothing at once, or an exchange; None: there is none.

    The same position at the same ply always shows the same move.
    """
    moves = position.legal_moves()
    if not moves or position.outcome() is not None:
        return None
    if moves[0].captures:
        return max(moves, key=_size)
    losses = [(_loss(position.play(move)), move) for move in moves]
    least = min(loss for loss, _ in losses)
    choice = [move for loss, move in losses if loss == least]
    if ply >= _QUIET and (
        exchanges := [move for loss, move in losses if loss == 1 and _regains(position, move)]
    ):
        choice = exchanges
    return choice[(5 * ply + 2) % len(choice)]


def _loss(position: Position) -> int:
    """The most pieces that the side to move can take at once."""
    return max(map(_size, position.legal_moves()), default=0)


def _regains(position: Position, move: Move) -> bool:
    """Whether every capture that follows `move` is answered by another."""
    after = position.play(move)
    return all(_loss(after.play(reply)) > 0 for reply in after.legal_moves())


def _size(move: Move) -> int:
    return len(move.captures)
