"""The main line of a game in the core's packed form, which `core/library/game_store.hpp` describes."""

from __future__ import annotations

from collections.abc import Iterable

from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.position import Position

_FLAG = 0x80
_WORD = 8


def pack(start: Position, moves: Iterable[Move]) -> bytes:
    """The game that begins at `start` and goes on with `moves`, which must be legal."""
    packed = bytearray(_pack_start(start))
    bit_of = start.rules.board.bit_of
    for move in moves:
        captured = [bit_of[square] for square in dict.fromkeys(move.captures)]
        packed.append(bit_of[move.origin] | (_FLAG if captured else 0))
        packed.append(bit_of[move.target] | (_FLAG if move.promotes else 0))
        if captured:
            captured[-1] |= _FLAG
            packed += bytes(captured)
    return bytes(packed)


def _pack_start(start: Position) -> bytes:
    if start == Position.start(start.rules.id):
        return b"\0"
    size = _WORD if max(start.rules.board.bits) < 64 else 2 * _WORD
    sets = b"".join(bits.to_bytes(size, "little") for bits in start.bits)
    return b"\1" + sets + bytes([start.turn is Color.BLACK])
