"""The gain of a line: what its first side has won where no capture is to come, counted on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine.endgames.material import Material
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position

_FURTHER = 12
"""Plies behind the least ones that are looked at."""


class Gain(NamedTuple):
    """The line up to the gain, and the pieces that its first side has won on balance.

    `gives_away`: pieces are to be given, and so many more were given than taken.
    `crowned`: that side has more kings than before; `caught`: the other side has fewer.
    `ends_game`: that side has won the game.
    """

    line: tuple[Move, ...]
    pieces: int = 0
    crowned: bool = False
    caught: bool = False
    ends_game: bool = False
    gives_away: bool = False

    @property
    def is_nothing(self) -> bool:
        """Whether nothing can be counted: the position is worth more, and that is all."""
        return self.pieces <= 0 and not (self.crowned or self.caught or self.ends_game)

    def covers(self, other: Gain) -> bool:
        """Whether at least as much is won as by another line."""
        more = self.crowned >= other.crowned and self.caught >= other.caught
        return more and self.pieces >= other.pieces


def gain(start: Position, line: Sequence[Move], least: int = 0) -> Gain:
    """What a line wins for the side to move, cut where that is won for good, but not before `least` plies.

    Where nothing can be counted, it is as long as it may be. A place with a capture to come does not
    count: the line of a search may end in the midst of an exchange.

    Raises:
        IllegalMove: the line is not legal.
    """
    line = line[: least + _FURTHER]
    position, found = start, list[Gain]()
    for ply, move in enumerate(line, start=1):
        position = position.play(move)
        if ply >= least and not any(reply.captures for reply in position.legal_moves()[:1]):
            found.append(_counted(start, position, tuple(line[:ply])))
    outcome = position.outcome()
    if outcome is not None and outcome.winner is start.turn:
        return Gain(tuple(line), ends_game=True)
    if not found:
        return Gain(tuple(line[:least]))
    for number, each in enumerate(found):
        if not each.is_nothing and all(later.covers(each) for later in found[number:]):
            return each
    return found[-1]


def _counted(start: Position, end: Position, line: tuple[Move, ...]) -> Gain:
    (own, theirs), (own_now, theirs_now) = (_sides(position, start.turn) for position in (start, end))
    taken, lost = theirs.pieces - theirs_now.pieces, own.pieces - own_now.pieces
    if start.rules.gives_away:
        return Gain(line, lost - taken, gives_away=True)
    return Gain(line, taken - lost, own_now.kings > own.kings, theirs_now.kings < theirs.kings)


def _sides(position: Position, first: Color) -> Material:
    material = Material.of(position)
    return material if first is Color.WHITE else material.turned
