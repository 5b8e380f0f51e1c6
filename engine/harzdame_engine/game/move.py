"""Pieces and moves: values without behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules


class Color(StrEnum):
    """A side. The value is the letter of PDN's FEN."""

    WHITE = "W"
    BLACK = "B"

    @property
    def other(self) -> Color:
        """The opponent."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE


def beginner(rules: Rules) -> Color:
    """The side that makes the first move of a game."""
    return Color.BLACK if rules.black_begins else Color.WHITE


class Piece(NamedTuple):
    """A man, or a king if `king`."""

    color: Color
    king: bool = False


class Landing(NamedTuple):
    """A square that a move lands on.

    `captured` is the piece jumped on the way there, None for a plain step.
    `crowned`: the man became a king here; where a man that is crowned goes on
    capturing, the move's later landings are a king's.
    """

    square: Square
    captured: Square | None = None
    crowned: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One turn of a game, landing by landing.

    Two moves are equal when they start on the same square and leave the same
    position, whatever way the capture took. `Position.moves_along` and
    `Position.moves_through` give a move the way that is asked for.
    """

    origin: Square
    landings: tuple[Landing, ...]

    @property
    def target(self) -> Square:
        """The square on which the move ends."""
        return self.landings[-1].square

    @property
    def squares(self) -> tuple[Square, ...]:
        """The whole way: the origin, then the squares landed on."""
        return self.origin, *(landing.square for landing in self.landings)

    @property
    def captures(self) -> tuple[Square, ...]:
        """The pieces jumped, in order; empty for a plain step."""
        return tuple(landing.captured for landing in self.landings if landing.captured is not None)

    @property
    def promotes(self) -> bool:
        """Whether a man becomes a king."""
        return any(landing.crowned for landing in self.landings)

    def _outcome(self) -> tuple[Square, Square, frozenset[Square]]:
        return self.origin, self.target, frozenset(self.captures)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._outcome() == other._outcome()

    def __hash__(self) -> int:
        return hash(self._outcome())

    def __str__(self) -> str:
        """PDN form: ``c3-c4``, or every square landed on, ``c3xe3xe5``."""
        return ("x" if self.captures else "-").join(self.squares)
