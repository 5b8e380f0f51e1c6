"""Storms, by a clock that the test turns."""

from __future__ import annotations

from harzdame_gui.controllers.puzzles.storm import PENALTY, SECONDS, Storm
from tests.engine.puzzles.made_up import ALL, SHOT


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def begun(puzzles: object = ALL) -> tuple[Storm, Clock, list[None]]:
    clock, ended = Clock(), []
    storm = Storm(puzzles, clock=clock)
    storm.ended.connect(lambda: ended.append(None))
    storm.begin()
    return storm, clock, ended


def test_solved_puzzles_count_and_mistakes_cost_time() -> None:
    storm, clock, _ = begun()
    assert storm.left == SECONDS
    for points in (1.0, 1.0):
        storm.note(storm.next(), points)
    assert (storm.solved, storm.in_a_row, storm.penalized) == (2, 2, False)
    clock.now += 30
    storm.note(storm.next(), 0.0)
    assert (storm.solved, storm.in_a_row, storm.penalized) == (2, 0, True)
    assert storm.left == SECONDS - 30 - PENALTY
    assert len(storm.failed) == 1


def test_it_ends_with_the_time_once() -> None:
    storm, clock, ended = begun()
    puzzle = storm.next()
    clock.now += SECONDS + 1
    storm._tick()
    storm._tick()
    assert (storm.over, storm.left, len(ended)) == (True, 0.0, 1)
    assert storm.next() is None
    storm.note(puzzle, 1.0)
    assert storm.solved == 0, "too late"


def test_a_mistake_can_use_up_the_time() -> None:
    storm, clock, ended = begun()
    puzzle = storm.next()
    clock.now += SECONDS - PENALTY / 2
    storm.note(puzzle, 0.0)
    assert (storm.over, len(ended)) == (True, 1)


def test_it_ends_when_no_puzzle_is_left() -> None:
    storm, _, ended = begun([SHOT])
    assert storm.next() == SHOT
    storm.note(SHOT, 1.0)
    assert storm.next() is None
    assert (storm.over, storm.solved, len(ended)) == (True, 1, 1)
