"""The counts towards draws, along the moves that led to a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position
from harzdame_engine.rules.draws import CountedDraw, Material, Reset


class Count(NamedTuple):
    """How far a draw has been counted."""

    draw: CountedDraw
    plies: int

    @property
    def full(self) -> bool:
        """Whether the game is drawn."""
        return self.plies >= self.draw.plies


def counted(draw: CountedDraw, position: Position, back: Iterable[tuple[Position, Move]]) -> int:
    """The plies in a row up to `position` that count towards `draw`; no more than it takes.

    `back` are the moves that led there, the last one first, each with the position before it.
    """
    plies = 0
    stands = has_material(position, draw.material)
    for before, move in back:
        if not stands or plies == draw.plies or _begins_anew(draw.reset, before, move, position):
            break
        stands = has_material(before, draw.material)
        plies += stands
        position = before
    return plies


def has_material(position: Position, material: Material | None) -> bool:
    """Whether a position has the material that a draw is counted for."""
    if material is None:
        return True
    pieces = position.pieces
    if material.total is not None and not material.total[0] <= len(pieces) <= material.total[1]:
        return False
    return any(_is_one(position, material, color) for color in Color)


def _is_one(position: Position, material: Material, one: Color) -> bool:
    if not material.one.fits(*position.force(one)) or not material.other.fits(*position.force(one.other)):
        return False
    return material.line is None or all(
        square in material.line for square, piece in position.pieces.items() if piece.color is one
    )


def _begins_anew(reset: Reset, before: Position, move: Move, after: Position) -> bool:
    """Whether a move begins a count anew."""
    if reset is Reset.NONE:
        return False
    was_king, is_king = before.pieces[move.origin].king, after.pieces[move.target].king
    return bool(move.captures) or (not was_king if reset is Reset.PROGRESS else was_king is not is_king)
