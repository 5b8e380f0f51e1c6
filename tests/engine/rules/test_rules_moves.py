"""The core obeys the rulebooks: each clause or cell with its position and complete list of legal moves."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Outcome, Position, Termination, variant

from tests.for_each import for_each
from tests.rules.rulebook import Case, Result, cases, results

HARZDAME = "harzdame"


@for_each("case", cases(), ids=str)
def test_legal_moves(case: Case) -> None:
    moves = Position.from_fen(case.fen, case.game).legal_moves()
    written = {str(move): move.promotes for move in moves}
    expected = {way: line.promotes for line in case.lines for way in line.ways if way in written}
    missing = [" | ".join(sorted(line.ways)) for line in case.lines if not line.ways & written.keys()]
    assert (written, missing) == (expected, [])
    assert len(moves) == len(case.lines)


@for_each("case", cases(), ids=str)
def test_every_way_to_play_a_move_is_understood(case: Case) -> None:
    position = Position.from_fen(case.fen, case.game)
    for line in case.lines:
        assert len({position.parse_move(way) for way in line.ways}) == 1


@for_each("result", results(), ids=lambda result: f"{result.move} {result.clause}")
def test_results(result: Result) -> None:
    position = Position.from_fen(result.fen, HARZDAME)
    after = position.play(position.parse_move(result.move))
    expected = Position.from_fen(result.after, HARZDAME)
    assert (after.pieces, after.turn) == (expected.pieces, expected.turn)


def test_the_start_is_the_rulebooks() -> None:
    start = Position.start(HARZDAME)
    assert start.turn is Color.WHITE
    squares = start.rules.board.names
    numbers = {square: ("abcdefgh".index(square[0]) + 1, int(square[1])) for square in squares}
    assert len(numbers) == 64
    for square, (file, rank) in numbers.items():
        piece = start.pieces.get(square)
        if file + rank <= 7:
            assert piece is not None and (piece.color, piece.king) == (Color.WHITE, False)
        elif (9 - file) + (9 - rank) <= 7:
            assert piece is not None and (piece.color, piece.king) == (Color.BLACK, False)
        else:
            assert piece is None
    assert len(start.pieces) == 42


@pytest.mark.parametrize(
    ("color", "squares"),
    [
        (Color.WHITE, "c8 d8 e8 f8 g8 h8 h7 h6 h5 h4 h3"),
        (Color.BLACK, "a6 a5 a4 a3 a2 a1 b1 c1 d1 e1 f1"),
    ],
)
def test_a_man_is_crowned_on_eleven_squares_and_no_others(color: Color, squares: str) -> None:
    # Harzdame: "White promotes on c8–h8 and h3–h8,
    # Black on a1–a6 and a1–f1: eleven squares each."
    rules = variant(HARZDAME)
    assert (rules.promotion_squares if color is Color.WHITE else rules.promotion_squares_black) == set(
        squares.split()
    )
    enemies = "a1 b1" if color is Color.WHITE else "h8 g8"
    crowned: set[str] = set()
    for origin in set(rules.board.names) - set(squares.split()) - set(enemies.split()):
        fen = f"W:W{origin}:BKa1,Kb1" if color is Color.WHITE else f"B:WKh8,Kg8:B{origin}"
        for move in Position.from_fen(fen, HARZDAME).legal_moves():
            assert move.promotes == (move.target in squares.split())
            crowned |= {move.target} if move.promotes else set()
    # The corner can be reached by a capture only: tests/rules has that case.
    assert crowned == set(squares.split()) - ({"h8"} if color is Color.WHITE else {"a1"})


@pytest.mark.parametrize(
    ("fen", "loser"),
    [("W:Wa8:Bb8,c8", Color.WHITE), ("B:Wg1,f1:Bh1", Color.BLACK), ("W:WKh1:Bh2,h3,g1,Kf1", Color.WHITE)],
)
def test_who_has_no_move_loses(fen: str, loser: Color) -> None:
    # Shared 1: "Who has no legal move, because nothing is left or everything is blocked, loses."
    assert Position.from_fen(fen, HARZDAME).outcome() == Outcome(loser.other, Termination.NO_MOVES)


@pytest.mark.parametrize(
    ("fen", "move", "winner"),
    [("W:Wd4:Bd5", "d4xd6", Color.WHITE), ("B:Wd4,d2:Bd5", "d5xd3xd1", Color.BLACK)],
)
def test_who_has_no_piece_loses(fen: str, move: str, winner: Color) -> None:
    position = Position.from_fen(fen, HARZDAME)
    after = position.play(position.parse_move(move))
    assert after.outcome() == Outcome(winner, Termination.NO_PIECES)
    assert after.legal_moves() == ()
    assert [after.perft(depth) for depth in range(3)] == [1, 0, 0]


def test_a_game_goes_on_while_there_are_moves() -> None:
    assert Position.start(HARZDAME).outcome() is None
    assert Position.from_fen("W:WKd4:BKh8", HARZDAME).outcome() is None
