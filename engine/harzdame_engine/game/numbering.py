"""Numbers of moves as a record of play counts them: one number for a move of the beginner and its answer.

The beginner is the side that makes the first move of a game by its rules, also
where a position was set up in which the other side is to move.
"""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.move import beginner
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import Node


class MoveNumber(NamedTuple):
    """The number of a move; `answers`: it is a move of the side that does not begin."""

    number: int
    answers: bool

    def __str__(self) -> str:
        """As it stands before the move: “12.”, before an answer “12…”."""
        return f"{self.number}{'…' if self.answers else '.'}"

    def after(self, moves: int) -> MoveNumber:
        """The number of the move that many moves later."""
        number, answers = divmod(2 * self.number + self.answers + moves, 2)
        return MoveNumber(number, answers == 1)


def answers(position: Position) -> bool:
    """Whether the side to move is the one that does not begin the game."""
    return position.turn is not beginner(position.rules)


def first_number(start: Position) -> MoveNumber:
    """The number of the first move of a record that begins with the position."""
    return MoveNumber(1, answers(start))


def number_of(node: Node) -> MoveNumber:
    """The number of the move that led to a node; of the root, the one before the first."""
    start_answers = answers(node.position) != (node.ply % 2 == 1)
    return MoveNumber(1, start_answers).after(node.ply - 1)


def numbered_move(node: Node) -> str:
    """A move with its number, as “12. d3-d4” or “12… e6-e5”; an empty text for the beginning."""
    return "" if node.move is None else f"{number_of(node)} {node.move}"
