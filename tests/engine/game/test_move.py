"""The contents of a move, landing by landing."""

from __future__ import annotations

import copy
import pickle

import pytest
from harzdame_engine import Landing, Move, Position

#: A king takes d6 and f8, then h7 and f6, and comes by the square that d6 has left.
FREED = "W:WKd4:Bd6,Kf8,h7,f6"
#: A man that jumps onto the last row and can take three more from there.
CROWNED = "W:Wd6,a1:Bd7,c8,a7,e6"


def along(position: Position, *path: str) -> Move:
    """The one move that begins along `path`."""
    (move,) = position.moves_along(path)
    return move


def test_each_landing_tells_what_was_jumped_before_it() -> None:
    move = Position.from_fen("W:Wc3:Bc4,d5,h8").parse_move("c3xe5")
    assert move.landings == (Landing("c5", captured="c4"), Landing("e5", captured="d5"))
    assert (move.squares, move.captures, move.target) == (("c3", "c5", "e5"), ("c4", "d5"), "e5")
    assert str(move) == "c3xc5xe5"


def test_a_step_and_a_line_leap_take_nobody() -> None:
    assert Position.start().parse_move("f1-g1").landings == (Landing("g1"),)
    assert Position.start("dameo").parse_move("a1-d4").landings == (Landing("d4"),)


def test_a_capture_over_a_square_that_was_freed_takes_each_piece_once() -> None:
    across = along(Position.from_fen(FREED, "turkish"), "d4", "d8", "h8", "h6", "c6")
    assert across.captures == ("d6", "f8", "h7", "f6")
    back = along(Position.from_fen(FREED + ",d3", "turkish"), "d4", "d8", "h8", "h6", "d6", "d2")
    assert back.captures == ("d6", "f8", "h7", "f6", "d3")


@pytest.mark.parametrize(
    ("game", "fen", "path", "crowned"),
    [
        ("adigha", CROWNED, "d6 d8 a8 a6 h6", "d8"),  # and goes on as a king
        ("turkish", "W:Wd6,a1:Bd7,h8", "d6 d8", "d8"),
        ("harzdame", "W:Wg3:Ba8", "g3 h3", "h3"),
        ("harzdame", "W:WKg3:Ba8", "g3 h3", ""),
        ("international", "W:W12:B8,9,K46", "12 3 14", ""),  # passes the last row
    ],
)
def test_the_landing_where_a_man_becomes_a_king(game: str, fen: str, path: str, crowned: str) -> None:
    move = along(Position.from_fen(fen, game), *path.split())
    assert [landing.square for landing in move.landings if landing.crowned] == crowned.split()
    assert move.promotes == bool(crowned)


def test_moves_by_different_ways_are_equal_and_each_keeps_its_own() -> None:
    # over c2 to d2 or e2, and on over f2 to h2
    position = Position.from_fen("W:WKb2:Bc2,f2,h8")
    (near,) = (move for move in position.legal_moves() if move.target == "h2")
    far = along(position, "b2", "e2", "h2")
    assert (near.squares, far.squares) == (("b2", "d2", "h2"), ("b2", "e2", "h2"))
    assert near == far
    assert hash(near) == hash(far)
    assert position.play(near) == position.play(far)
    assert position.moves_through(("b2", "e2", "h2"))[0].squares == far.squares


def test_a_way_of_many_jumps_keeps_what_it_takes() -> None:
    position = Position.from_fen("W:WKb2:Bb3,d4,d5,g6")
    for middle, taken in (("b4", "d4"), ("b5", "d5")):
        (move,) = (move for move in position.moves_along(("b2", middle)) if move.target == "g8")
        assert move.captures == ("b3", taken, "g6")


def test_a_move_can_be_copied_and_kept() -> None:
    move = Position.from_fen("W:Wc3:Bc4,d5,h8").parse_move("c3xe5")
    for again in (copy.deepcopy(move), pickle.loads(pickle.dumps(move))):  # noqa: S301
        assert (again, again.landings) == (move, move.landings)
