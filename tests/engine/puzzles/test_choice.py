"""The choice of puzzles."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from harzdame_engine.puzzles.choice import STORM_LENGTH, by_theme, daily, storm, training
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme

MANY = [
    Puzzle(f"{number:04}", "harzdame", "W:", ("a1-a2",) * (1 + 2 * (number % 4)), (), 500 + number * 5, True)
    for number in range(400)
]
MANY[7] = MANY[7]._replace(themes=(PuzzleTheme.KING_HUNT,))


def test_the_puzzle_of_a_day_is_the_same_for_all_and_another_each_day() -> None:
    days = [date(2026, 11, 23) + timedelta(days) for days in range(200)]
    chosen = [daily(MANY, day) for day in days]
    shuffled = list(MANY)
    Random(3).shuffle(shuffled)
    assert chosen == [daily(shuffled, day) for day in days]
    assert len(set(chosen)) == 200
    assert all(puzzle and 1000 <= puzzle.rating <= 2000 for puzzle in chosen)
    assert [puzzle.rating for puzzle in chosen if puzzle] != sorted(
        puzzle.rating for puzzle in chosen if puzzle
    )


def test_few_puzzles_and_none() -> None:
    assert daily(MANY[:1], date(2026, 1, 1)) == MANY[0]
    assert daily([], date(2026, 1, 1)) is None
    assert training([], 1200, (), Random(1)) is None
    assert storm([], Random(1)) == []


def test_training_is_about_as_hard_as_one_is_strong_and_new() -> None:
    for seed in range(50):
        puzzle = training(MANY, 1500, {"0200"}, Random(seed))
        assert puzzle is not None
        assert abs(puzzle.rating - 1500) <= 40
        assert puzzle.id != "0200"


def test_themes_are_counted() -> None:
    counted = by_theme(MANY)
    assert counted[PuzzleTheme.KING_HUNT] == 1
    assert counted[PuzzleTheme.QUIET] == 0
    assert counted.total() == sum(len(puzzle.themes) for puzzle in MANY)


def test_a_theme_can_be_asked_for_and_runs_out() -> None:
    assert training(MANY, 2500, (), Random(1), PuzzleTheme.KING_HUNT) == MANY[7]
    assert training(MANY, 2500, {"0007"}, Random(1), PuzzleTheme.KING_HUNT) == MANY[7], "then it comes again"
    assert training(MANY, 2500, (), Random(1), PuzzleTheme.EDGE) is None


def test_a_storm_grows_harder_and_has_short_puzzles_only() -> None:
    drawn = storm(MANY, Random(5))
    ratings = [puzzle.rating for puzzle in drawn]
    assert len(drawn) == STORM_LENGTH
    assert ratings == sorted(ratings)
    assert ratings[0] < 800
    assert ratings[-1] > 2000
    assert all(puzzle.length <= 3 for puzzle in drawn)
    assert storm(MANY, Random(6)) != drawn
