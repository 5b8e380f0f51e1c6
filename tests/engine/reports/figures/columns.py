"""Games and positions made up for counting."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from harzdame_engine import Color, Position
from harzdame_engine.reports.figures.replay import NEVER, GameColumns, Positions


def positions_of(*found: tuple[int, str], game: str = "harzdame") -> Positions:
    """From the number of a game and a FEN each."""
    each = [Position.from_fen(fen, game) for _, fen in found]
    words = [[(bits & (1 << 64) - 1, bits >> 64) for bits in one.bits] for one in each]
    steps = [[_steps(one, color, king) for color in Color for king in (False, True)] for one in each]
    return Positions(
        np.array([number for number, _ in found]),
        np.array([1 if one.turn is Color.WHITE else -1 for one in each]),
        np.array(words, np.uint64),
        np.array(steps),
    )


def games_of(*results: int, plies: Sequence[int] = (), first: Sequence[int] = ()) -> GameColumns:
    """With these results; `first`: the plies of the first crowning. Black keeps such a king."""
    n = len(results)
    return GameColumns(
        np.array(results),
        np.array(plies or [40] * n),
        np.array([4 + number % 2 for number in range(n)]),
        np.array([2] * n),
        np.array(first or [NEVER] * n),
        np.array([1 - 2 * (ply % 2) for ply in first] or [1] * n),
        np.array([ply % 2 for ply in first] or [0] * n),
    )


def _steps(position: Position, color: Color, king: bool) -> int:
    own = Position.of(position.rules, position.pieces, color)
    moves = [move for move in own.legal_moves() if not move.captures]
    return sum(own.pieces[move.origin].king == king for move in moves)
