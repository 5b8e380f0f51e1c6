"""Rearrangements of pieces that are being set up: mirrored, exchanged, shifted, put on another board.

They are about places alone: what comes out may be a position that cannot be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from harzdame_engine.game.move import Piece
from harzdame_engine.rules.board import Board, Direction, Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.symmetries import symmetries

Pieces = dict[Square, Piece]


class OffBoardError(ValueError):
    """Pieces would leave the board: those on `squares`."""

    def __init__(self, squares: tuple[Square, ...]) -> None:
        super().__init__(f"off the board: {', '.join(squares)}")
        self.squares = squares


@cache
def mirror(rules: Rules) -> dict[Square, Square] | None:
    """Square → the square that it has in the mirror, in which the game is the same; None: there is no such.

    It is left and right that are exchanged, or where men go towards a corner, the sides of its diagonal.
    """
    name, bit = rules.board.name_of_bit, rules.board.bit_of
    for symmetry in symmetries(rules)[1:]:
        if not symmetry.swaps:
            return {square: name[symmetry.squares[bit[square]]] for square in rules.board.names}
    return None


def mirrored(pieces: Mapping[Square, Piece], rules: Rules) -> Pieces:
    """The pieces as seen in the game's mirror; as they are if it has none."""
    images = mirror(rules) or {}
    return {images.get(square, square): piece for square, piece in pieces.items()}


def exchanged(pieces: Mapping[Square, Piece], board: Board) -> Pieces:
    """The same game for the other side: each piece in the other colour, and the board turned by 180°.

    The turn is to pass to the other side with it.
    """
    return {board.opposite(square): Piece(piece.color.other, piece.king) for square, piece in pieces.items()}


def shifted(pieces: Mapping[Square, Piece], board: Board, direction: Direction) -> Pieces:
    """All pieces on the adjacent squares in White's `direction`.

    Raises:
        OffBoardError: some have none there.
    """
    targets = {square: board.neighbour(square, direction) for square in pieces}
    if lost := tuple(square for square, target in targets.items() if target is None):
        raise OffBoardError(lost)
    return {target: pieces[square] for square, target in targets.items() if target is not None}


def carried_over(pieces: Mapping[Square, Piece], board: Board, other: Board) -> Pieces:
    """The pieces that have a place on the `other` board, each as far from White's left corner as before."""
    if board is other:
        return dict(pieces)
    if board.cell is not other.cell:  # their grids do not compare; the letters and ranks of squares may
        return {square: piece for square, piece in pieces.items() if square in other.index}
    squares = _squares(other)
    found = {squares.get(board.place(square)): piece for square, piece in pieces.items()}
    return {square: piece for square, piece in found.items() if square is not None}


@cache
def _squares(board: Board) -> dict[tuple[int, int], Square]:
    return dict(zip(zip(board.columns, board.rows, strict=True), board.names, strict=True))
