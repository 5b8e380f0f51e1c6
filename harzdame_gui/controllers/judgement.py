"""A score as seen by one of the two sides. The engine judges for the side to move."""

from __future__ import annotations

from harzdame_engine import Color, Score


def seen_by(viewer: Color, score: Score, mover: Color) -> Score:
    """`score`, judged for `mover`, as `viewer` sees it."""
    if viewer is mover:
        return score
    end = None if score.plies_to_end is None else -score.plies_to_end
    return Score(-score.centipieces, end)
