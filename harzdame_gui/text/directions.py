"""Directions as the mover sees them, in words: ``straight forward, diagonally forward or sideways``."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from harzdame_engine import Board, Color, Direction
from harzdame_engine.rules.board import ALL_EIGHT, DIAGONAL, ORTHOGONAL

from harzdame_gui.text.message import alternatives
from harzdame_gui.translation import translate

N, NE, E, SE, S, SW, W, NW = Direction


def directions_text(directions: Collection[Direction], board: Board, mover: Color, eighths: int = 0) -> str:
    """The `directions`, given as White sees them, of a piece of `mover`, in words that follow a verb.

    Directions that come in pairs, one to each side, are named from the piece's
    own point of view. Others, as of men that climb from corner to corner, can
    only be named as they are seen: on a board turned clockwise by so many
    `eighths` from the one with White below. On a board that stands on its corner, what
    is straight by the squares' sides is seen as diagonal.
    """
    standing = -1 if eighths % 2 else 0  # half a right angle; a board turned by 180° looks the same
    wanted = _turned(directions, standing)
    if whole := _whole(wanted, board):
        return whole
    if wanted == {_mirrored(direction) for direction in wanted}:
        return alternatives(_paired(wanted))
    seen = directions if mover is Color.WHITE else {direction.opposite for direction in directions}
    return alternatives(_seen(_turned(seen, eighths)))


def _turned(directions: Collection[Direction], eighths: int) -> frozenset[Direction]:
    return frozenset(Direction((direction + eighths) % 8) for direction in directions)


def _mirrored(direction: Direction) -> Direction:
    """The direction with left and right exchanged."""
    return Direction(-direction % 8)


def _whole(wanted: frozenset[Direction], board: Board) -> str:
    """All directions there are, or all of one kind; else nothing."""
    if wanted == frozenset(board.vectors) and len(wanted) == 6:
        return translate("Directions", "in all six directions")
    if wanted == frozenset(ALL_EIGHT):
        return translate("Directions", "in all eight directions")
    if wanted == frozenset(ORTHOGONAL):
        return translate("Directions", "straight in all four directions")
    if wanted == frozenset(DIAGONAL):
        return translate("Directions", "diagonally in all four directions")
    return ""


def _paired(wanted: frozenset[Direction]) -> Iterator[str]:
    if N in wanted:
        yield translate("Directions", "straight forward")
    if NE in wanted:
        yield translate("Directions", "diagonally forward")
    if E in wanted:
        yield translate("Directions", "sideways")
    if SE in wanted:
        yield translate("Directions", "diagonally backward")
    if S in wanted:
        yield translate("Directions", "straight backward")


def _seen(wanted: Collection[Direction]) -> Iterator[str]:
    names = {
        N: translate("Directions", "up"),
        NE: translate("Directions", "diagonally up to the right"),
        E: translate("Directions", "to the right"),
        SE: translate("Directions", "diagonally down to the right"),
        S: translate("Directions", "down"),
        SW: translate("Directions", "diagonally down to the left"),
        W: translate("Directions", "to the left"),
        NW: translate("Directions", "diagonally up to the left"),
    }
    # up and down first, as one says it
    for direction in (N, S, NE, NW, E, W, SE, SW):
        if direction in wanted:
            yield names[direction]
