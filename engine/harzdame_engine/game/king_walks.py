"""The plain moves that each side has made in a row with one king, where a rule limits them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from harzdame_engine.game.move import Color, Piece
from harzdame_engine.rules.board import Board, Square
from harzdame_engine.rules.core_rules import NO_WALKS, CoreWalks
from harzdame_engine.rules.rules import Rules


class KingWalk(NamedTuple):
    """A king on `square` that has made the last plain moves of its side, and their number."""

    square: Square
    moves: int


KingWalks = Mapping[Color, KingWalk]
"""Those of each side that has one."""
NOBODY: KingWalks = MappingProxyType({})


def counting(walks: KingWalks, pieces: Mapping[Square, Piece], rules: Rules) -> KingWalks:
    """Those walks that the rules count: by a king that is there, of a side that has a man."""
    limit = rules.same_king_limit
    return {
        color: KingWalk(square, min(moves, limit))
        for color, (square, moves) in walks.items()
        if min(moves, limit) > 0
        and pieces.get(square) == Piece(color, king=True)
        and Piece(color) in pieces.values()
    }


def to_core(walks: KingWalks, rules: Rules) -> CoreWalks:
    """The walks as the core takes them."""
    if not rules.same_king_limit:
        return NO_WALKS
    bit_of = rules.board.bit_of
    white, black = ((bit_of[walk.square], walk.moves) if walk else (0, 0) for walk in map(walks.get, Color))
    return rules.same_king_limit, white, black


def from_core(walks: CoreWalks, board: Board) -> KingWalks:
    """The walks as the core tells them."""

    def told() -> Iterator[tuple[Color, KingWalk]]:
        for color, (bit, moves) in zip(Color, walks[1:], strict=True):
            if moves:
                yield color, KingWalk(board.name_of_bit[bit], moves)

    return dict(told())
