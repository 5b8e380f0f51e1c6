"""Ratings of puzzles: who solves one, and what follows from it."""

from __future__ import annotations

from harzdame_engine import LEVELS
from harzdame_engine.puzzles.grading import Grader, LevelTries, is_obvious, rating_of
from harzdame_engine.puzzles.solution import Solution

from tests.made_up_puzzles import CHOICE, SHOT, puzzle


def attempts(*solved: int, tries: int = 3) -> list[LevelTries]:
    """Levels 200 Elo apart, the weakest at 500, and how often each has solved."""
    return [
        LevelTries(level, 500 + 200 * number, count, tries)
        for number, (level, count) in enumerate(zip(LEVELS, solved, strict=False))
    ]


def test_the_fewer_solve_it_the_higher_it_is_rated() -> None:
    patterns = [(3, 3, 3, 3, 3, 3), (1, 2, 3, 3, 3, 3), (0, 0, 1, 2, 3, 3), (0, 0, 0, 0, 1, 2), (0,) * 6]
    found = [rating_of(attempts(*pattern)) for pattern in patterns]
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_the_rating_is_where_half_the_tries_succeed() -> None:
    assert abs(rating_of(attempts(0, 0, 0, 3, 3, 3)) - 1000) < 60


def test_nobody_and_everybody_leave_the_rating_within_bounds() -> None:
    assert 0 <= rating_of(attempts(3, 3, 3, 3, 3, 3)) < 500
    assert 1500 < rating_of(attempts(0, 0, 0, 0, 0, 0)) < 3000


def test_the_levels_try_it_the_same_way_each_time() -> None:
    solution = Solution(puzzle(*SHOT).steps(), only=True)
    first, again = (Grader().attempts("harzdame", "0000000007", solution) for _ in range(2))
    assert first == again
    assert [attempt.level.id for attempt in first][:2] == ["first-day", "newcomer"]
    assert first[0].solved < first[0].tries  # a shot is beyond the first day
    assert first[-1].solved == first[-1].tries


def test_what_everyone_finds_is_no_puzzle() -> None:
    single = Solution(puzzle(*CHOICE).steps()[:1], only=True)
    long = Solution(puzzle(*CHOICE).steps(), only=True)
    everyone, most, few = attempts(3, 3, 3, 3, 3), attempts(2, 2, 2, 3, 3), attempts(1, 1, 2, 3, 3)
    assert is_obvious(long, everyone)
    assert is_obvious(single, most)
    assert not is_obvious(long, most)
    assert not is_obvious(single, few)
