"""Styles of play: the habits of a player, as a small preference among moves of about the same worth.

A habit looks at a move and says from 0 to 1 how well it fits, by the rules of
the game alone, so that every style plays every game. The search adds the
preference to the scores of the moves to choose from: the move played is never
worse, in its own eyes, than the best one by more than the style's margin.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules

MARGIN = 30
"""Hundredths of a man that a style may cost."""
_CLOSE = 3
"""The number of friends around a square that is as much company as can be wished for."""


class Style(NamedTuple):
    """A way to play: `habits` by their names with their weights, within `margin` hundredths of a man."""

    id: str
    habits: tuple[tuple[str, int], ...]
    margin: int = MARGIN

    def preferences(self, position: Position) -> list[int]:
        """Hundredths of a man for each of the legal moves.

        The move that fits best has the whole `margin`, the one that fits least 0;
        where all fit alike, none is preferred.
        """
        fits = [self._fit(position, move) for move in position.legal_moves()]
        least, most = min(fits, default=0.0), max(fits, default=0.0)
        if least == most:
            return [0] * len(fits)
        return [round(self.margin * (fit - least) / (most - least)) for fit in fits]

    def _fit(self, position: Position, move: Move) -> float:
        return sum(weight * _HABITS[name](position, move) for name, weight in self.habits)


STYLES: tuple[Style, ...] = (
    Style("aggressive", (("threaten", 3), ("advance", 2))),
    Style("trader", (("trade", 1),)),
    Style("quiet", (("avoid trades", 1),)),
    Style("guard", (("back rows", 1),)),
    Style("edges", (("edge", 1),)),
    Style("close", (("company", 1),)),
    Style("runner", (("race", 1),)),
)


def style_named(style_id: str) -> Style | None:
    """The style with this id, or None."""
    return next((style for style in STYLES if style.id == style_id), None)


def _threaten(position: Position, move: Move) -> float:
    """The move would be followed by a capture if the opponent could pass."""
    after = position.play(move)
    try:
        again = Position.of(position.rules, after.pieces, position.turn)
    except PositionError:  # it takes the last piece
        return 1.0
    moves = again.legal_moves()
    return float(bool(moves) and bool(moves[0].captures))


def _advance(position: Position, move: Move) -> float:
    """A man comes nearer to its promotion."""
    way = _ways(position.rules, position.turn)
    return float(_is_man(position, move) and way[move.target] < way[move.origin])


def _trade(position: Position, move: Move) -> float:
    """A capture, or an offer that must be taken."""
    if move.captures:
        return 1.0
    replies = position.play(move).legal_moves()
    return float(bool(replies) and bool(replies[0].captures))


def _avoid_trades(position: Position, move: Move) -> float:
    return 1.0 - _trade(position, move)


def _keep_back(position: Position, move: Move) -> float:
    """No man leaves the last row or, half as bad, the one before it."""
    if not _is_man(position, move):
        return 1.0
    way = _ways(position.rules, position.turn)
    return min(max(way.values()) - way[move.origin], 2) / 2


def _edge(position: Position, move: Move) -> float:
    return float(move.target in _edges(position.rules))


def _company(position: Position, move: Move) -> float:
    """Friends stand around the square that the move leads to."""
    rules, pieces = position.rules, position.pieces
    near = {rules.board.neighbour(move.target, direction) for direction in rules.board.beside}
    near.discard(move.origin)
    friends = sum(
        square in pieces and pieces[square].color is position.turn for square in near if square is not None
    )
    return min(friends, _CLOSE) / _CLOSE


def _race(position: Position, move: Move) -> float:
    """A man hurries to become a king, the foremost the more."""
    if not _is_man(position, move):
        return 0.0
    if any(landing.crowned for landing in move.landings):
        return 1.0
    way = _ways(position.rules, position.turn)
    if way[move.target] >= way[move.origin]:
        return 0.0
    return 1.0 - way[move.target] / max(way.values())


_HABITS: dict[str, Callable[[Position, Move], float]] = {
    "threaten": _threaten,
    "advance": _advance,
    "trade": _trade,
    "avoid trades": _avoid_trades,
    "back rows": _keep_back,
    "edge": _edge,
    "company": _company,
    "race": _race,
}


def _is_man(position: Position, move: Move) -> bool:
    return not position.pieces[move.origin].king


@cache
def _ways(rules: Rules, color: Color) -> dict[Square, int]:
    """The steps that a man of `color` is away from its promotion, for each square; without its captures."""
    board = rules.board
    if color is Color.BLACK:
        return {board.opposite(square): steps for square, steps in _ways(rules, Color.WHITE).items()}
    far = len(board.names)
    way = {square: 0 if square in rules.promotion_squares else far for square in board.names}
    changed = True
    while changed:
        changed = False
        for square in board.names:
            nexts = (board.neighbour(square, step) for step in rules.man_steps)
            steps = min((way[each] + 1 for each in nexts if each is not None), default=far)
            if steps < way[square]:
                way[square] = steps
                changed = True
    return {square: steps if steps < far else 0 for square, steps in way.items()}


@cache
def _edges(rules: Rules) -> frozenset[Square]:
    board = rules.board
    return frozenset(
        square
        for square in board.names
        if any(board.neighbour(square, direction) is None for direction in board.beside)
    )
