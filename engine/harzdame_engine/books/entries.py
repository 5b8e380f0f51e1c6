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
    """The key of a position and all its images under the game's symmetries: a signed 64-bit hash.

    It is made from the least image: White to move before Black to move, then
    by `Position.bits` as numbers. It changes only with the numbering of the
    board's squares.
    """
    black = position.turn is Color.BLACK
    bits = position.bits
    group = symmetries(position.rules)
    # only these leave White to move
    to_white = [symmetry for symmetry in group if symmetry.swaps is black] or group
    sets = min(symmetry.pieces(bits) for symmetry in to_white)
    data = bytes([black and to_white is group]) + b"".join(bits.to_bytes(_SIDE, "little") for bits in sets)
    (key,) = _NUMBER.unpack(hashlib.blake2b(data, digest_size=_NUMBER.size).digest())
    return int(key)


def seen_before(score: int) -> int:
    """The score of the position after a move, for the side that makes it: an end is one ply further away."""
    seen = -score
    if is_decided(seen):
        return seen - 1 if seen > 0 else seen + 1
    return seen


def is_decided(score: int) -> bool:
    """Whether the score counts the plies to a won or lost end, as `_core.WIN` less the plies."""
    return abs(score) >= _core.SURE_WIN


def final_score(position: Position) -> int | None:
    """The score for the side to move of a position in which the game is over; None if it goes on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    if outcome.winner is None:
        return 0
    return _core.WIN if outcome.winner is position.turn else -_core.WIN
