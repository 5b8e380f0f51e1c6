"""Entries of an opening book: the key that a position is kept under, and the scale of its score."""

from __future__ import annotations

import hashlib
from struct import Struct

from harzdame_engine import _core
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


def seen_before(score: int) -> int:
    """The score after a move as its player sees it before: from the other side, an end one ply further."""
    seen = -score
    if is_decided(seen):
        return seen - 1 if seen > 0 else seen + 1
    return seen


def is_decided(score: int) -> bool:
    """Whether the end of the game is in sight."""
    return abs(score) >= _core.SURE_WIN


def final_score(position: Position) -> int | None:
    """Of a position in which the game is over, for the side to move; None if it goes on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    if outcome.winner is None:
        return 0
    return _core.WIN if outcome.winner is position.turn else -_core.WIN
