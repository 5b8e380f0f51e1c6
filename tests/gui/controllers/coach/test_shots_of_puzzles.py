"""The situations by which the coach is measured: one bad step before the shots among the puzzles."""

from __future__ import annotations

from harzdame_engine.puzzles.puzzle import PuzzleTheme
from harzdame_engine.puzzles.puzzle_file import installed_puzzles

from tests.benchmarks.coach import steps_to


def test_each_step_leads_to_the_puzzle() -> None:
    shots = [each for each in installed_puzzles("harzdame") if PuzzleTheme.SHOT in each.themes]
    found = 0
    for puzzle in [each for each in shots if len(each.solution) >= 7][:10]:
        for before, move in steps_to(puzzle.position):
            assert before.turn is not puzzle.solver
            assert before.play(move) == puzzle.position
            found += 1
    assert found > 20
