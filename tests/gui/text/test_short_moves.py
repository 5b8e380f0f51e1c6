"""Captures written with every square, and with their ends alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from harzdame_engine import GameTree, Move, Position

from harzdame_gui.text.move_rows import Pair, RowWriter
from harzdame_gui.text.short_moves import short_move, write_captures

TWINS = "B:W28,30,32,34,36,38,43,44,45,46,48,50:B1,2,3,5,6,7,9,10,12,16,18,20,23,K47"
"""The king of 47 may go to 49 by way of 29 and 40, and by way of 24 and 35."""


@pytest.fixture
def ends() -> Iterator[None]:
    write_captures(whole=False)
    yield
    write_captures(whole=True)


def capture(fen: str, text: str) -> Move:
    return Position.from_fen(fen, "international").parse_move(text)


def test_every_square_is_written_as_a_rule() -> None:
    assert short_move(capture(TWINS, "47x29x40x49")) == "47x29x40x49"


def test_the_ends_alone(ends: None) -> None:
    assert short_move(capture(TWINS, "47x29x40x49")) == "47x49"
    assert short_move(Position.start().parse_move("f1-g1")) == "f1-g1"


def test_two_captures_that_share_their_ends_are_told_apart(ends: None) -> None:
    position = Position.from_fen(TWINS, "international")
    moves = position.legal_moves()
    told = [short_move(move, moves) for move in moves]
    assert len(set(told)) == len(told) > 1
    assert "47x29x40x49" in told


def test_a_game_that_was_written_is_written_anew() -> None:
    position = Position.from_fen("W:W28,38:B22,12,42,43", "international")
    tree = GameTree(position)
    (move,) = position.legal_moves()
    assert len(move.captures) > 1
    tree.add(tree.root, move)
    writer = RowWriter()

    def told() -> str:
        (row,) = writer.write(tree)
        assert isinstance(row, Pair)
        return row.first[0].text

    assert told() == str(move)
    write_captures(whole=False)
    assert told() == f"{move.origin}x{move.target}"
    write_captures(whole=True)
    assert told() == str(move)
