"""Harzdame is the same game for both colours and on both sides of the long diagonal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from harzdame_engine import Position

from tests.reference.games import HARZDAME
from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.rules.rulebook import mirrored, swapped, turned


def _moves(position: Position, seen: Callable[[str], str]) -> set[tuple[str, str, frozenset[str], bool]]:
    return {
        (seen(move.origin), seen(move.target), frozenset(map(seen, move.captures)), move.promotes)
        for move in position.legal_moves()
    }


def _check(squares: Callable[[str], str], fens: Callable[[str], str]) -> None:
    for each in samples(HARZDAME, random.Random("symmetry"), 400):
        position = Position.from_fen(write_fen(each), "harzdame")
        other = Position.from_fen(fens(position.fen), "harzdame")
        assert _moves(position, squares) == _moves(other, str), position.fen
        assert position.perft(2) == other.perft(2), position.fen


# Black's directions are White's turned by 180°, says the preamble.
def test_turned_with_colours_exchanged() -> None:
    _check(turned, lambda fen: swapped(turned(fen)))


# N and E, the set-up and the promotion squares change places in the diagonal from a1 to h8.
def test_mirrored_in_the_long_diagonal() -> None:
    _check(mirrored, mirrored)


@pytest.mark.parametrize("view", [turned, mirrored])
def test_a_view_twice_is_none(view: Callable[[str], str]) -> None:
    assert all(view(view(square)) == square for square in HARZDAME.board.places)
