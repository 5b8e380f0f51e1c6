"""Puzzles as values: what follows from their position and solution."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, IllegalMove, PositionError
from harzdame_engine.puzzles.puzzle import puzzle_id

from tests.made_up_puzzles import BREAKTHROUGH, QUIET, SHOT, puzzle


def test_the_solution_is_played_move_by_move() -> None:
    steps = puzzle(*SHOT).steps()
    assert [str(step.move) for step in steps] == SHOT[1].split()
    assert [step.position.turn for step in steps] == [Color.WHITE, Color.BLACK, Color.WHITE]
    assert steps[1].position == steps[0].position.play(steps[0].move)


def test_length_and_quiet_moves_are_the_solvers() -> None:
    assert (puzzle(*SHOT).length, puzzle(*SHOT).quiet_moves) == (2, 0)
    assert (puzzle(*QUIET).length, puzzle(*QUIET).quiet_moves) == (3, 2)
    assert puzzle(*BREAKTHROUGH).solver is Color.BLACK


def test_the_id_never_changes() -> None:
    assert puzzle_id("harzdame", SHOT[0]) == "d3ab1e8319"
    assert puzzle_id("hexdame", SHOT[0]) != puzzle_id("harzdame", SHOT[0])


def test_what_cannot_be_played_is_refused() -> None:
    good = puzzle(*SHOT)
    with pytest.raises(IllegalMove):
        good._replace(solution=("a1-a8",)).steps()
    with pytest.raises(PositionError):
        good._replace(fen="W:Wz9:Bh8").steps()
