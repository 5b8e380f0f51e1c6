"""The reference obeys the rulebook, which was worked out by hand."""

from __future__ import annotations

import pytest

from tests.reference.captures import Move, follow
from tests.reference.games import HARZDAME
from tests.reference.moves import legal_moves, play
from tests.reference.position import Position, read_fen
from tests.rules.rulebook import Case, Line, Result, cases, results


def _squares(way: str) -> tuple[str, ...]:
    return tuple(way.replace("-", "x").split("x"))


def _move(position: Position, line: Line) -> Move:
    """The one move that all ways of a line play."""
    moves: set[Move] = set()
    for way in line.ways:
        if "-" in way:
            origin, target = _squares(way)
            moves.add(Move(origin, target, frozenset(), line.promotes))
        else:
            found = follow(position, _squares(way))
            assert found is not None, f"{way} jumps what cannot be jumped"
            moves.add(found[0])
    (move,) = moves
    assert move.promotes == line.promotes
    return move


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.fen} {case.clause}")
def test_legal_moves(case: Case) -> None:
    position = read_fen(case.fen, HARZDAME)
    assert legal_moves(position) == {_move(position, line) for line in case.lines}


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.fen)
def test_no_case_has_a_man_on_its_promotion_squares(case: Case) -> None:
    pieces = read_fen(case.fen, HARZDAME).pieces
    assert not [at for at, p in pieces.items() if not p.king and at in HARZDAME.promotion_squares[p.side]]


@pytest.mark.parametrize("result", results(), ids=lambda result: f"{result.move} {result.clause}")
def test_results(result: Result) -> None:
    position = read_fen(result.fen, HARZDAME)
    origin, target = _squares(result.move)[0], _squares(result.move)[-1]
    (move,) = (move for move in legal_moves(position) if (move.origin, move.target) == (origin, target))
    assert play(position, move).key == read_fen(result.after, HARZDAME).key
