"""What follows from the results."""

from __future__ import annotations

import pytest
from harzdame_engine.puzzles.progress import PuzzleProgress
from harzdame_engine.puzzles.results import (
    Attempt,
    EndingResult,
    Examined,
    Mode,
    OwnPuzzle,
    Record,
    Start,
    StormResult,
)
from harzdame_engine.puzzles.solver_rating import SolverRating, after_puzzle

from tests.engine.puzzles.made_up import FREE, SHOT

GAME = "harzdame"
DAY = 86_400.0


def attempt(at: float, puzzle: str, points: float, mode: Mode = Mode.TRAIN) -> Attempt:
    return Attempt(at, mode, GAME, puzzle, 1300.0, points)


def progress(*records: Record) -> PuzzleProgress:
    made = PuzzleProgress()
    made.add(records)
    return made


def test_the_rating_begins_with_the_first_start_and_follows_the_first_tries() -> None:
    assert progress().rating(GAME) is None
    start = (Start(0.0, GAME, 1400.0, 200.0), Start(1.0, GAME, 900.0, 200.0))
    assert progress(*start).rating(GAME) == SolverRating(1400.0, 200.0)
    once = progress(*start, attempt(5.0, "a", 1.0))
    assert once.rating(GAME) == after_puzzle(SolverRating(1400.0, 200.0), 1300.0, 1.0)
    again = progress(*start, attempt(5.0, "a", 1.0), attempt(9.0, "a", 0.0))
    assert again.rating(GAME) == once.rating(GAME)
    assert again.rating("turkish") is None


@pytest.mark.parametrize("mode", [Mode.DUE, Mode.STORM, Mode.MISTAKES, Mode.ENDINGS])
def test_other_modes_leave_the_rating_alone(mode: Mode) -> None:
    assert progress(attempt(5.0, "a", 1.0, mode)).rating(GAME) is None


def test_what_was_failed_comes_back_and_what_was_solved_does_not() -> None:
    made = progress(attempt(0.0, "a", 0.0), attempt(1.0, "b", 1.0), attempt(2.0, "c", 0.5))
    assert made.due(1000.0, GAME) == ["a", "c"]
    assert made.due(1000.0, "turkish") == []
    assert made.next_due(0.0, GAME) == 600.0
    made.add([attempt(700.0, "a", 1.0, Mode.DUE)])
    assert made.due(1000.0, GAME) == ["c"]
    assert made.due(3 * DAY, GAME) == ["c", "a"]


def test_own_puzzles_have_a_deck_of_their_own() -> None:
    made = progress(OwnPuzzle(0.0, SHOT), OwnPuzzle(1.0, FREE), OwnPuzzle(9.0, SHOT))
    assert made.own_due(5.0, GAME) == [SHOT, FREE]
    made.add([attempt(10.0, SHOT.id, 1.0, Mode.MISTAKES), attempt(11.0, FREE.id, 0.0, Mode.MISTAKES)])
    assert made.own_due(5000.0, GAME) == [FREE]
    assert made.due(5000.0, GAME) == []
    assert made.next_due(11.0, GAME, own=True) == pytest.approx(610.0, abs=1.5)
    made.add([attempt(12.0, "never found", 0.0, Mode.MISTAKES)])  # as of a file that lost a line


def test_the_best_of_storms_and_endings() -> None:
    storms = [
        StormResult(at, GAME, solved, failed) for at, solved, failed in ((0, 5, 0), (1, 9, 3), (2, 9, 1))
    ]
    endings = [
        EndingResult(at, GAME, "W:", won, moves, 5) for at, won, moves in ((3, True, 9), (4, False, 2))
    ]
    made = progress(*storms, *endings)
    assert made.best_storm(GAME) == storms[2]
    assert made.best_storm("turkish") is None
    assert made.ending(GAME, "W:") == endings[0]


def test_counts_of_the_day_the_row_and_the_games_looked_through() -> None:
    made = progress(
        attempt(0.0, "a", 1.0),
        attempt(DAY, "b", 0.0),
        attempt(DAY + 1, "c", 1.0, Mode.DAILY),
        attempt(DAY + 2, "d", 1.0),
        Examined(DAY, "game", 40),
        Examined(DAY + 5, "game", 55),
    )
    assert made.streak == 2
    assert made.solved_since(DAY) == 2
    assert made.daily_points("c") == 1.0
    assert made.daily_points("d") is None
    assert made.examined == {"game": 55}
