"""A score as seen by one of the two sides. The engine judges for the side to move."""

from __future__ import annotations

from harzdame_engine import Color, Score


def seen_by(viewer: Color, score: Score, mover: Color) -> Score:
    """`score`, judged for `mover`, as `viewer` sees it."""
    return score if viewer is mover else score.turned
