"""Yardsticks: ways of choosing a move so simple that the weakest levels can be measured by them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position

_KING = 3
"""Men that a king is worth to a player who only counts."""

Choice = Callable[[Position, random.Random], Move]


def random_move(position: Position, chance: random.Random) -> Move:
    """Any legal move, all equally likely."""
    return chance.choice(position.legal_moves())


def greedy_move(position: Position, chance: random.Random) -> Move:
    """A move after which, and after the answer that costs most, the mover has most; any that are equal.

    Where pieces are to be given away, it is the fewest that are most.
    """
    moves = position.legal_moves()
    rest = [_after_answer(after, position.turn) for after in position.successors()]
    best = max(rest)
    return chance.choice([move for move, left in zip(moves, rest, strict=True) if left == best])


def _after_answer(position: Position, color: Color) -> float:
    """The least material that an answer leaves to `color`; infinite, if there is no answer to be had.

    That wins, but where pieces are to be given away.
    """
    ended = -math.inf if position.rules.gives_away else math.inf
    return min((_balance(answered, color) for answered in position.successors()), default=ended)


def _balance(position: Position, color: Color) -> int:
    """The material of `color` less that of the other side, in men; the other way round to be given away."""
    white_men, white_kings, black_men, black_kings = map(int.bit_count, position.bits)
    balance = white_men - black_men + _KING * (white_kings - black_kings)
    return balance if (color is Color.WHITE) != position.rules.gives_away else -balance


YARDSTICKS: Mapping[str, Choice] = {"random": random_move, "greedy": greedy_move}
"""The yardsticks by name."""
