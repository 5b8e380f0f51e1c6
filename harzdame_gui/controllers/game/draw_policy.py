"""Whether the engine agrees to a draw: one rule, in one place.

It accepts when the opening is over and its own score is not above level. A
player who is worse is glad of half a point; one who is better plays on.
"""

from __future__ import annotations

from harzdame_engine import Score

OPENING_PLIES = 20
"""No draws before each side has moved ten times: that would be no game."""
LEVEL_CENTIPIECES = 5
"""A score up to this is level: a twentieth of a man is no advantage, and scores waver by as much."""


def accepts_draw(score: Score, ply: int) -> bool:
    """Whether an engine whose own `score` this is, after `ply` plies, takes a draw."""
    if score.plies_to_end is not None:
        return score.plies_to_end <= 0
    return ply >= OPENING_PLIES and score.centipieces <= LEVEL_CENTIPIECES
