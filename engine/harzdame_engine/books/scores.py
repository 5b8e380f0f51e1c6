"""Scores in hundredths of a man as the core writes them: a won end is `_core.WIN` less the plies to it."""

from __future__ import annotations

from harzdame_engine import _core
from harzdame_engine.game.position import Position


def seen_before(score: int) -> int:
    """The score after a move as its player sees it before: from the other side, an end one ply further."""
    seen = -score
    if is_decided(seen):
        return seen - 1 if seen > 0 else seen + 1
    return seen


def is_decided(score: int) -> bool:
    """Whether the end of the game is in sight."""
    return abs(score) >= _core.SURE_WIN


def final_score(position: Position) -> int | None:
    """Of a position in which the game is over, for the side to move; None if it goes on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    if outcome.winner is None:
        return 0
    return _core.WIN if outcome.winner is position.turn else -_core.WIN
