"""How strongly the built-in player plays."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A playing strength. `depth` in plies (None: as time allows), `noise` in hundredths of a man.

    Weak levels see fewer plies ahead and judge positions less exactly, so they
    miss the deeper shots and prefer a poor plan now and then; they never play
    at random.
    """

    id: str
    number: int
    depth: int | None
    noise: int


LEVELS: tuple[Level, ...] = (
    Level("first-day", 1, 1, 90),
    Level("beginner", 2, 2, 60),
    Level("casual", 3, 3, 40),
    Level("club", 4, 5, 25),
    Level("strong-club", 5, 7, 12),
    Level("expert", 6, 10, 6),
    Level("full", 7, None, 0),
)
"""Weakest first."""
