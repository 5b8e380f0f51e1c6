"""How hard a puzzle is: the Elo at which a player finds its solution every second time.

The levels of the game try it, a few times each with different seeds, and the
likeliest Elo is fitted to who solved it: a level whose Elo is e solves a
puzzle of rating r with the probability 1 / (1 + 10^((r − e) / 400)), as if the
puzzle were an opponent. A try counts as solved if every move of the solver's
is found, each asked for in its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from typing import NamedTuple

from harzdame_engine.match.statistics import expected_score
from harzdame_engine.puzzles.puzzle import Puzzle, SolutionMove
from harzdame_engine.puzzles.solution import Searcher, Solution
from harzdame_engine.puzzles.workers import in_order
from harzdame_engine.rating.ratings import ratings
from harzdame_engine.search.engine import Engine
from harzdame_engine.search.info import Limit
from harzdame_engine.search.levels import LEVELS, Level

_TRIES = {1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}
"""By the level's number: the stronger ones take longer, and their judgement varies less."""
_MEASURED_BESIDE = "harzdame"
"""The game whose ratings stand in where a game has none."""
_SLOPE = math.log(10) / 400
_STEPS = 50
_LEAST_RATING = 0
_LOOKS_AHEAD = 4
"""The number of the first level that looks further ahead than a move of either side."""


class LevelTries(NamedTuple):
    """A level's tries at a puzzle."""

    level: Level
    elo: float
    solved: int
    tries: int


class Grader:
    """Lets the levels try puzzles, with an engine of its own unless another is given."""

    def __init__(self, engine: Searcher | None = None) -> None:
        self._engine = engine or Engine(hash_mb=1)

    def attempts(self, game: str, puzzle: str, solution: Solution) -> tuple[LevelTries, ...]:
        """The tries of all levels that have a rating in this game, weakest first; `puzzle` is its id."""
        seed = int(puzzle, 16) & 0x3FFFFFFF
        elos = ratings(game) or ratings(_MEASURED_BESIDE)
        asked = _with_a_choice(solution)
        found = []
        for level in LEVELS:
            tries = _TRIES.get(level.number, 0)
            if tries and level.id in elos:
                solved = sum(self._solves(level, asked, seed + number) for number in range(tries))
                found.append(LevelTries(level, elos[level.id].elo, solved, tries))
        return tuple(found)

    def _solves(self, level: Level, asked: Sequence[SolutionMove], seed: int) -> bool:
        return all(
            self._engine.analyse(step.position, Limit(), level=level, seed=seed + number).best == step.move
            for number, step in enumerate(asked)
        )


def grade(puzzles: Sequence[Puzzle], pool: Executor, interrupted: Callable[[], bool]) -> Iterator[Puzzle]:
    """The puzzles with the ratings that the levels of now give them, in their order, until interrupted.

    Raises:
        ValueError: one has a position or a move that is not possible.
    """
    return in_order(pool, _graded, puzzles, interrupted)


@lru_cache(maxsize=1)
def _grader() -> Grader:
    return Grader()


def _graded(puzzle: Puzzle) -> Puzzle:
    solution = Solution(puzzle.steps(), puzzle.only)
    return puzzle._replace(rating=rating_of(_grader().attempts(puzzle.game, puzzle.id, solution)))


def _with_a_choice(solution: Solution) -> list[SolutionMove]:
    """The solver's moves that have to be found: others are legal, and do not win."""
    own = solution.steps[::2]
    if not solution.only:
        own = own[:-1]
    return [step for step in own if len(step.position.legal_moves()) > 1]


def rating_of(attempts: Sequence[LevelTries]) -> int:
    """The likeliest rating: before anyone has tried, one about the middle of the levels is expected."""
    elos = [attempt.elo for attempt in attempts]
    mean = sum(elos) / len(elos)
    deviation = max((max(elos) - min(elos)) / 2, 100.0)
    rating = mean
    for _ in range(_STEPS):
        pull = (mean - rating) / deviation**2
        curvature = 1 / deviation**2
        for attempt in attempts:
            expected = expected_score(attempt.elo - rating)
            pull += _SLOPE * (attempt.tries * expected - attempt.solved)
            curvature += attempt.tries * _SLOPE**2 * expected * (1 - expected)
        step = max(-deviation, min(deviation, pull / curvature))
        rating += step
        if abs(step) < 0.01:
            break
    return max(_LEAST_RATING, round(rating))


def is_obvious(solution: Solution, attempts: Sequence[LevelTries]) -> bool:
    """Whether there is hardly anything to find.

    Everyone finds it at every try; or it is a single move, and the levels that
    look no further than a move or two mostly find it.
    """
    if all(attempt.solved == attempt.tries for attempt in attempts):
        return True
    weak = [attempt for attempt in attempts if attempt.level.number < _LOOKS_AHEAD]
    found, tries = sum(attempt.solved for attempt in weak), sum(attempt.tries for attempt in weak)
    return len(solution.steps) == 1 and 2 * found > tries
