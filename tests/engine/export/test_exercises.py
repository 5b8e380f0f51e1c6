"""Exercises on paper: their solutions in one line."""

from __future__ import annotations

from harzdame_engine import Position
from harzdame_engine.export.exercises import PaperExercise


def test_a_solution_is_numbered_by_the_side_that_begins_the_game() -> None:
    start = Position.start("english")  # in which Black begins
    moves = start.legal_moves()[:1]
    answer = start.play(moves[0]).legal_moves()[0]
    assert PaperExercise(start, (*moves, answer)).solution_text == f"1. {moves[0]} {answer}"
    assert PaperExercise(start.play(moves[0]), (answer,)).solution_text == f"1… {answer}"
