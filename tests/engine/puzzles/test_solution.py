"""The search for a puzzle, on positions whose solutions are known."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, Score
from harzdame_engine.puzzles.solution import Solver, Standards

from tests.made_up_puzzles import BREAKTHROUGH, CHOICE, SHOT

QUICK = Standards(nodes=2_000, proof=5)


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(QUICK)


@pytest.mark.parametrize(("fen", "solution"), [SHOT, BREAKTHROUGH, CHOICE])
def test_a_solution_is_found_move_by_move(solver: Solver, fen: str, solution: str) -> None:
    position = Position.from_fen(fen)
    solver.new_game()
    assert solver.is_candidate(position)
    found = solver.solution(position)
    assert found is not None
    assert [str(step.move) for step in found.steps] == solution.split()
    assert found.only


@pytest.mark.parametrize(
    "fen",
    [
        Position.start().fen,  # nobody wins
        "W:WKa1,Ka8,Kh1:Bh8",  # every move wins
        "W:Wa3:Bb3,h7",  # the only legal move
    ],
)
def test_a_position_without_a_single_winning_move_is_no_puzzle(solver: Solver, fen: str) -> None:
    position = Position.from_fen(fen)
    assert not solver.is_candidate(position)
    assert solver.solution(position) is None


def test_one_more_capture_than_any_other_move_is_trivial(solver: Solver) -> None:
    # in a game without the duty to take most, the longest capture lies open
    position = Position.from_fen("W:Wa1,c3:Bd4,f6,b4,h8", "keny")
    moves = position.legal_moves()
    found = solver.solution(position)
    assert found is None or len(found.steps) > 1 or not moves[0].captures


def test_between_winning_and_holding_lies_a_gap() -> None:
    standards = Standards(won=150, held=70)
    assert standards.wins(Score(150))
    assert not standards.wins(Score(149))
    assert standards.holds(Score(70))
    assert not standards.holds(Score(71))
    assert standards.holds(Score(-29_000, -4))


def test_few_pieces_are_searched_deeper() -> None:
    many, few = Position.start(), Position.from_fen("W:WKa1:Bh8")
    assert QUICK.proof_nodes(many) == 10_000
    assert QUICK.proof_nodes(few) == 50_000
    assert QUICK.check_nodes(many) == 200_000
    assert QUICK.check_nodes(few) == 1_000_000


def test_the_routine_at_the_end_is_left_out(solver: Solver) -> None:
    for fen in (SHOT[0], BREAKTHROUGH[0], CHOICE[0]):
        found = solver.solution(Position.from_fen(fen))
        assert found is not None
        last = found.steps[-1]
        assert last.move.captures or len(last.position.legal_moves()) > 1
