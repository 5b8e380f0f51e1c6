"""Patterns of positions that a library can be searched for: pieces on some squares, and material."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.game.move import Color, Piece
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.rules.rules import Rules

_ALL = 128
"""More pieces than any board has room for."""


class Wanted(StrEnum):
    """What may be wanted of a square."""

    EMPTY = "empty"
    OCCUPIED = "occupied"
    WHITE = "white"
    WHITE_MAN = "white man"
    WHITE_KING = "white king"
    BLACK = "black"
    BLACK_MAN = "black man"
    BLACK_KING = "black king"

    @classmethod
    def piece(cls, piece: Piece) -> Wanted:
        """Exactly this piece."""
        if piece.color is Color.WHITE:
            return cls.WHITE_KING if piece.king else cls.WHITE_MAN
        return cls.BLACK_KING if piece.king else cls.BLACK_MAN

    @property
    def exchanged(self) -> Wanted:
        """The same of the other colour."""
        color, gap, kind = self.value.partition(" ")
        other = {"white": "black", "black": "white"}.get(color, color)
        return Wanted(other + gap + kind)


class Bounds(NamedTuple):
    """The fewest and the most pieces of a kind."""

    least: int = 0
    most: int = _ALL


ANY = Bounds()


class PositionPattern(NamedTuple):
    """What is wanted of a position in a game by `rules`; what is not named is open."""

    rules: Rules
    squares: Mapping[Square, Wanted] = {}
    turn: Color | None = None
    white_men: Bounds = ANY
    white_kings: Bounds = ANY
    black_men: Bounds = ANY
    black_kings: Bounds = ANY

    @classmethod
    def exactly(cls, position: Position) -> PositionPattern:
        """This position and no other."""
        pieces = position.pieces
        squares = {
            square: Wanted.piece(pieces[square]) if square in pieces else Wanted.EMPTY
            for square in position.rules.board.names
        }
        return cls(position.rules, squares, position.turn)

    @property
    def exchanged(self) -> PositionPattern:
        """The same for the other side: each piece in the other colour, and the board turned by 180°."""
        opposite = self.rules.board.opposite
        return PositionPattern(
            self.rules,
            {opposite(square): wanted.exchanged for square, wanted in self.squares.items()},
            None if self.turn is None else self.turn.other,
            white_men=self.black_men,
            white_kings=self.black_kings,
            black_men=self.white_men,
            black_kings=self.white_kings,
        )

    @property
    def open(self) -> bool:
        """Whether every position matches."""
        bounds = (self.white_men, self.white_kings, self.black_men, self.black_kings)
        return not self.squares and self.turn is None and all(each == ANY for each in bounds)

    def matches(self, position: Position) -> bool:
        """Whether a position of the same game is as wanted."""
        return self.native().matches(position._core)  # noqa: SLF001 - one package

    def native(self) -> _core.Pattern:
        """The pattern in the core's form."""
        bit_of, mask = self.rules.board.bit_of, dict.fromkeys(Wanted, 0)
        for square, wanted in self.squares.items():
            mask[wanted] |= 1 << bit_of[square]
        return native_rules(self.rules).width.Pattern(
            men=(mask[Wanted.WHITE_MAN], mask[Wanted.BLACK_MAN]),
            kings=(mask[Wanted.WHITE_KING], mask[Wanted.BLACK_KING]),
            pieces=(mask[Wanted.WHITE], mask[Wanted.BLACK]),
            occupied=mask[Wanted.OCCUPIED],
            empty=mask[Wanted.EMPTY],
            men_count=(self.white_men, self.black_men),
            king_count=(self.white_kings, self.black_kings),
            black_to_move=None if self.turn is None else self.turn is Color.BLACK,
        )
