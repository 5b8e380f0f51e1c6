"""Merits of a move that the rules alone can tell: no search, no judgement."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.board import Square

_MOST_REPLIES = 40
"""The most replies that an exchange is followed through; with more, nothing is said of it."""


class Merits(NamedTuple):
    """Facts about a legal move.

    `only`: there is no other. `wins`: the opponent has lost at once. `captures` counts the pieces that it
    takes, and `crowns` says that it makes a king. An exchange that the opponent is forced into loses at
    most `given` pieces and takes at least `regained` back with the next move; both are 0 where nothing is
    offered. `saved` are men that could have been taken, where nothing can be taken any more.
    `threatens` counts the pieces that the next move could take if the opponent did nothing about it.
    `safe`: the opponent cannot take anything. Where pieces are to be given away, none of these four is a
    merit, and `offered` counts the pieces that the opponent must take at least.
    """

    only: bool = False
    wins: bool = False
    captures: int = 0
    crowns: bool = False
    given: int = 0
    regained: int = 0
    saved: tuple[Square, ...] = ()
    threatens: int = 0
    safe: bool = True
    offered: int = 0


def merits(position: Position, move: Move) -> Merits:
    """The merits of `move`, which is legal in `position`.

    Raises:
        IllegalMove: it is not.
    """
    after = position.play(move)
    outcome = after.outcome()
    replies = after.legal_moves()
    safe = not any(reply.captures for reply in replies)
    if position.rules.gives_away:
        return Merits(
            only=len(position.legal_moves()) == 1,
            wins=outcome is not None and outcome.winner is position.turn,
            safe=False,
            offered=min((len(reply.captures) for reply in replies), default=0),
        )
    given, regained = (0, 0) if safe else _exchange(after, replies)
    return Merits(
        only=len(position.legal_moves()) == 1,
        wins=outcome is not None and outcome.winner is position.turn,
        captures=len(move.captures),
        crowns=any(landing.crowned for landing in move.landings),
        given=given,
        regained=regained,
        saved=position.threatened() if safe else (),
        threatens=_threatens(after, position.turn) if safe and replies else 0,
        safe=safe,
    )


def _exchange(after: Position, replies: tuple[Move, ...]) -> tuple[int, int]:
    """The most that the forced replies take, and the least that is then taken back; (0, 0): nothing is."""
    if len(replies) > _MOST_REPLIES:
        return 0, 0
    regained = min(_most(after.play(reply)) for reply in replies)
    return (max(len(reply.captures) for reply in replies), regained) if regained else (0, 0)


def _threatens(after: Position, player: Color) -> int:
    try:
        return _most(Position.of(after.rules, after.pieces, player))
    except PositionError:
        return 0


def _most(position: Position) -> int:
    return max((len(move.captures) for move in position.legal_moves()), default=0)
