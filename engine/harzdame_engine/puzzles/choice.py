"""The choice of puzzles: the one of the day, the next one to train with, and those of a storm."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from datetime import date
from random import Random

from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme

_NEAR = 12
"""The number of puzzles nearest to a rating among which chance chooses."""
STORM_LENGTH = 90
"""More than anybody solves in three minutes."""
_STORM_MOVES = 3
"""The most moves of the solver's in a storm."""


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of a day: the same wherever `puzzles` are the same, and another one each day.

    It is neither among the easiest quarter nor among the hardest.
    """
    by_rating = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    quarter = len(by_rating) // 4
    middle = sorted(by_rating[quarter : len(by_rating) - quarter], key=_shuffled)
    return middle[day.toordinal() % len(middle)] if middle else None


def _shuffled(puzzle: Puzzle) -> bytes:
    return hashlib.sha256(f"daily {puzzle.id}".encode()).digest()


MOST_ON_PAPER = 120
"""Puzzles that a sheet can have."""


def training(
    puzzles: Sequence[Puzzle],
    rating: float,
    tried: Container[str],
    chance: Random,
    theme: PuzzleTheme | None = None,
) -> Puzzle | None:
    """A puzzle of about this rating that was not tried yet; once all were, any; None: there is none.

    With a `theme` it is one of those that have it.
    """
    fitting = [puzzle for puzzle in puzzles if theme is None or theme in puzzle.themes]
    fresh = [puzzle for puzzle in fitting if puzzle.id not in tried]
    nearest = sorted(fresh or fitting, key=lambda puzzle: abs(puzzle.rating - rating))[:_NEAR]
    return chance.choice(nearest) if nearest else None


def paper(
    puzzles: Sequence[Puzzle], rating: float, chance: Random, theme: PuzzleTheme | None = None
) -> list[Puzzle]:
    """Puzzles for a sheet of paper: drawn from those of about this rating, the easy ones first."""
    fitting = [puzzle for puzzle in puzzles if theme is None or theme in puzzle.themes]
    nearest = sorted(fitting, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))
    nearest = nearest[: 2 * MOST_ON_PAPER]
    drawn = chance.sample(nearest, min(MOST_ON_PAPER, len(nearest)))
    return sorted(drawn, key=lambda puzzle: (puzzle.rating, puzzle.id))


def by_theme(puzzles: Iterable[Puzzle]) -> Counter[PuzzleTheme]:
    """How many puzzles have each theme."""
    return Counter(theme for puzzle in puzzles for theme in puzzle.themes)


def storm(puzzles: Sequence[Puzzle], chance: Random) -> list[Puzzle]:
    """The puzzles of a storm, each about as hard as the one before or harder; short ones only."""
    short = sorted(
        (puzzle for puzzle in puzzles if puzzle.length <= _STORM_MOVES),
        key=lambda puzzle: (puzzle.rating, puzzle.id),
    )
    drawn = sorted(chance.sample(range(len(short)), min(STORM_LENGTH, len(short))))
    return [short[number] for number in drawn]
