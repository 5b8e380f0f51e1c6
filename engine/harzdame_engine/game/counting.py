"""The counts towards draws, along the line that leads to a node."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.rules.draws import CountedDraw, Material, Reset

if TYPE_CHECKING:
    from harzdame_engine.game.tree import Node


class Count(NamedTuple):
    """How far a draw has been counted at a node."""

    draw: CountedDraw
    plies: int

    @property
    def full(self) -> bool:
        """Whether the game is drawn."""
        return self.plies >= self.draw.plies


def counts(node: Node) -> Iterator[Count]:
    """The counts that have begun, of the draws that the rules of the game know."""
    for draw in node.position.rules.draws:
        if plies := counted(node, draw):
            yield Count(draw, plies)


def counted(node: Node, draw: CountedDraw) -> int:
    """The plies in a row up to `node` that count towards a draw; no more than it takes."""
    plies = 0
    stands = has_material(node.position, draw.material)
    while stands and plies < draw.plies:
        move, parent = node.move, node.parent
        if move is None or parent is None or _begins_anew(node, draw.reset):
            break
        stands = has_material(parent.position, draw.material)
        plies += stands
        node = parent
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


def _begins_anew(node: Node, reset: Reset) -> bool:
    """Whether the move to `node`, which is not the root, begins a count anew."""
    move, parent = node.move, node.parent
    if move is None or parent is None or reset is Reset.NONE:
        return False
    was_king, is_king = (
        at.position.pieces[square].king for at, square in ((parent, move.origin), (node, move.target))
    )
    return bool(move.captures) or (not was_king if reset is Reset.PROGRESS else was_king is not is_king)
