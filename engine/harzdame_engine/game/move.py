"""Pieces and moves: values without behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.rules.board import Square


class Color(StrEnum):
    """A side. The value is the letter of PDN's FEN."""

    WHITE = "W"
    BLACK = "B"

    @property
    def other(self) -> Color:
        """The opponent."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE


class Piece(NamedTuple):
    """A man, or a king if `king`."""

    color: Color
    king: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """What happens in one turn.

    `path` lists the squares landed on, in order; the last is `target`.
    `captures` lists the pieces jumped, in order; empty for a plain step.
    Two moves are equal when they start on the same square and leave the same
    position, whatever way the capture took.
    """

    origin: Square
    path: tuple[Square, ...]
    captures: tuple[Square, ...] = ()
    promotes: bool = False

    @property
    def target(self) -> Square:
        """The square on which the move ends."""
        return self.path[-1]

    def _outcome(self) -> tuple[Square, Square, frozenset[Square]]:
        return self.origin, self.target, frozenset(self.captures)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._outcome() == other._outcome()

    def __hash__(self) -> int:
        return hash(self._outcome())

    def __str__(self) -> str:
        """PDN form: ``c3-c4``, or every square landed on, ``c3xe3xe5``."""
        return ("x" if self.captures else "-").join((self.origin, *self.path))
