"""What the trainer asks about the puzzles of a game, answered on a working thread.

A puzzle whose solution cannot be played is passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import suppress
from datetime import date
from random import Random

from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.puzzles import choice
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme

_TRIES = 10


def playable(puzzles: Iterable[Puzzle | None]) -> Puzzle | None:
    """The first whose solution can be played."""
    for puzzle in puzzles:
        if puzzle is None:
            continue
        try:
            puzzle.steps()
        except ValueError:
            continue
        return puzzle
    return None


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of that day."""
    return playable((choice.daily(puzzles, day),))


def training(
    puzzles: Sequence[Puzzle], rating: float, tried: Container[str], chance: Random, theme: PuzzleTheme | None
) -> Puzzle | None:
    """One to train with."""
    return playable(choice.training(puzzles, rating, tried, chance, theme) for _ in range(_TRIES))


def on_paper(
    puzzles: Sequence[Puzzle], choose: Callable[[Sequence[Puzzle]], Iterable[Puzzle]]
) -> list[PaperExercise]:
    """Those that are chosen, as exercises on paper."""
    exercises = []
    for puzzle in choose(puzzles):
        with suppress(ValueError):
            moves = tuple(step.move for step in puzzle.steps())
            exercises.append(PaperExercise(puzzle.position, moves))
    return exercises


def first_of(puzzles: Sequence[Puzzle], wanted: Iterable[str]) -> Puzzle | None:
    """The first of those `wanted` by their ids."""
    by_id = {puzzle.id: puzzle for puzzle in puzzles}
    return playable(by_id.get(each) for each in wanted)
