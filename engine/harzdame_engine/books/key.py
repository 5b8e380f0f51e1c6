"""Under what number a position stands in a book: the same for all its images under the game's symmetries."""

from __future__ import annotations

import hashlib
from struct import Struct

from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.rules.symmetries import symmetries

_SIDE = 16
_NUMBER = Struct("<q")


def book_key(position: Position) -> int:
    """A signed 64-bit hash; it stays the same as long as the numbering of the board's squares does.

    Of a position's images the least is taken: White to move before Black to
    move, then by `Position.bits` as numbers.
    """
    black = position.turn is Color.BLACK
    bits = position.bits
    group = symmetries(position.rules)
    # the others would leave Black to move
    to_white = [symmetry for symmetry in group if symmetry.swaps is black] or group
    sets = min(symmetry.pieces(bits) for symmetry in to_white)
    data = bytes([black and to_white is group]) + b"".join(bits.to_bytes(_SIDE, "little") for bits in sets)
    (key,) = _NUMBER.unpack(hashlib.blake2b(data, digest_size=_NUMBER.size).digest())
    return int(key)
