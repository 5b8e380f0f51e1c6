"""The gain of a line: cut where it is won for good, counted where the pieces have come to rest."""

from __future__ import annotations

import pytest
from harzdame_engine import Move, Position
from harzdame_engine.puzzles.puzzle import Puzzle
from harzdame_engine.review.gain import Gain, gain

from tests.engine.puzzles.made_up import FREE, KING, RACE, SHOT


def solution(puzzle: Puzzle) -> tuple[Move, ...]:
    return tuple(step.move for step in puzzle.steps())


def on(puzzle: Puzzle, plies: int) -> tuple[Move, ...]:
    """The solution, and more moves, each the first that is legal."""
    line, position = list(solution(puzzle)), puzzle.position
    for move in line:
        position = position.play(move)
    while len(line) < plies and (moves := position.legal_moves()):
        line.append(moves[0])
        position = position.play(moves[0])
    return tuple(line)


def test_pieces_are_counted_on_balance() -> None:
    line = solution(FREE)
    assert [len(move.captures) for move in line] == [0, 2, 3]
    found = gain(FREE.position, line)
    assert (found.line, found.pieces, found.crowned) == (line, 1, True)


def test_a_king_that_is_caught_counts() -> None:
    found = gain(KING.position, solution(KING))
    assert (found.pieces, found.crowned, found.caught) == (1, False, True)


def test_a_place_with_a_capture_to_come_does_not_count() -> None:
    found = gain(SHOT.position, solution(SHOT)[:2], least=2)
    assert found == Gain(solution(SHOT)[:2])


@pytest.mark.parametrize("puzzle", [KING, FREE])
def test_what_follows_is_told_up_to_the_gain_and_no_further(puzzle: Puzzle) -> None:
    least, line = len(puzzle.solution), on(puzzle, 16)
    found = gain(puzzle.position, line, least)
    assert found.line == line[: len(found.line)]
    assert least <= len(found.line) < 16
    assert gain(puzzle.position, line, len(found.line) + 1).covers(found)


def test_where_nothing_is_won_the_whole_line_is_told() -> None:
    line = solution(RACE)
    found = gain(RACE.position, line, 3)
    assert found.is_nothing
    assert found.line == line


def test_a_line_that_ends_the_game_is_told_to_its_end() -> None:
    position = Position.from_fen("W:Wc3:Bd3", "harzdame")
    moves = position.legal_moves()
    assert gain(position, moves) == Gain(tuple(moves), ends_game=True)
